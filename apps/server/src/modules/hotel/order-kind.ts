import {
  confirmWithinMinutes,
  deskNoShowDays,
  deskNoShowMax,
  deskOpenMax,
  goodsTypeOfKind,
  lateNightUntil,
  orderStatus,
  orderTypeOfKind,
  stayState,
  type TieredRefundRule,
} from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';
import type { OrderKind, PlacedLine, PlannedLine, StoredLine, UnitProgress } from '../../core/kinds';
import { describedLine } from '../../core/lines';
import { CHECKED_IN } from '../../core/orders/history-notes';
import { addEvent } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { voucherInvariants } from '../voucher/invariants';
import { issueVouchers } from '../voucher/issue';
import { cancelVouchers, freezeVouchers, lapseVouchers, makeVouchersUsable } from '../voucher/store';
import { firstSellableNight } from './days';
import { stayInvariants } from './invariants';
import { endsAtMs, planStays, type StayLineRequest } from './plan';
import { stayRefundTerms } from './refund-terms';
import { nightShares } from './shares';
import { hotelToKeep } from './stay-hotel-store';
import {
  deskCounts,
  endStays,
  firstDepartures,
  firstNights,
  giveUpRooms,
  insertStays,
  moveRoom,
  type StayRoomRow,
  stayRoomsOfLines,
} from './stays-store';
import type { StayLineDetail } from './tables';
import { termsWithRule } from './terms';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);

/** Rooms of hotels in the order engine: nights of a room type, a name and a voucher for each room. */
export const stayKind: OrderKind<StayLineRequest, StayLineDetail> = {
  kind: 'stay',
  orderType: orderTypeOfKind.stay,
  plan: planStays,
  refundedBy: (line, rule, nowMs) => ('tiers' in rule ? refundedBy(line, rule, nowMs) : line),
  // Ages and the hour of arrival are the guests' own, and stay out.
  agreed: (detail) => ({
    placeName: detail.hotel?.name ?? { 'zh-Hans': detail.hotelName, en: detail.hotelName },
    ...(detail.hotel && { placeAddress: detail.hotel.address, placePhone: detail.hotel.phone }),
    checkInFrom: detail.checkInFrom,
    checkOutUntil: detail.checkOutUntil,
    breakfasts: detail.breakfasts,
    adults: detail.adults,
    children: detail.childAges.length,
    nights: detail.nights,
    refundRule: detail.refundRule,
    cancelDeadlines: detail.cancelDeadlines,
    holdUntilMs: detail.holdUntilMs,
  }),

  async limit(tx, memberId, lines, nowMs) {
    if (!lines.some(({ payAtDesk }) => payAtDesk)) return;
    const { open, noShows } = await deskCounts(tx, memberId, nowMs - deskNoShowDays * DAY_MS);
    if (open < deskOpenMax && noShows < deskNoShowMax) return;
    throw refuse('deskLimit', { detail: { open, noShows } });
  },

  place: (tx, lines, { protection }) => placeStays(tx, lines, protection),

  soldOut: (missed) =>
    refuse('roomSoldOut', {
      detail: {
        nights: missed.map(({ slot }) => slot),
        left: Math.max(0, Math.min(...missed.map(({ left }) => left))),
      },
    }),

  confirmByMs: (lines, fromMs) => Math.min(...lines.map((line) => confirmByMs(line, fromMs))),

  async usedAt(db, { detail }) {
    const hotel = detail.hotel ?? (await hotelToKeep(db, detail.hotelId));
    return { places: hotel ? [hotel] : [], pageId: detail.hotelId };
  },
  fulfil: (tx, lines, { usable }) =>
    issueVouchers(
      tx,
      lines.map((line) => ({ ...line, codesPerUnit: 1, lastDay: line.end_slot })),
      { usable, isNamed: false },
    ),
  confirm: (tx, lines) => makeVouchersUsable(tx, idsOf(lines)),
  freeze: (tx, units) => freezeVouchers(tx, units, true),
  thaw: (tx, units) => freezeVouchers(tx, units, false),

  async undo(tx, units, { closeReason, nowMs }) {
    const state = closeReason === 'noShow' ? stayState.noShow : stayState.cancelled;
    await giveUpRooms(tx, units, { state, fromNight: firstSellableNight(nowMs) });
    await cancelVouchers(tx, units);
  },
  releasableFrom: firstSellableNight,

  use: checkIn,

  async refundTerms(db, units, nowMs) {
    const lineIds = idsOf(units.map(({ line }) => line));
    const rooms = await stayRoomsOfLines(db, lineIds);
    const first = new Map(
      (await firstNights(db, lineIds)).map((one) => [`${one.lineId} ${one.unit}`, one.paidFen]),
    );
    const firstNightOf = (lineId: string, unit: number) => first.get(`${lineId} ${unit}`) ?? 0;
    return units.flatMap((own) => stayRefundTerms(own, rooms, firstNightOf, nowMs));
  },

  async progress(db, lines, nowMs) {
    const rooms = await stayRoomsOfLines(db, idsOf(lines));
    return lines.map((line) => {
      const isOver = nowMs >= endsAtMs(line.end_slot, line.detail.checkOutUntil);
      return rooms.filter((room) => room.line_id === line.id).map((room) => progressOf(room, isOver));
    });
  },

  firstUses: firstDepartures,

  async lapse(tx, lines, nowMs) {
    const over = lines.filter((line) => nowMs >= endsAtMs(line.end_slot, line.detail.checkOutUntil));
    if (over.length === 0) return;
    await endStays(tx, idsOf(over), nowMs);
    await lapseVouchers(tx, idsOf(over));
  },

  invariants: [...stayInvariants, ...voucherInvariants('stay')],

  async facts(db, lines) {
    const rooms = await stayRoomsOfLines(db, idsOf(lines));
    return new Map(lines.map(({ id }) => [id, rooms.filter(({ line_id }) => line_id === id)]));
  },

  phase(status, lines, facts) {
    if (status !== orderStatus.pendingConsumption) return undefined;
    const rooms = lines.flatMap(({ id }) => (facts.get(id) as StayRoomRow[] | undefined) ?? []);
    return rooms.some(({ state }) => state === stayState.checkedIn) ? 'staying' : 'beforeStay';
  },

  describe: (line, { title, specText }) => {
    const { cutoff: _, maxRooms: __, termsHash: ___, hotel: ____, ...told } = line.detail;
    return {
      kind: 'stay',
      goodsType: goodsTypeOfKind.stay,
      ...describedLine(line, { title, specText }),
      hotelratesId: line.variant_id,
      startDate: line.first_slot,
      endDate: line.end_slot,
      ...told,
    };
  },

  describeQuote: (line, paidFen) => {
    const { detail } = line;
    return {
      kind: 'stay',
      goodsType: goodsTypeOfKind.stay,
      productId: line.productId,
      hotelratesId: line.variantId,
      quantity: line.quantity,
      unitPriceFen: line.unitPriceFen,
      paidFen,
      startDate: line.firstSlot,
      endDate: line.endSlot,
      payAtDesk: detail.payAtDesk,
      confirmMode: detail.confirmMode,
      breakfasts: detail.breakfasts,
      refundRule: detail.refundRule,
      cancelDeadlines: detail.cancelDeadlines,
      holdUntilMs: detail.holdUntilMs,
      nights: detail.nights,
      available: Math.max(0, Math.min(...line.holds.map(({ left }) => left))),
      maxRooms: detail.maxRooms,
      termsHash: detail.termsHash,
    };
  },
};

/** What an activity sells on its own rule; a buyer who saw other terms is asked again. */
function refundedBy(
  line: PlannedLine<StayLineDetail>,
  refundRule: TieredRefundRule,
  nowMs: number,
): PlannedLine<StayLineDetail> {
  const { detail, firstSlot: startDate, terms } = line;
  const agreed = termsWithRule(detail.termsHash, refundRule, { startDate, nowMs });
  return {
    ...line,
    ...(terms && { terms: { ...terms, hash: agreed.termsHash } }),
    detail: { ...detail, refundRule, ...agreed },
  };
}

/** Two hours, but no later than the hotel sells the day of arrival; for who comes at night, than the morning. */
function confirmByMs({ first_slot, detail }: StoredLine<StayLineDetail>, fromMs: number): number {
  const latest = [
    instantOf(first_slot, detail.cutoff),
    instantOf(addDays(first_slot, 1), lateNightUntil),
  ].find((limit) => limit > fromMs);
  return Math.min(fromMs + confirmWithinMinutes * MINUTE_MS, latest ?? Number.POSITIVE_INFINITY);
}

async function placeStays(
  tx: Tx,
  lines: readonly PlacedLine<StayLineDetail>[],
  protection: DataProtection,
): Promise<void> {
  const stays = lines.flatMap(({ line, planned }) =>
    nightShares(line.paid_fen, line.quantity, planned.detail.nights).map((nights, unit) => {
      const id = newId();
      const name = planned.unitNames?.[unit] ?? '';
      const room: StayRoomRow = {
        id,
        order_id: line.order_id,
        line_id: line.id,
        unit,
        guest_cipher: protection.encrypt(name, cell('stay_rooms', 'guest_cipher', id)),
        state: stayState.booked,
        door_number: '',
        checked_in_ms: null,
        checked_out_ms: null,
      };
      return {
        room,
        nights: nights.map(({ night, paidFen }) => ({
          stay_room_id: id,
          night,
          paid_fen: paidFen,
          held: true,
        })),
      };
    }),
  );
  await insertStays(
    tx,
    stays.map(({ room }) => room),
    stays.flatMap(({ nights }) => nights),
  );
}

/** From the first minute of the day of arrival until the time to leave. */
async function checkIn(tx: Tx, line: StoredLine<StayLineDetail>, unit: number, nowMs: number): Promise<void> {
  const room = (await stayRoomsOfLines(tx, [line.id])).find((one) => one.unit === unit);
  if (!room) throw new Error('Each unit of a stay has its room.');
  const from = instantOf(line.first_slot, '00:00');
  const until = instantOf(line.end_slot, line.detail.checkOutUntil);
  if (nowMs < from || nowMs > until)
    throw refuse('outsideWindow', { detail: { fromMs: from, untilMs: until } });
  await moveRoom(tx, room, stayState.checkedIn, { checked_in_ms: nowMs });
  await addEvent(tx, line.order_id, nowMs, CHECKED_IN);
}

function progressOf({ state }: StayRoomRow, isOver: boolean): UnitProgress {
  if (state === stayState.booked) return isOver ? 'overdue' : 'open';
  if (state === stayState.checkedIn) return isOver ? 'overdue' : 'running';
  return 'over';
}
