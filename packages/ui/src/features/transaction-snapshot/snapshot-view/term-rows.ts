import type { Locale, SnapshotTerms } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { DescriptionItem } from '../../../components/description-list';
import { refundRuleText } from '../../refund/refund-rule';

/** The terms of a line in words, those it has. */
export function termRows(texts: Texts, terms: SnapshotTerms, locale: Locale): DescriptionItem[] {
  const { t, instant, money, day } = texts;
  const { refundRule, cancelDeadlines = [], nights = [] } = terms;
  const yesNo = (yes: boolean | undefined) =>
    yes === undefined ? undefined : t('transactionSnapshot.yesNo', { yes: String(yes) });
  const rows: [string, string | number | null | undefined][] = [
    [t('transactionSnapshot.place'), terms.placeName?.[locale]],
    [t('transactionSnapshot.placeAddress'), terms.placeAddress?.[locale]],
    [t('transactionSnapshot.placePhone'), terms.placePhone],
    [t('transactionSnapshot.checkIn'), terms.checkInFrom],
    [t('transactionSnapshot.checkOut'), terms.checkOutUntil],
    [t('transactionSnapshot.breakfasts'), terms.breakfasts],
    [t('transactionSnapshot.adults'), terms.adults],
    [t('transactionSnapshot.children'), terms.children],
    ...nights.map(({ night, priceFen }): [string, string] => [
      t('transactionSnapshot.night', { day: day(night) }),
      money(priceFen),
    ]),
    [t('transactionSnapshot.refundRule'), refundRule && ruleText(texts, refundRule)],
    ...tiersOf(refundRule).map(({ daysBefore, time, keep, feePercent }, index): [string, string] => [
      t('transactionSnapshot.tier', { n: index + 1 }),
      t('transactionSnapshot.tierStep', { days: daysBefore, time, keep, fee: feePercent }),
    ]),
    ...cancelDeadlines.map(({ untilMs, keep, feePercent }, index): [string, string] => [
      t('transactionSnapshot.cancelUntil', { n: index + 1 }),
      t('transactionSnapshot.cancelStep', { time: instant(untilMs), keep, fee: feePercent }),
    ]),
    [t('transactionSnapshot.holdUntil'), terms.holdUntilMs ? instant(terms.holdUntilMs) : undefined],
    [t('transactionSnapshot.people'), terms.peoplePerUnit],
    [t('transactionSnapshot.validDays'), terms.validDays],
    [t('transactionSnapshot.untilDay'), terms.untilDay ? day(terms.untilDay) : undefined],
    [
      t('transactionSnapshot.serviceMode'),
      terms.serviceMode && t('transactionSnapshot.serviceModeHow', { mode: terms.serviceMode }),
    ],
    [t('transactionSnapshot.uses'), terms.usesPerVoucher],
    [t('transactionSnapshot.autoRefund'), yesNo(terms.autoRefundExpired)],
    [t('transactionSnapshot.noReason'), yesNo(terms.noReasonReturn)],
    [t('transactionSnapshot.stocking'), yesNo(terms.stocking)],
  ];
  return rows.flatMap(([name, words]) =>
    words === undefined || words === null || words === '' ? [] : [{ name, words: String(words) }],
  );
}

type Rule = NonNullable<SnapshotTerms['refundRule']>;

const tiersOf = (rule: Rule | undefined) => (rule && 'tiers' in rule ? rule.tiers : []);

/** A rule with steps is told by its steps. */
function ruleText(texts: Texts, rule: Rule): string | undefined {
  if (!('tiers' in rule)) return refundRuleText(texts, rule);
  if (rule.tiers.length > 0) return undefined;
  return texts.t(rule.kind === 'free' ? 'refund.rule.free' : 'refund.rule.none');
}
