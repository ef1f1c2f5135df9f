import type { BargainState } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** What friends are told of a bargain. */
export const shareWords = (
  { t, money }: Pick<Texts, 't' | 'money'>,
  { name, helpersNeeded, floorPriceFen }: BargainState,
): { title: string; desc: string } => ({
  title: t('bargain.share.title', { name }),
  desc: t('bargain.share.desc', { count: helpersNeeded, price: money(floorPriceFen) }),
});
