import { appointmentStatus, type SharedVoucher, type Voucher } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** A service is called like its order. */
export const titleOf = (title: string, productName: string): string =>
  title === productName ? title : `${title} · ${productName}`;

/** Said of what can be shown more than once. What was kept by an earlier release does not know. */
export const usesOf = ({ uses, usesLeft }: Partial<Pick<Voucher, 'uses' | 'usesLeft'>>) =>
  uses !== undefined && usesLeft !== undefined && uses > 1 ? { left: usesLeft, of: uses } : undefined;

/** On which days it can be used. */
export function daysOf(
  { day }: Pick<Texts, 'day'>,
  { firstDay, lastDay }: Pick<Voucher, 'firstDay' | 'lastDay'>,
) {
  const first = day(firstDay, 'long');
  return firstDay === lastDay ? first : `${first} – ${day(lastDay, 'long')}`;
}

/** When it was used up, or when it can be used. */
export function validityOf(texts: Texts, voucher: Voucher | SharedVoucher): string {
  const { usedAtMs, status } = voucher;
  if (usedAtMs !== null && status !== appointmentStatus.toBeUsed)
    return texts.t('voucher.usedAt', { time: texts.instant(usedAtMs) });
  return texts.t('voucher.valid', { days: daysOf(texts, voucher) });
}
