export { GroupProgress, type GroupProgressProps } from './GroupProgress';
