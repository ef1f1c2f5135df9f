export { type Coordinates, toGcj02, toWgs84 } from './coordinates';
export {
  createLocation,
  type DevicePosition,
  type Location,
  type LocationCalls,
  type LocationOptions,
  type LocationState,
  type LocationStorage,
} from './location';
export {
  type City,
  chosenPlace,
  cityStorageKey,
  defaultPlace,
  type Place,
  type PlaceOrigin,
  storedPlace,
} from './place';
