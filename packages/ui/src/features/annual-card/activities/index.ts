export { ActivityRow, type ActivityRowProps } from './ActivityRow';
export { type ActivityState, stateOfActivity } from './activity-state';
export { HolderActivities, type HolderActivitiesProps } from './HolderActivities';
