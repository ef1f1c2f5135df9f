import { activityType } from '@yunyou/contract';

/** Blind boxes of a set, which are sold in their activity alone. */
export interface LineBox {
  readonly activeType: typeof activityType.lottery;
  readonly activeId: string;
  readonly activityProductId: string;
}

/** What the address of an order form says of blind boxes. */
export type LineBoxQuery = Readonly<Partial<Record<'activeId' | 'activeType' | 'activityProductId', string>>>;

/** Whether an address orders blind boxes. */
export const namesBox = ({ activeId, activeType, activityProductId }: LineBoxQuery): boolean =>
  Boolean(activeId && activityProductId) && activeType === String(activityType.lottery);
