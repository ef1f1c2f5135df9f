import { afterSalesDays, type DeliveryStatus, deliveryOrder, deliveryStatus } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';

/** How far a line is, unit by unit. */
export interface DeliveredLine {
  lineId: string;
  orderId: string;
  quantity: number;
  /** Of units that are in no parcel yet: 0, 6 or 7. */
  status: DeliveryStatus;
  stocking: boolean;
  /** Units whose money is back or on its way back. */
  gone: number[];
  /** Units that were sent back. `refused`: the merchant did not take them, and has not sent them again. */
  returns: { unit: number; received: boolean; refused: boolean }[];
  parcels: { id: string; status: DeliveryStatus; signedMs: number | null; units: number[] }[];
}

/** Where each unit stands; null for one that was given back. */
export const unitStatuses = (line: DeliveredLine): (DeliveryStatus | null)[] =>
  Array.from({ length: line.quantity }, (_, unit) =>
    line.gone.includes(unit) ? null : statusOf(line, unit),
  );

/** A unit that came back and was not taken stays returned until it is in a parcel again. */
const statusOf = (line: DeliveredLine, unit: number): DeliveryStatus =>
  line.returns.some((one) => one.refused && one.unit === unit)
    ? deliveryStatus.returned
    : (parcelOf(line, unit)?.status ?? line.status);

/** The parcel a unit travels in: the last one. */
export const parcelOf = (line: DeliveredLine, unit: number) =>
  line.parcels.findLast(({ units }) => units.includes(unit));

/** Of a line whose every piece was sent back: on its way, or received. */
function returnOf({ quantity, returns }: DeliveredLine): DeliveryStatus | undefined {
  if (returns.length < quantity) return undefined;
  return returns.every(({ received }) => received) ? deliveryStatus.returned : deliveryStatus.returnInProcess;
}

/** The least advanced of what is left; of what is wholly given back, where it got to. */
export function leastAdvanced(lines: readonly DeliveredLine[]): DeliveryStatus {
  const live = lines.flatMap(unitStatuses).filter((status) => status !== null);
  const all =
    live.length > 0
      ? live
      : lines.flatMap((line) => returnOf(line) ?? [line.status, ...line.parcels.map((one) => one.status)]);
  const pick = live.length > 0 ? deliveryOrder : deliveryOrder.toReversed();
  return pick.find((status) => all.includes(status)) ?? deliveryStatus.notShipped;
}

/** Until when what was signed for can be returned: to the end of the last of these days; exclusive. */
export const returnUntilMs = (signedMs: number): number =>
  instantOf(addDays(dayOf(signedMs), afterSalesDays + 1));

/** Units of a line that are to be sent: in no parcel and not given back, or sent back for nothing; the first one first. */
export const unshipped = (line: DeliveredLine): number[] =>
  unitStatuses(line).flatMap((status, unit) => {
    const comesAgain = line.returns.some((one) => one.refused && one.unit === unit);
    return status !== null && (comesAgain || !parcelOf(line, unit)) ? [unit] : [];
  });
