import { appointmentStatus, channelSource } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import type { Tx } from '../../database/connect';
import {
  endAppointment,
  freeAppointment,
  insertAppointment,
  itemOf,
  noteEvent,
} from '../../modules/appointment/booking-store';
import { addEntered } from '../../modules/appointment/gate-store';
import type { ItemRow, SlotRow } from '../../modules/appointment/items-store';
import { snapshotRow } from '../../modules/appointment/snapshot';
import { visitorRow, visitorsNeeded } from '../../modules/appointment/visitors';
import { cell, type DataProtection } from '../../security/data-protection';
import { randomDigits } from '../../security/ids';
import { APPOINTMENTS, type DemoAppointment, FULL_SLOTS, NAMES, OUTSIDE, WAITING } from './plans';

const HOUR_MS = 3_600_000;
const CROWD_ID = 'member-demo-visitors';
const MOBILE = '13800138000';

interface Deps {
  tx: Tx;
  protection: DataProtection;
  memberId: string;
  nowMs: number;
}

/** A resident ID number that nobody has. */
function idCardOf(place: number): string {
  const body = `11010119900307${String(100 + place)}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}

/** The first slot of an item with so many places, from so many days on; of today none. */
async function slotFrom(
  { tx, nowMs }: Deps,
  itemId: string,
  inDays: number,
  size: number,
): Promise<SlotRow | undefined> {
  return tx
    .selectFrom('appointment_slots')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('day', '>=', addDays(dayOf(nowMs), inDays))
    .where('closed', '=', false)
    .$if(inDays < 0, (query) => query.where('ends_ms', '<', nowMs))
    .$if(size > 0, (query) => query.where((eb) => eb(eb('capacity', '-', eb.ref('taken')), '>=', size)))
    .orderBy('starts_ms')
    .limit(1)
    .executeTakeFirst();
}

interface Written {
  id: string;
  memberId: string;
  item: ItemRow;
  slot: SlotRow;
  size: number;
  status: 0 | 1;
}

async function write(
  { tx, protection, nowMs }: Deps,
  { id, memberId, item, slot, size, status }: Written,
): Promise<void> {
  const createdMs = Math.min(nowMs, slot.starts_ms) - 20 * HOUR_MS;
  const appointment = {
    id,
    sn: `YY${slot.day.replaceAll('-', '')}${randomDigits(10)}`,
    item_id: item.id,
    slot_id: slot.id,
    member_id: memberId,
    order_id: null,
    size,
    entered: 0,
    status,
    code: randomDigits(12),
    mobile_cipher: protection.encrypt(MOBILE, cell('appointments', 'mobile_cipher', id)),
    remark: '',
    changes_left: item.changes_max,
    cancel_reason: null,
    cancel_note: '',
    from_waiting: false,
    starts_ms: slot.starts_ms,
    ends_ms: slot.ends_ms,
    missed_ms: null,
    ended_ms: null,
    created_ms: createdMs,
  };
  const visitors = Array.from({ length: visitorsNeeded(item, size) }, (_, seq) =>
    visitorRow(
      protection,
      { name: NAMES[seq] ?? '李云', certType: 1, idCard: idCardOf(seq), mobile: '', field: '' },
      { appointmentId: id, seq, itemId: item.id, day: slot.day, hasCode: item.verify_by === 'each' },
    ),
  );
  await insertAppointment(tx, {
    appointment,
    visitors: memberId === CROWD_ID ? [] : visitors,
    vouchers: [],
    snapshot: snapshotRow(appointment, item, slot, 0),
  });
  await tx
    .updateTable('appointment_slots')
    .set((eb) => ({ taken: eb('taken', '+', size) }))
    .where('id', '=', slot.id)
    .execute();
}

/** What has become of an appointment since. */
async function become(
  { tx, nowMs }: Deps,
  id: string,
  slot: SlotRow,
  { status, reason, size = 1 }: DemoAppointment,
) {
  const note = (kind: 'entered' | 'cancelled' | 'expired', atMs: number) =>
    noteEvent(tx, { appointment_id: id, kind, status, at_ms: atMs });
  if (status === appointmentStatus.used) {
    await addEntered(tx, { id, count: size, nowMs: slot.starts_ms, visitorId: null });
    await note('entered', slot.starts_ms);
  }
  if (status === appointmentStatus.cancelled) {
    await endAppointment(tx, id, { status, reason: reason ?? 'member' });
    await freeAppointment(tx, id, { visitors: true, vouchers: true });
    await tx
      .updateTable('appointment_slots')
      .set((eb) => ({ taken: eb('taken', '-', size) }))
      .where('id', '=', slot.id)
      .execute();
    await note('cancelled', Math.min(nowMs, slot.starts_ms) - 4 * HOUR_MS);
  }
  if (status === appointmentStatus.expired) {
    await tx
      .updateTable('appointment_visitors')
      .set({ absent: true, live: false })
      .where('appointment_id', '=', id)
      .execute();
    await tx.updateTable('appointments').set({ status }).where('id', '=', id).execute();
    await note('expired', slot.ends_ms);
  }
  if (slot.ends_ms < nowMs) {
    await tx.updateTable('appointments').set({ ended_ms: slot.ends_ms }).where('id', '=', id).execute();
  }
}

/** The demo member's appointments, lists and vouchers from elsewhere, among slots that others have filled. */
export async function writeMemberAppointments(deps: Deps): Promise<void> {
  const { tx, memberId, nowMs } = deps;
  await writeCrowd(deps);
  for (const [place, planned] of APPOINTMENTS.entries()) {
    const { itemId, inDays, size = 1, status } = planned;
    const slot = await slotFrom(deps, itemId, inDays, size);
    if (!slot) continue;
    const id = `appointment-demo-${place + 1}`;
    const item = await itemOf(tx, itemId);
    await write(deps, { id, memberId, item, slot, size, status: status === 0 ? 0 : 1 });
    await become(deps, id, slot, planned);
  }
  await writeWaiting(deps);
  await closeForWeather(deps);
  await tx
    .insertInto('outside_vouchers')
    .values(
      OUTSIDE.map((one, place) => ({
        id: `outside-demo-${place + 1}`,
        code: one.code,
        item_id: one.itemId,
        title: JSON.stringify({ 'zh-Hans': '云汤礼品卡', en: 'Gift card for the hot springs' }),
        people: one.people,
        first_day: addDays(dayOf(nowMs), -60),
        last_day: addDays(dayOf(nowMs), 'isOver' in one ? -1 : 90),
        member_id: null,
        used_ms: 'isUsed' in one ? nowMs - 24 * HOUR_MS : null,
        created_ms: nowMs - 60 * 24 * HOUR_MS,
      })),
    )
    .execute();
}

/** Whoever fills slots is nobody in particular. */
async function writeCrowd(deps: Deps): Promise<void> {
  const { tx, nowMs } = deps;
  await tx
    .insertInto('members')
    .values({ id: CROWD_ID, name: '访客', regist_source: channelSource.desktopBrowser, created_ms: nowMs })
    .execute();
  for (const [place, { itemId, inDays }] of FULL_SLOTS.entries()) {
    const slot = await slotFrom(deps, itemId, inDays, 1);
    if (!slot) continue;
    // The demo member is offered three places of the second.
    const offered = WAITING.find((one) => one.itemId === itemId && one.inDays === inDays && one.offered);
    const size = slot.capacity - (offered?.size ?? 0);
    const item = await itemOf(tx, itemId);
    await write(deps, {
      id: `appointment-demo-full-${place + 1}`,
      memberId: CROWD_ID,
      item,
      slot,
      size,
      status: 1,
    });
  }
}

async function writeWaiting(deps: Deps): Promise<void> {
  const { tx, protection, memberId, nowMs } = deps;
  for (const [place, { itemId, inDays, size, offered }] of WAITING.entries()) {
    const slot = await slotFrom(deps, itemId, inDays, offered ? size : 0);
    if (!slot) continue;
    const id = `waiting-demo-${place + 1}`;
    await tx
      .insertInto('waiting_entries')
      .values({
        id,
        slot_id: slot.id,
        item_id: itemId,
        member_id: memberId,
        size,
        mobile_cipher: protection.encrypt(MOBILE, cell('waiting_entries', 'mobile_cipher', id)),
        state: offered ? 'offered' : 'waiting',
        // Long enough to be looked at.
        offered_until_ms: offered ? Math.min(nowMs + 24 * HOUR_MS, slot.starts_ms - HOUR_MS) : null,
        appointment_id: null,
        joined_ms: nowMs - (place + 2) * HOUR_MS,
      })
      .execute();
    if (!offered) continue;
    await tx
      .updateTable('appointment_slots')
      .set((eb) => ({ taken: eb('taken', '+', size) }))
      .where('id', '=', slot.id)
      .execute();
  }
}

/** The cable car does not run on one of the coming days. */
async function closeForWeather({ tx, nowMs }: Deps): Promise<void> {
  const day = addDays(dayOf(nowMs), 6);
  await tx
    .insertInto('appointment_special_days')
    .values({
      item_id: 'item-cable-car',
      day,
      kind: 'closed',
      note: JSON.stringify({ 'zh-Hans': '大风停运', en: 'Closed for strong wind' }),
      hours: '[]',
    })
    .execute();
  await tx
    .updateTable('appointment_slots')
    .set({ closed: true })
    .where('item_id', '=', 'item-cable-car')
    .where('starts_ms', '>=', instantOf(day))
    .where('day', '=', day)
    .execute();
}
