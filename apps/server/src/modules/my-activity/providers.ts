import { waitingActivities } from '../appointment/activities';
import { bargainActivities } from '../bargain/activities';
import { boxActivities } from '../blind-box/activities';
import { flashOrders, flashPlaces } from '../flash-sale/activities';
import { groupActivities } from '../group-buy/activities';
import { drawActivities } from '../lottery/activities';
import type { ActivityProvider } from './provider';

/** Every provider there is; a module that has members take part in something adds its own. */
export const activityProviders: readonly ActivityProvider[] = [
  groupActivities,
  bargainActivities,
  drawActivities,
  waitingActivities,
  flashPlaces,
  flashOrders,
  boxActivities,
];
