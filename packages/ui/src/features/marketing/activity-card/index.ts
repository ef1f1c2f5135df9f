export { ActivityCard, type ActivityCardProps } from './ActivityCard';
export { ActivityList, type ActivityListProps } from './ActivityList';
export { timeStatusOf } from './activity-time';
