import { appointmentStatus } from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { lockOrder } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { badInput, Refusal, refuse } from '../../http/refusal';
import { timeWords } from '../../http/rule-words';
import { showVoucher } from '../voucher/show';
import {
  type AppointmentRow,
  itemOf,
  lockAppointment,
  noteEvent,
  visitorsOfAppointment,
} from './booking-store';
import { addEntered, behindVoucher, byCode, lockOutside, noteUsed, vouchersBehind } from './gate-store';
import { noteNews } from './news';
import { gateOf } from './slot-state';

const isInside = ({ fromMs, untilMs }: { fromMs: number; untilMs: number }, nowMs: number): boolean =>
  nowMs >= fromMs && nowMs < untilMs;

/** Refuses outside the time in which people are let in, and says which it is. */
function expectInside(gate: { fromMs: number; untilMs: number }, nowMs: number): void {
  if (isInside(gate, nowMs)) return;
  const [from, until] = [timeWords(gate.fromMs), timeWords(gate.untilMs)];
  throw refuse('outsideWindow', {
    text: {
      'zh-Hans': `请在${from['zh-Hans']}至${until['zh-Hans']}入场`,
      en: `Please come between ${from.en} and ${until.en}`,
    },
    detail: gate,
  });
}

/**
 * What the gate answers about a voucher: undefined where it needs no time, otherwise the locked appointment it comes in by.
 * Refuses one without a time, and one outside of it.
 */
export async function expectAppointed(
  tx: Tx,
  voucherId: string,
  nowMs: number,
): Promise<AppointmentRow | undefined> {
  const { needed, appointment } = await behindVoucher(tx, voucherId);
  if (!needed) return undefined;
  if (!appointment) throw refuse('appointFirst');
  expectInside(gateOf(appointment, appointment), nowMs);
  const locked = await lockAppointment(tx, appointment.id);
  if (!locked || (locked.status !== appointmentStatus.toBeUsed && locked.status !== appointmentStatus.used)) {
    throw refuse('appointFirst');
  }
  return locked;
}

/** A voucher of an appointment was shown itself: its people are in. */
export async function enterByVoucher(
  tx: Tx,
  appointment: AppointmentRow,
  voucherId: string,
  nowMs: number,
): Promise<void> {
  const behind = (await vouchersBehind(tx, appointment.id)).find(
    ({ voucher_id }) => voucher_id === voucherId,
  );
  const count = Math.min(behind?.people ?? 1, appointment.size - appointment.entered);
  if (count > 0) await addEntered(tx, { id: appointment.id, count, nowMs, visitorId: null });
  await noteUsed(tx, { id: appointment.id, voucherId, nowMs });
  await noteEvent(tx, {
    appointment_id: appointment.id,
    kind: 'entered',
    status: appointmentStatus.used,
    note: String(count),
    at_ms: nowMs,
  });
}

interface Shown {
  code: string;
  /** How many are there; default all who are not in yet. */
  count?: number | undefined;
  /** Why they are let in outside of their time. */
  override?: string;
}

/** Lets the people of an appointment in, by its code or by a visitor's. */
export async function enterByCode(
  tx: Tx,
  { kinds, nowMs }: { kinds: OrderKinds; nowMs: number },
  { code, count, override = '' }: Shown,
): Promise<{ appointmentId: string; count: number }> {
  const found = await byCode(tx, code.replace(/\s+/g, ''));
  if (!found) throw new Refusal(404, { 'zh-Hans': '没有这个预约码', en: 'There is no such code' });
  const order = found.order_id === null ? undefined : await lockOrder(tx, found.order_id);
  await lockOutside(tx, found.id);
  const appointment = await lockAppointment(tx, found.id);
  const isUsable =
    appointment?.ended_ms === null &&
    (appointment.status === appointmentStatus.toBeUsed || appointment.status === appointmentStatus.used);
  if (!appointment || !isUsable) {
    throw refuse('appointmentStateChanged', { detail: { from: appointment?.status } });
  }
  const item = await itemOf(tx, appointment.item_id);
  if (override === '') expectInside(gateOf(appointment, item), nowMs);
  const waiting = appointment.size - appointment.entered;
  if (found.visitor_id !== null) {
    const visitors = await visitorsOfAppointment(tx, appointment.id);
    const isIn = visitors.find(({ id }) => id === found.visitor_id)?.checked_ms !== null;
    if (isIn) throw refuse('appointmentStateChanged', { detail: { from: appointment.status } });
  }
  const entering = found.visitor_id !== null ? 1 : (count ?? waiting);
  if (waiting === 0) throw refuse('appointmentStateChanged', { detail: { from: appointment.status } });
  if (entering < 1 || entering > waiting) throw badInput([{ field: 'count', reason: `1 to ${waiting}` }]);
  await addEntered(tx, { id: appointment.id, count: entering, nowMs, visitorId: found.visitor_id });
  await useBehind(tx, appointment, appointment.entered + entering, nowMs);
  await noteEvent(tx, {
    appointment_id: appointment.id,
    kind: 'entered',
    status: appointmentStatus.used,
    note: override === '' ? String(entering) : `${entering} ${override}`,
    at_ms: nowMs,
  });
  if (order) await completeIfOver(tx, { kinds, nowMs }, order);
  if (appointment.entered === 0 && order === undefined) {
    await noteNews(
      tx,
      [
        {
          memberId: appointment.member_id,
          template: 'appointmentEntered',
          appointmentId: appointment.id,
          once: `entered:${appointment.id}`,
        },
      ],
      nowMs,
    );
  }
  return { appointmentId: appointment.id, count: entering };
}

/** Uses the vouchers behind an appointment one by one, as many as its people who are in. */
async function useBehind(tx: Tx, { id }: AppointmentRow, entered: number, nowMs: number): Promise<void> {
  const behind = await vouchersBehind(tx, id);
  let covered = behind.filter(({ used_ms }) => used_ms !== null).reduce((sum, { people }) => sum + people, 0);
  for (const voucher of behind.filter(({ used_ms }) => used_ms === null)) {
    if (covered >= entered) return;
    covered += voucher.people;
    if (!voucher.is_outside) await showVoucher(tx, voucher.voucher_id, nowMs);
    await noteUsed(tx, { id, voucherId: voucher.voucher_id, nowMs });
  }
}
