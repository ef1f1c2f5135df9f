import { appointmentStatus, orderStatus } from '@yunyou/contract';
import type { Insertable } from 'kysely';
import { addDays, dayOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import type { Database } from '../../database/tables';
import { Refusal, refuse } from '../../http/refusal';
import { newId, randomDigits } from '../../security/ids';
import { lockOrder, moveOrder } from './transitions';

/** Shown in groups of four; also the content of the QR code. */
const CODE_DIGITS = 12;

/**
 * Issues an order's voucher codes: one per traveller where every visitor is named, otherwise one per ticket.
 * They can be used at once, or after the merchant has confirmed.
 */
export async function issueVouchers(db: Db, orderId: string, { usable }: { usable: boolean }): Promise<void> {
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();
  const travellers = await db
    .selectFrom('order_travellers')
    .select(['id', 'line_id'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();
  let seq = 0;
  for (const line of lines) {
    const named = travellers.filter((traveller) => traveller.line_id === line.id);
    const owners: (string | null)[] =
      named.length > 1 || (named.length === 1 && line.quantity * line.people_per_ticket === 1)
        ? named.map((traveller) => traveller.id)
        : Array.from({ length: line.quantity }, () => named[0]?.id ?? null);
    for (const travellerId of owners) {
      await insertVoucher(db, {
        id: newId(),
        order_id: orderId,
        line_id: line.id,
        traveller_id: travellerId,
        seq: seq++,
        status: usable ? appointmentStatus.toBeUsed : appointmentStatus.ticketNotIssued,
        first_day: line.day,
        last_day: addDays(line.day, line.valid_days - 1),
        used_ms: null,
      });
    }
  }
}

type NewVoucher = Omit<Insertable<Database['vouchers']>, 'code'>;

/** Two vouchers never share a code: a code that is taken is drawn again. */
async function insertVoucher(db: Db, voucher: NewVoucher): Promise<void> {
  for (;;) {
    const inserted = await db
      .insertInto('vouchers')
      .values({ ...voucher, code: randomDigits(CODE_DIGITS) })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return;
  }
}

export async function setVoucherStatus(db: Db, orderId: string, from: number, to: number): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', '=', from)
    .execute();
}

/** Verifies a voucher at the gate. The order is complete with the last one. */
export async function verifyVoucher({ db, clock }: AppContext, code: string): Promise<{ orderId: string }> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('vouchers')
      .select(['id', 'order_id'])
      .where('code', '=', code.replace(/\s+/g, ''))
      .executeTakeFirst();
    if (!found) throw new Refusal(404, { 'zh-Hans': '没有这张凭证', en: 'There is no such voucher' });
    const order = await lockOrder(transaction, found.order_id);
    const voucher = await transaction
      .selectFrom('vouchers')
      .selectAll()
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    const today = dayOf(clock.now());
    if (voucher.status !== appointmentStatus.toBeUsed || order.status !== orderStatus.pendingConsumption) {
      throw refuse('transitionRefused', { detail: { voucherStatus: voucher.status } });
    }
    if (today < voucher.first_day || today > voucher.last_day) {
      throw refuse('dayClosed', { detail: { firstDay: voucher.first_day, lastDay: voucher.last_day } });
    }
    await transaction
      .updateTable('vouchers')
      .set({ status: appointmentStatus.used, used_ms: clock.now() })
      .where('id', '=', voucher.id)
      .execute();
    const { left } = await transaction
      .selectFrom('vouchers')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('order_id', '=', order.id)
      .where('status', '=', appointmentStatus.toBeUsed)
      .executeTakeFirstOrThrow();
    if (left === 0) await moveOrder(transaction, clock, order, { status: orderStatus.complete });
    return { orderId: order.id };
  });
}

/** Marks vouchers whose last day is over. */
export async function expireVouchers({ db, clock }: AppContext): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ status: appointmentStatus.expired })
    .where('status', '=', appointmentStatus.toBeUsed)
    .where('last_day', '<', dayOf(clock.now()))
    .execute();
}
