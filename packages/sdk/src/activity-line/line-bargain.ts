import { activityType, type BargainDetail } from '@yunyou/contract';

/** A bargain that is bought at the price it stands at: one piece of what it is for. */
export interface LineBargain {
  readonly activeType: typeof activityType.bargain;
  readonly activeId: string;
  readonly activityProductId: string;
  readonly bargainId: string;
  /** What it costs as the form is opened; the order has the word. */
  readonly priceFen: number;
  /** It can be brought down to this. */
  readonly floorPriceFen: number;
  /** Friends who are missing for that. */
  readonly helpersNeeded: number;
  /** When the bargain ends, epoch ms by the server's clock. */
  readonly endsAtMs: number;
}

/** What the address of an order form says of a bargain. */
export type LineBargainQuery = Readonly<Partial<Record<'activeId' | 'activeType' | 'bargainId', string>>>;

/** Whether an address orders at the price of a bargain; without one it orders at the normal price. */
export const namesBargain = ({ activeId, activeType, bargainId }: LineBargainQuery): boolean =>
  Boolean(activeId && bargainId) && activeType === String(activityType.bargain);

/** A bargain as an order form opens it; undefined where it is somebody else's. */
export function lineBargainOf({
  role,
  bargain,
}: Pick<BargainDetail, 'role' | 'bargain'>): LineBargain | undefined {
  if (role !== 'owner') return undefined;
  const { id, activeId, activityProductId, priceFen, floorPriceFen, helpersNeeded, endsAtMs } = bargain;
  return {
    activeType: activityType.bargain,
    ...{ activeId, activityProductId, priceFen, floorPriceFen, helpersNeeded, endsAtMs },
    bargainId: id,
  };
}
