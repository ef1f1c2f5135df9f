import { activityType, type Grab } from '@yunyou/contract';

/** A place of a flash sale that is being ordered: the line's number and its days are those it was granted for. */
export interface HeldPlace extends Pick<Grab, 'grabId' | 'activityProductId' | 'quantity' | 'day' | 'stay'> {
  readonly activeType: typeof activityType.flashSale;
  readonly activeId: string;
  /** Until when its units are held, epoch ms by the server's clock; null once they are not. */
  readonly holdUntilMs: number | null;
}

/** What the address of an order form says of a place. */
export type HeldPlaceQuery = Readonly<Partial<Record<'activeId' | 'activeType' | 'grabId', string>>>;

/** Whether an address orders a place; without one it orders at the normal price. */
export const namesPlace = ({ activeId, activeType, grabId }: HeldPlaceQuery): boolean =>
  Boolean(activeId && grabId) && activeType === String(activityType.flashSale);

/** A place as an order form opens it. */
export const heldPlaceOf = (activeId: string, grab: Grab): HeldPlace => {
  const { grabId, activityProductId, quantity, day, stay, holdUntilMs, state } = grab;
  const isHeld = state === 'granted';
  return {
    activeType: activityType.flashSale,
    ...{ activeId, grabId, activityProductId, quantity, day, stay },
    holdUntilMs: isHeld ? holdUntilMs : null,
  };
};
