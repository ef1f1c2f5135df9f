import { appointmentStatus, type Contact, type OrderLine, type QuoteLine } from '@yunyou/contract';
import type { PlaceDeps, PlanContext, PlannedTime, UnitsOf } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import { badInput, notFound, Refusal, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { leftTold } from '../goods/plan-skus';
import { vouchersOfLines } from '../voucher/store';
import { expectGroup, expectOpen, writeAppointment } from './book';
import { bookingFacts, noteEvent } from './booking-store';
import { noteNews } from './news';
import { setStatus } from './operate-store';
import { placesGone, takePlaces } from './places-store';
import { cancelAppointments } from './release';
import { expectVisitors, type Visitor, visitorsNeeded } from './visitors';
import {
  bindVouchers,
  lockWaiting,
  type SlotOfProduct,
  slotsOfProducts,
  timesById,
  type Waiting,
} from './with-order-store';

/** What a line keeps of the time that was chosen while ordering it. */
export interface OrderedTime {
  appointmentId: string;
  /** How many one voucher lets in. */
  people: number;
}

interface Asked {
  /** Where the line stands in the request. */
  index: number;
  productId: string;
  quantity: number;
  slotId?: string | undefined;
  contactIds?: readonly string[] | undefined;
  /** What is bought is used by a code, and so at a time. */
  hasCodes: boolean;
  /** The last day of its vouchers, if it were paid now. */
  lastDay: string;
}

/** The same refusal, on the fields of a line. */
function onLine(index: number, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { code, text, details } = error;
  const fields = details.fields ?? [{ field: 'slotId', reason: 'refused' }];
  const named = ({ field, reason }: (typeof fields)[number]) => ({
    field: `lines.${index}.${field.replace(/^size$/, 'quantity').replace(/^visitors\b/, 'contactIds')}`,
    reason,
  });
  return new Refusal(code, text, { ...details, fields: fields.map(named) });
}

const visitorOf = ({ name, certType, idCard, mobile }: Contact, index: number): Visitor => ({
  name,
  certType,
  idCard,
  mobile,
  field: `contactIds.${index}`,
});

/** Tells two documents apart without keys: nothing of it is kept. */
const plain = { index: (kind: string, number: string) => `${kind} ${number}` };

/** Checks the times that lines choose by the rules of appointments; undefined for lines without one. */
export async function planTimes(
  context: Pick<PlanContext, 'db' | 'nowMs' | 'people' | 'complete'>,
  lines: readonly Asked[],
): Promise<({ time: PlannedTime; kept: OrderedTime } | undefined)[]> {
  for (const { index, slotId, contactIds = [], hasCodes } of lines) {
    if (slotId !== undefined && !hasCodes) throw notOfThis(index);
    if (slotId === undefined && contactIds.length > 0) {
      throw badInput([{ field: `lines.${index}.contactIds`, reason: 'only with a time' }]);
    }
  }
  const wanted = lines.flatMap(({ slotId, productId }) =>
    slotId === undefined ? [] : [{ slotId, productId }],
  );
  const found = await slotsOfProducts(context.db, wanted);
  const taken = new Map<string, number>();
  const planned: Awaited<ReturnType<typeof planTimes>> = [];
  for (const asked of lines) {
    const { index, slotId, productId } = asked;
    if (slotId === undefined) {
      planned.push(undefined);
      continue;
    }
    const chosen = found.find((one) => one.slotId === slotId && one.productId === productId);
    if (!chosen) throw notFound();
    const { slot, item, people } = chosen;
    if (people === null || item.mode === 'open') throw notOfThis(index);
    const time = timeOf(asked, chosen, people, context);
    const sum = (taken.get(slotId) ?? 0) + time.size;
    taken.set(slotId, sum);
    try {
      expectOpen(slot, item, context.nowMs);
      expectGroup(item, time.size);
      expectDay(slot.day, asked.lastDay);
      if (time.left < sum) throw await placesGone(context.db, slotId, sum, context.nowMs);
      if (context.complete) {
        const visitors = time.people.map(visitorOf);
        expectVisitors(item, visitors, { size: time.size, day: slot.day, protection: plain });
      }
    } catch (error) {
      throw onLine(index, error);
    }
    planned.push({ time, kept: { appointmentId: newId(), people } });
  }
  return planned;
}

const notOfThis = (index: number) =>
  badInput([{ field: `lines.${index}.slotId`, reason: 'not a time of this service' }]);

function expectDay(day: string, lastDay: string): void {
  if (day <= lastDay) return;
  throw refuse('rightExpired', {
    fields: [{ field: 'slotId', reason: 'not on this day' }],
    detail: { voucherIds: [], lastDay },
  });
}

function timeOf(
  { index, quantity, contactIds = [] }: Asked,
  { slot, item }: SlotOfProduct,
  people: number,
  context: Pick<PlanContext, 'people'>,
): PlannedTime {
  const size = quantity * people;
  return {
    index,
    people: contactIds.flatMap((id) => context.people.get(id) ?? []),
    peopleNeeded: visitorsNeeded(item, size),
    slotId: slot.id,
    itemId: item.id,
    itemTitle: item.texts.title,
    day: slot.day,
    from: slot.from_time,
    to: slot.to_time,
    startsAtMs: slot.starts_ms,
    endsAtMs: slot.ends_ms,
    size,
    left: Math.max(0, slot.capacity - slot.taken),
  };
}

/** The chosen time in a quote. */
export function quotedTime(
  { index: _, people: __, peopleNeeded, itemTitle, left, ...time }: PlannedTime,
  locale: 'zh-Hans' | 'en',
): NonNullable<Extract<QuoteLine, { kind: 'service' }>['slot']> {
  return { ...time, itemTitle: itemTitle[locale], left: leftTold(left), visitorsNeeded: peopleNeeded };
}

interface PlacedTime {
  orderId: string;
  quantity: number;
  time: PlannedTime;
  kept: OrderedTime;
}

/**
 * Writes the appointments of new lines at status 0, in the transaction that writes their order. All of them first, in one order;
 * then their places are taken, slots by their ids.
 */
export async function placeTimes(
  tx: Tx,
  lines: readonly PlacedTime[],
  { protection, nowMs, memberId, contactMobile }: PlaceDeps,
): Promise<void> {
  const keyOf = ({ time }: PlacedTime) => `${time.itemId} ${time.day}`;
  const written = [...lines].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const { orderId, quantity, time, kept } of written) {
    const facts = await bookingFacts(tx, { slotId: time.slotId, memberId, nowMs });
    if (!facts) throw notFound();
    await writeAppointment(
      { tx, protection, nowMs },
      {
        id: kept.appointmentId,
        vouchersToCome: quantity,
        memberId,
        slot: facts.slot,
        item: facts.item,
        size: time.size,
        visitors: time.people.map(visitorOf),
        vouchers: [],
        orderId,
        mobile: contactMobile,
        remark: '',
        fromWaiting: false,
        told: facts.told,
      },
    ).catch((error) => {
      throw onLine(time.index, error);
    });
  }
  for (const { time } of [...lines].sort((a, b) => (a.time.slotId < b.time.slotId ? -1 : 1))) {
    if (await takePlaces(tx, time.slotId, time.size)) continue;
    throw onLine(time.index, await placesGone(tx, time.slotId, time.size, nowMs));
  }
}

interface LineWithTime {
  id: string;
  detail: { time?: OrderedTime };
}

const idsOf = (lines: readonly LineWithTime[]): string[] =>
  lines.flatMap(({ detail }) => detail.time?.appointmentId ?? []);

/** A paid order's appointments get its vouchers. `usable`: they can be used at once; otherwise the merchant looks at the order. */
export async function startTimes(
  tx: Tx,
  lines: readonly LineWithTime[],
  { usable, nowMs }: { usable: boolean; nowMs: number },
): Promise<void> {
  const waiting = (await lockWaiting(tx, idsOf(lines))).filter(({ paid }) => !paid);
  if (waiting.length === 0) return;
  const vouchers = await vouchersOfLines(
    tx,
    lines.map(({ id }) => id),
  );
  for (const appointment of waiting) {
    const line = lines.find(({ detail }) => detail.time?.appointmentId === appointment.id);
    const own = vouchers.filter(({ line_id }) => line_id === line?.id).map(({ id }) => id);
    await bindVouchers(tx, appointment.id, own, line?.detail.time?.people ?? 1);
    if (usable) await stand(tx, appointment, nowMs);
  }
}

/** The merchant has confirmed the order: its appointments stand, unless theirs is another word. */
export async function confirmTimes(tx: Tx, lines: readonly LineWithTime[], nowMs: number): Promise<void> {
  for (const appointment of await lockWaiting(tx, idsOf(lines))) await stand(tx, appointment, nowMs);
}

async function stand(tx: Tx, { id, member_id: memberId, auto }: Waiting, nowMs: number): Promise<void> {
  if (!auto) return;
  await setStatus(tx, id, appointmentStatus.toBeUsed);
  await noteEvent(tx, { appointment_id: id, kind: 'paid', status: appointmentStatus.toBeUsed, at_ms: nowMs });
  await noteNews(tx, [{ memberId, template: 'appointmentMade', appointmentId: id }], nowMs);
}

/** An order closes unpaid: its appointments end, and their places are free. Paid ones end with their vouchers. */
export async function cancelUnpaidTimes(
  tx: Tx,
  units: readonly UnitsOf<LineWithTime['detail']>[],
  nowMs: number,
): Promise<void> {
  const waiting = await lockWaiting(tx, idsOf(units.map(({ line }) => line)));
  const unpaid = waiting.filter(({ paid }) => !paid);
  if (unpaid.length > 0) await cancelAppointments(tx, unpaid, { reason: 'order' }, nowMs);
}

type SlotOfLine = NonNullable<Extract<OrderLine, { kind: 'service' }>['slot']>;

/** The times that were chosen while ordering, as they are now, by the lines' ids. */
export async function timesOrdered(
  db: Queries,
  lines: readonly LineWithTime[],
): Promise<Map<string, (locale: 'zh-Hans' | 'en') => SlotOfLine>> {
  const times = await timesById(db, idsOf(lines));
  return new Map(
    lines.flatMap(({ id, detail }) => {
      const found = times.find((one) => one.id === detail.time?.appointmentId);
      if (!found) return [];
      const slotOf = (locale: 'zh-Hans' | 'en'): SlotOfLine => ({
        appointmentId: found.id,
        slotId: found.slot_id,
        itemId: found.item_id,
        itemTitle: found.title[locale],
        day: found.day,
        from: found.from_time,
        to: found.to_time,
        startsAtMs: found.starts_ms,
        endsAtMs: found.ends_ms,
        size: found.size,
        status: found.status,
      });
      return [[id, slotOf] as const];
    }),
  );
}
