import {
  type Locale,
  type Page,
  type RequestOf,
  type ResponseOf,
  type WaitingEntry,
  waitingPerMember,
} from '@yunyou/contract';
import type { Queries, Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { IdempotentRequest, MemberRequest } from '../../http/request-context';
import { cell } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { expectFewAhead, expectGroup, expectMode, expectOpen, expectShownUp, writeAppointment } from './book';
import { bookingFacts, lockMember } from './booking-store';
import { noteNews } from './news';
import { offerPlaces } from './offer';
import { givePlaces } from './places-store';
import { shownCount } from './reads';
import { bookUntilMs, slotState } from './slot-state';
import { expectVisitors, visitorsOf } from './visitors';
import {
  countAhead,
  dueEntries,
  endEntry,
  freeOfSlot,
  insertEntry,
  type ListedEntry,
  liveEntries,
  lockEntry,
  pageOfEntries,
} from './waiting-store';

const DEFAULT_SIZE = 10;

/** Joins the list of a full slot. The slot is locked, so that places that are given back meanwhile find the entry. */
export async function joinWaiting(
  { tx, clock, protection, memberId }: IdempotentRequest,
  { slotId, size, mobile }: RequestOf<'appointment', 'wait'>,
): Promise<ResponseOf<'appointment', 'wait'>> {
  const nowMs = clock.now();
  await lockMember(tx, memberId);
  const locked = await freeOfSlot(tx, slotId);
  const facts = await bookingFacts(tx, { slotId, memberId, nowMs });
  if (!locked || !facts) throw notFound();
  const { slot, item } = facts;
  expectMode(item, false);
  expectGroup(item, size);
  expectOpen(slot, item, nowMs);
  expectShownUp(facts, nowMs);
  const isFull = slotState(slot, item, nowMs) === 'full' || slot.capacity - slot.taken < size;
  if (!item.waiting || !isFull || size > slot.capacity) throw refuse('notFull');
  const { live, here } = await liveEntries(tx, memberId, slotId);
  if (here > 0) throw refuse('waitExists');
  if (live >= waitingPerMember) throw refuse('waitLimit', { detail: { n: waitingPerMember } });
  const id = newId();
  const entry = {
    id,
    slot_id: slotId,
    item_id: item.id,
    member_id: memberId,
    size,
    mobile_cipher: protection.encrypt(mobile, cell('waiting_entries', 'mobile_cipher', id)),
    state: 'waiting' as const,
    offered_until_ms: null,
    appointment_id: null,
    joined_ms: nowMs,
  };
  const ahead = await countAhead(tx, slotId, entry);
  await insertEntry(tx, entry);
  return { id, ahead: shownCount(ahead) };
}

/** Leaves the list; what was offered goes to the next. */
export async function leaveWaiting(
  { tx, clock, memberId }: IdempotentRequest,
  { id }: RequestOf<'appointment', 'leave'>,
): Promise<null> {
  const entry = await lockEntry(tx, id, memberId);
  if (!entry) throw notFound();
  if (entry.state !== 'waiting' && entry.state !== 'offered') throw refuse('appointmentStateChanged');
  await endEntry(tx, id, 'left');
  if (entry.state === 'offered') {
    await givePlaces(tx, [{ slotId: entry.slot_id, size: entry.size }]);
    await offerPlaces(tx, [entry.slot_id], clock.now());
  }
  return null;
}

/** Makes an appointment of an offer: its places are taken already. */
export async function takeOffer(
  { tx, clock, protection, memberId }: IdempotentRequest,
  input: RequestOf<'appointment', 'takeOffer'>,
): Promise<ResponseOf<'appointment', 'takeOffer'>> {
  const nowMs = clock.now();
  await lockMember(tx, memberId);
  const entry = await lockEntry(tx, input.id, memberId);
  if (!entry) throw notFound();
  if (entry.state !== 'offered' || nowMs >= (entry.offered_until_ms ?? 0)) throw refuse('offerLapsed');
  const facts = await bookingFacts(tx, { slotId: entry.slot_id, memberId, nowMs });
  if (!facts) throw notFound();
  const { slot, item } = facts;
  if (slot.closed || nowMs >= bookUntilMs(slot, item)) throw refuse('offerLapsed');
  expectFewAhead(facts.ahead);
  const visitors = await visitorsOf({ db: tx, protection, memberId }, input);
  expectVisitors(item, visitors, { size: entry.size, day: slot.day, protection });
  const made = await writeAppointment(
    { tx, protection, nowMs },
    {
      memberId,
      slot,
      item,
      size: entry.size,
      visitors,
      vouchers: [],
      orderId: null,
      mobile: protection.decrypt(entry.mobile_cipher, cell('waiting_entries', 'mobile_cipher', entry.id)),
      remark: input.remark ?? '',
      fromWaiting: true,
    },
  );
  await endEntry(tx, entry.id, 'taken', made.id);
  return made;
}

const viewOf = (entry: ListedEntry, locale: Locale): WaitingEntry => ({
  id: entry.id,
  slotId: entry.slot_id,
  itemId: entry.item_id,
  title: entry.title[locale],
  picture: entry.picture,
  placeName: entry.placeName[locale],
  day: entry.day,
  from: entry.from_time,
  to: entry.to_time,
  startsAtMs: entry.starts_ms,
  endsAtMs: entry.ends_ms,
  realName: entry.real_name,
  size: entry.size,
  state: entry.state,
  ahead: shownCount(entry.ahead),
  joinedAtMs: entry.joined_ms,
  offeredUntilMs: entry.state === 'offered' ? entry.offered_until_ms : null,
  bookUntilMs: bookUntilMs(entry, entry),
  appointmentId: entry.appointment_id,
});

export async function listWaiting(
  { db, locale, memberId }: Pick<MemberRequest, 'locale' | 'memberId'> & { db: Queries },
  { page = 1, size = DEFAULT_SIZE }: RequestOf<'appointment', 'waiting'>,
): Promise<Page<WaitingEntry>> {
  const { entries, total } = await pageOfEntries(db, memberId, { page, size });
  return {
    records: entries.map((entry) => viewOf(entry, locale)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** Ends what is over of a slot's list, gives its places back, and offers what is free. */
export async function sweepSlot(tx: Tx, slotId: string, nowMs: number): Promise<void> {
  const slot = await freeOfSlot(tx, slotId);
  if (!slot) return;
  const isOver = nowMs >= bookUntilMs(slot, slot) || slot.closed;
  const due = await dueEntries(tx, slotId, nowMs, isOver);
  for (const { id, state, offered_until_ms } of due) {
    const hasLapsed = state === 'offered' && (offered_until_ms ?? 0) <= nowMs;
    await endEntry(tx, id, hasLapsed ? 'lapsed' : 'over');
  }
  const freed = due.filter(({ state }) => state === 'offered').reduce((sum, { size }) => sum + size, 0);
  if (freed > 0) await givePlaces(tx, [{ slotId, size: freed }]);
  if (isOver) {
    const told = due.map(({ id, member_id }) => ({
      memberId: member_id,
      template: 'waitOver' as const,
      entryId: id,
      once: `over:${id}`,
    }));
    await noteNews(tx, told, nowMs);
    return;
  }
  await offerPlaces(tx, [slotId], nowMs);
}
