import { type BargainProduct, flashLeftToldBelow } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** How many pieces are left; many are told as at least so many. */
export const leftText = ({ t }: Pick<Texts, 't'>, { left }: Pick<BargainProduct, 'left'>): string =>
  left === null
    ? t('bargain.list.leftMany', { count: flashLeftToldBelow })
    : t('bargain.list.left', { count: left });
