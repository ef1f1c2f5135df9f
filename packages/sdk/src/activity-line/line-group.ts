import { type ActivityDetail, activityType, type GroupDetail } from '@yunyou/contract';

/** A group that is opened or joined by an order: the line's number and days are chosen within the activity's limits. */
export interface LineGroup {
  readonly activeType: typeof activityType.groupBuy;
  readonly activeId: string;
  readonly activityProductId: string;
  /** The group that is joined; undefined where one is opened. */
  readonly groupId: string | undefined;
  /** How many make the group. */
  readonly needed: number;
  /** How many are missing before this order. */
  readonly lacking: number;
  /** Hours that a group has from its first payment on. */
  readonly hours: number;
  /** When the group that is joined ends, epoch ms by the server's clock; null where one is opened. */
  readonly endsAtMs: number | null;
  /** Price of one piece, ticket or night in the group. */
  readonly priceFen: number;
  /** The most of it in one order. */
  readonly limitPerOrder: number;
  /** Days or nights it is sold for; empty where it has none. */
  readonly days: readonly string[];
}

/** What the address of an order form says of a group. */
export type LineGroupQuery = Readonly<
  Partial<Record<'activeId' | 'activeType' | 'activityProductId' | 'groupId', string>>
>;

/** Whether an address orders in a group. */
export const namesGroup = ({ activeId, activeType, activityProductId }: LineGroupQuery): boolean =>
  Boolean(activeId && activityProductId) && activeType === String(activityType.groupBuy);

type Sold = Pick<
  ActivityDetail['products'][number],
  'activeId' | 'activityProductId' | 'activityPriceFen' | 'limitPerOrder' | 'days' | 'group'
>;

/** A group as an order form opens it; undefined where the thing is not sold to groups. */
export function lineGroupOf(product: Sold, joined?: GroupDetail['group']): LineGroup | undefined {
  const { activeId, activityProductId, activityPriceFen, limitPerOrder, days, group } = product;
  if (!group) return undefined;
  const { needed, hours } = group;
  const paid = joined?.members.filter(({ seat }) => seat !== 'left').length ?? 0;
  return {
    activeType: activityType.groupBuy,
    ...{ activeId, activityProductId, needed, hours, limitPerOrder, days },
    groupId: joined?.id,
    lacking: Math.max(0, needed - paid),
    endsAtMs: joined?.endsAtMs ?? null,
    priceFen: joined?.priceFen ?? activityPriceFen,
  };
}
