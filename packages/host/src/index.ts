export { parseCookies } from './cookies';
export type {
  DevicePosition,
  Host,
  HostKind,
  HostLocation,
  ShareContent,
  TextStorage,
  Unsubscribe,
} from './host';
export { HostError, type HostErrorCode } from './host-error';
