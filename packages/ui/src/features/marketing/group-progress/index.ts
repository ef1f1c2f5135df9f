export { GroupPending } from './GroupPending';
export { GroupProgress, type GroupProgressProps } from './GroupProgress';
export { canJoin, lackingOf } from './group-standing';
