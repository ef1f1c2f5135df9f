export { Distance, type DistanceProps } from './Distance';
export { type DistanceOptions, distanceText, lengthText } from './distance-text';
