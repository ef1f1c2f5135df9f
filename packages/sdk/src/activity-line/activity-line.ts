import { isApiError } from '@yunyou/api-client';
import { activityType } from '@yunyou/contract';
import type { HeldPlace } from '../flash-sale/held-place';
import type { LineBargain } from './line-bargain';
import type { LineBox } from './line-box';
import type { LineGroup } from './line-group';

export type { HeldPlace, LineBargain, LineBox, LineGroup };

/** A bargain is bought once. */
const PIECES_OF_BARGAIN = 1;

/** The activity that a line is ordered in, at its price: a place that is held, a group, a bargain, or a set of blind boxes. */
export type LineActivity = HeldPlace | LineGroup | LineBargain | LineBox;

/** The place that a line is ordered with; undefined for others. */
export const heldOf = (activity: LineActivity | undefined): HeldPlace | undefined =>
  activity?.activeType === activityType.flashSale ? activity : undefined;

/** The group that a line is ordered in; undefined for others. */
export const groupOf = (activity: LineActivity | undefined): LineGroup | undefined =>
  activity?.activeType === activityType.groupBuy ? activity : undefined;

/** The bargain that a line is ordered at the price of; undefined for others. */
export const bargainOf = (activity: LineActivity | undefined): LineBargain | undefined =>
  activity?.activeType === activityType.bargain ? activity : undefined;

/** The set that blind boxes are ordered of; undefined for others. */
export const boxOf = (activity: LineActivity | undefined): LineBox | undefined =>
  activity?.activeType === activityType.lottery ? activity : undefined;

/** How many pieces the activity fixes: those of a place that is held, or the one of a bargain; undefined where they are chosen. */
export const fixedQuantityOf = (activity: LineActivity | undefined): number | undefined =>
  heldOf(activity)?.quantity ?? (bargainOf(activity) && PIECES_OF_BARGAIN);

/** What names the activity among those of one product: another one is another order. */
export const activityKey = (activity: LineActivity | undefined): string => {
  if (!activity) return '';
  const { activityProductId } = activity;
  const what = heldOf(activity)?.grabId ?? bargainOf(activity)?.bargainId ?? groupOf(activity)?.groupId;
  return `${activityProductId} ${what ?? ''}`;
};

/** The activity in the request of a line; nothing without one. */
export function activityRequestOf(activity: LineActivity | undefined) {
  if (!activity) return undefined;
  const { activeId, activeType, activityProductId } = activity;
  const { grabId, groupId, bargainId } = {
    ...{ grabId: undefined, groupId: undefined, bargainId: undefined },
    ...activity,
  };
  return {
    activity: {
      ...{ activeId, activeType, activityProductId },
      ...(grabId !== undefined && { grabId }),
      ...(groupId !== undefined && { groupId }),
      ...(bargainId !== undefined && { bargainId }),
    },
  };
}

/** The most of something in one order: what it allows itself, or less where a group does. */
export const mostOf = (activity: LineActivity | undefined, most: number): number =>
  Math.min(most, groupOf(activity)?.limitPerOrder ?? most);

/** Whether a day can be chosen: a group is sold for some. */
export const isDayOf = (activity: LineActivity | undefined, day: string): boolean => {
  const days = groupOf(activity)?.days ?? [];
  return days.length === 0 || days.includes(day);
};

/** Rules that say why it cannot be ordered in the activity. */
const activityRules: readonly string[] = [
  'holdExpired',
  'notStarted',
  'activityOver',
  'activitySoldOut',
  'activityConflict',
  'channelRefused',
  'audienceRefused',
  'rulesNotAgreed',
  'rulesChanged',
  'groupFull',
  'groupOver',
  'groupAlreadyJoined',
  'groupOpenAlready',
  'bargainOver',
  'floorOnly',
  'boxStopped',
  'ageStatementNeeded',
  'guardianNeeded',
  'ageNotAllowed',
  'transitionRefused',
];

/** Whether a refusal is about the activity a line is ordered in. */
export const isAboutActivity = (activity: LineActivity | undefined, error: unknown): boolean =>
  activity !== undefined && isApiError(error) && activityRules.includes(error.rule ?? '');
