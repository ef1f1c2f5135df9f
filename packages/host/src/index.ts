export { parseCookies } from './cookies';
export type {
  DevicePosition,
  Host,
  HostKind,
  HostLocation,
  MapTarget,
  NetworkType,
  ShareContent,
  SignUrl,
  TextStorage,
  Unsubscribe,
  UrlSignature,
} from './host';
export { HostError, type HostErrorCode } from './host-error';
