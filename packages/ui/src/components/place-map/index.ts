export { type MapPlace, type MapPoint, scaleFor } from './map-view';
export { PlaceMap, type PlaceMapProps } from './PlaceMap';
