export { PlaceChoice, type PlaceChoiceProps } from './PlaceChoice';
export { cityCenter, type PlaceCenter } from './place-center';
