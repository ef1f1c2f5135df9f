import type { NextStep, OfferReason } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** Why an offer did not lower the price, in words with their numbers. */
export function offerReasonText(
  { t, money, day }: Pick<Texts, 't' | 'money' | 'day'>,
  reason: OfferReason,
): string {
  return t(`order.offer.${reason.code}`, {
    amount: money(reason.shortFen ?? reason.moreFen ?? 0),
    count: reason.shortPieces ?? 1,
    day: reason.day ? day(reason.day) : '',
    name: reason.withName ?? '',
    sn: reason.sn ?? '',
  });
}

/** What a little more would save, in words. */
export function nextStepText({ t, money }: Pick<Texts, 't' | 'money'>, step: NextStep): string {
  const save = money(step.saveFen);
  if (step.freight) return t('order.goods.nextFreight', { amount: money(step.addFen) });
  return step.addPieces === null
    ? t('order.goods.nextFen', { amount: money(step.addFen), save })
    : t('order.goods.nextPieces', { count: step.addPieces, save });
}
