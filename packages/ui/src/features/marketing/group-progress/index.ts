export { GroupPending } from './GroupPending';
export { GroupProgress, type GroupProgressProps } from './GroupProgress';
export { canJoin, isClosing, isFull, lackingOf } from './group-standing';
