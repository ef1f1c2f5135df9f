import type { AppointmentRight, Locale, Page, RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { orderOf } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { lockVouchers, type RightRow, rightsOf } from './rights-store';

const DEFAULT_SIZE = 10;
/** Orders whose vouchers are used: paid and confirmed, or with a part of them going back. */
const USABLE: readonly (number | null)[] = [null, 1, 5];

export const rightView = (row: RightRow, locale: Locale, nowMs: number): AppointmentRight => ({
  voucherId: row.voucher_id,
  orderId: row.order_id,
  orderSn: row.order_sn,
  lineId: row.line_id,
  title: row.title[locale],
  people: row.people,
  firstDay: row.first_day,
  lastDay: row.last_day,
  items: row.items.map(({ id, title }) => ({ id, title: title[locale] })),
  state: row.state,
  refundable: row.state === 'toAppoint' && row.free_until_ms !== null && row.free_until_ms > nowMs,
  appointmentId: row.appointment?.id ?? null,
  appointment: row.appointment && { ...row.appointment, itemTitle: row.appointment.itemTitle[locale] },
});

export async function listRights(
  { db, clock, locale, memberId }: MemberRequest,
  { page = 1, size = DEFAULT_SIZE, ...asked }: RequestOf<'appointment', 'rights'>,
): Promise<Page<AppointmentRight>> {
  const nowMs = clock.now();
  if (asked.orderId !== undefined) await orderOf(db, memberId, asked.orderId);
  const { rights, total } = await rightsOf(db, { ...asked, memberId, today: dayOf(nowMs), page, size });
  return {
    records: rights.map((row) => rightView(row, locale, nowMs)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** One right of a member's; not found for anybody else's. */
export async function oneRight(
  db: MemberRequest['db'] | Tx,
  memberId: string,
  voucherId: string,
  nowMs: number,
): Promise<RightRow> {
  const { rights } = await rightsOf(db, {
    memberId,
    today: dayOf(nowMs),
    voucherIds: [voucherId],
    page: 1,
    size: 1,
  });
  const [right] = rights;
  if (!right) throw notFound();
  return right;
}

interface Wanted {
  memberId: string;
  nowMs: number;
  itemId: string;
  day: string;
  voucherIds: readonly string[];
  /** Vouchers of an appointment that moves have it already. */
  isTheirs?: boolean;
}

/** Locks the vouchers and refuses those that cannot have a place of the item on the day; answers their people. */
export async function takeRights(
  tx: Tx,
  wanted: Wanted,
): Promise<{ people: number; orderId: string | null; vouchers: { id: string; people: number }[] }> {
  const { memberId, nowMs, voucherIds } = wanted;
  if (voucherIds.length === 0) return { people: 0, orderId: null, vouchers: [] };
  // Orders are locked before appointments: one that moves is locked already, and a refund of it waits for that.
  if (!wanted.isTheirs) await lockVouchers(tx, voucherIds);
  const { rights } = await rightsOf(tx, {
    memberId,
    today: dayOf(nowMs),
    voucherIds,
    page: 1,
    size: voucherIds.length,
  });
  if (rights.length < voucherIds.length) throw notFound();
  const vouchers = voucherIds.map((id, index) => {
    const right = rights.find((one) => one.voucher_id === id);
    if (!right) throw notFound();
    return { id, people: expectUsable(right, index, wanted) };
  });
  expectDays(rights, wanted.day);
  const orderIds = new Set(rights.map(({ order_id }) => order_id));
  if (orderIds.size > 1) throw badInput([{ field: 'voucherIds', reason: 'of one order at a time' }]);
  return {
    people: vouchers.reduce((sum, { people }) => sum + people, 0),
    orderId: rights[0]?.order_id ?? null,
    vouchers,
  };
}

/** How many people of the item a voucher lets in; refuses one that is used, taken or going back. */
function expectUsable(right: RightRow, index: number, { itemId, isTheirs = false }: Wanted): number {
  const fields = [{ field: `voucherIds.${index}`, reason: 'refused' }];
  const item = right.items.find(({ id }) => id === itemId);
  if (!item) throw badInput([{ field: `voucherIds.${index}`, reason: 'not for this item' }]);
  if (right.used) throw refuse('voucherCodeUsed', { fields });
  if (right.appointment && !isTheirs) throw refuse('rightAppointed', { fields });
  if (right.frozen) throw refuse('refundOpen', { fields });
  if (!USABLE.includes(right.order_status)) throw refuse('rightExpired', { fields });
  return item.people;
}

function expectDays(rights: readonly RightRow[], day: string): void {
  const outside = rights.filter(({ first_day, last_day }) => day < first_day || day > last_day);
  const [first] = outside;
  if (!first) return;
  throw refuse('rightExpired', {
    fields: [{ field: 'voucherIds', reason: 'not on this day' }],
    detail: {
      voucherIds: outside.map(({ voucher_id }) => voucher_id),
      firstDay: first.first_day,
      lastDay: first.last_day,
    },
  });
}
