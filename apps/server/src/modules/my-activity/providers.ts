import { waitingActivities } from '../appointment/activities';
import type { ActivityProvider } from './provider';

/** Every provider there is, one for each kind; a module that has members take part in something adds its own. */
export const activityProviders: readonly ActivityProvider[] = [waitingActivities];
