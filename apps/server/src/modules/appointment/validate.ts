import {
  type AppointmentRight,
  appointmentCodeDigits,
  validateShutMinutes,
  validateTries,
  validateTriesMinutes,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { networkOf } from '../../http/client-address';
import { refuse, tooBusy } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { oneRight, rightView } from './rights';
import { bindOutside, noteWrongCode, type OutsideRow, outsideByCode, shutUntil } from './validate-store';

const MINUTE_MS = 60_000;

const OVER = { 'zh-Hans': '该凭证已过期', en: 'This voucher has expired' };

/** Digits as they are typed or scanned: full-width ones are narrowed, spaces and hyphens left out. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]+/g, '');

/** The voucher of a code that is the member's, or was nobody's until now. */
async function ownByCode(
  db: Queries,
  { code, memberId, nowMs }: { code: string; memberId: string; nowMs: number },
): Promise<OutsideRow | undefined> {
  const voucher = await outsideByCode(db, code);
  if (!voucher || voucher.blocked || (voucher.member_id ?? memberId) !== memberId) return undefined;
  const isFree = voucher.member_id === null && voucher.used_ms === null && voucher.last_day >= dayOf(nowMs);
  if (isFree && !(await bindOutside(db, voucher.id, memberId, nowMs))) return undefined;
  return voucher;
}

/**
 * Takes the code of a voucher from elsewhere. Unknown codes, another member's and blocked ones answer alike; five wrong ones
 * shut it for a while, for the member and for where they come from.
 */
export async function validateCode(request: MemberRequest, typed: string): Promise<AppointmentRight> {
  const { db, clock, locale, memberId, ip } = request;
  const nowMs = clock.now();
  const keys = [`validate:${memberId}`, `validate-from:${networkOf(ip)}`];
  const shutMs = await shutUntil(db, keys, nowMs);
  if (shutMs > nowMs) throw tooBusy(Math.ceil((shutMs - nowMs) / 1_000));
  const code = digitsOf(typed);
  const isCode = new RegExp(`^\\d{${appointmentCodeDigits}}$`).test(code);
  // Looked up whatever was typed: how long it takes tells nothing.
  const found = await ownByCode(db, { code: isCode ? code : '', memberId, nowMs });
  if (!found) {
    await noteWrongCode(db, keys, nowMs, {
      tries: validateTries,
      withinMs: validateTriesMinutes * MINUTE_MS,
      shutMs: validateShutMinutes * MINUTE_MS,
    });
    throw refuse('voucherCodeUnknown', { fields: [{ field: 'code', reason: 'unknown' }] });
  }
  if (found.used_ms !== null) throw refuse('voucherCodeUsed');
  if (found.last_day < dayOf(nowMs)) throw refuse('rightExpired', { text: OVER });
  return rightView(await oneRight(db, memberId, found.id, nowMs), locale, nowMs);
}
