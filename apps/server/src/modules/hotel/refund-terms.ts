import { type CancelDeadline, type LocalizedText, type StayState, stayState } from '@yunyou/contract';
import type { UnitsOf, UnitTerms } from '../../core/kinds';
import type { StayRoomRow } from './stays-store';
import type { StayLineDetail } from './tables';
import { stillAhead } from './terms';

/** Why a room can't be given back any more. */
const USED: Readonly<Record<Exclude<StayState, typeof stayState.booked>, LocalizedText>> = {
  [stayState.checkedIn]: {
    'zh-Hans': '房间已入住，不能在线取消，请联系酒店',
    en: 'The room is checked in; please call the hotel',
  },
  [stayState.checkedOut]: {
    'zh-Hans': '房间已离店，不能取消',
    en: 'The stay in this room is over',
  },
  [stayState.noShow]: {
    'zh-Hans': '已过入住时间未到店，不能在线取消，请联系酒店',
    en: 'Nobody came to this room in time; please call the hotel',
  },
  [stayState.cancelled]: { 'zh-Hans': '房间已取消', en: 'The room is cancelled' },
};

type Kept = Pick<UnitTerms, 'feePercent' | 'feeFen'>;

/** What may go back for each room of a line: by the terms it was sold with, until somebody is in it. */
export function stayRefundTerms(
  { line, units }: UnitsOf<StayLineDetail>,
  rooms: readonly StayRoomRow[],
  firstNightOf: (lineId: string, unit: number) => number,
  nowMs: number,
): UnitTerms[] {
  return units.map((unit) => {
    const room = rooms.find((one) => one.line_id === line.id && one.unit === unit);
    const kept = ({ keep, feePercent }: CancelDeadline): Kept =>
      keep === 'firstNight'
        ? { feePercent: 0, feeFen: firstNightOf(line.id, unit) }
        : { feePercent: keep === 'percent' ? feePercent : 0 };
    return { lineId: line.id, unit, approval: 'auto', ...termsOfRoom(line.detail, room, kept, nowMs) };
  });
}

function termsOfRoom(
  { payAtDesk, cancelDeadlines }: StayLineDetail,
  room: StayRoomRow | undefined,
  kept: (deadline: CancelDeadline) => Kept,
  nowMs: number,
): Pick<UnitTerms, 'refusal' | 'refusalText' | 'exception' | 'feePercent' | 'feeFen' | 'steps'> {
  const nothing = { feePercent: 0, steps: [] };
  if (room && room.state !== stayState.booked) {
    // Whoever did not come can ask the hotel; who leaves early is settled at its desk.
    const canAsk = !payAtDesk && room.state === stayState.noShow;
    return {
      ...nothing,
      refusal: 'unitsUsed',
      refusalText: USED[room.state],
      ...(canAsk && { exception: 'any' as const }),
    };
  }
  // Nothing was paid: whoever does not come tells the hotel so.
  if (payAtDesk) return { ...nothing, refusal: null };
  const asked = { ...nothing, exception: 'any' as const };
  if (cancelDeadlines.length === 0) return { ...asked, refusal: 'refundNotAllowed' };
  const ahead = stillAhead(cancelDeadlines, nowMs);
  const [now] = ahead;
  if (!now) return { ...asked, refusal: 'refundTooLate' };
  return {
    refusal: null,
    ...kept(now),
    steps: ahead.map(({ untilMs }, index) => {
      const next = ahead[index + 1];
      return next ? { atMs: untilMs, ...kept(next) } : { atMs: untilMs, feePercent: null };
    }),
  };
}
