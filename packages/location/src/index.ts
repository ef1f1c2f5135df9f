export { type Coordinates, toGcj02, toWgs84 } from './coordinates';
export {
  cityStorageKey,
  createLocation,
  type DevicePosition,
  type Location,
  type LocationCalls,
  type LocationOptions,
  type LocationState,
  type LocationStorage,
} from './location';
export { type City, defaultPlace, type Place, type PlaceOrigin } from './place';
