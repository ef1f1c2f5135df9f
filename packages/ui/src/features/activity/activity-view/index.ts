export { ActivityPending } from './ActivityPending';
export { ActivityView, type ActivityViewProps, activityHero } from './ActivityView';
