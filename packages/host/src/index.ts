export { parseCookies } from './cookies';
export type {
  DevicePosition,
  Host,
  HostKind,
  HostLocation,
  NetworkType,
  ShareContent,
  SignUrl,
  TextStorage,
  Unsubscribe,
  UrlSignature,
} from './host';
export { HostError, type HostErrorCode } from './host-error';
