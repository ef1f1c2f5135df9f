export { PlaceView, type PlaceViewProps } from './PlaceView';
export { coordinatesOf, type PlaceText } from './place-of';
