import { isApiError } from '@yunyou/api-client';
import { activityType, type Grab } from '@yunyou/contract';

/** A place of a flash sale that is being ordered: the line's number and its days are those it was granted for. */
export interface HeldPlace extends Pick<Grab, 'grabId' | 'activityProductId' | 'quantity' | 'day' | 'stay'> {
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
    ...{ activeId, grabId, activityProductId, quantity, day, stay },
    holdUntilMs: isHeld ? holdUntilMs : null,
  };
};

/** The place in the request of a line; nothing without one. */
export const activityOf = (held: HeldPlace | undefined) =>
  held && {
    activity: {
      activeId: held.activeId,
      activeType: activityType.flashSale,
      activityProductId: held.activityProductId,
      grabId: held.grabId,
    },
  };

/** Rules that say why a place cannot be ordered. */
const placeRules: readonly string[] = [
  'holdExpired',
  'activityOver',
  'activityConflict',
  'channelRefused',
  'audienceRefused',
  'transitionRefused',
];

/** Whether a refusal is about the place a line is ordered with. */
export const isAboutPlace = (held: HeldPlace | undefined, error: unknown): boolean =>
  held !== undefined && isApiError(error) && placeRules.includes(error.rule ?? '');
