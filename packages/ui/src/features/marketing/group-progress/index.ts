export { GroupPending } from './GroupPending';
export { canJoin, GroupProgress, type GroupProgressProps, lackingOf } from './GroupProgress';
