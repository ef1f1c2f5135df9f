export { Progress, type ProgressProps } from './Progress';
export { ProgressCircle, type ProgressCircleProps } from './ProgressCircle';
