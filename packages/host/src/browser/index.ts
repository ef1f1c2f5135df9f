export { type BrowserHostOptions, createBrowserHost } from './browser-host';
export { type BridgeWindow, createMessagingAppBridge, type MessagingAppBridge } from './messaging-app-bridge';
export type { BrowserWindow } from './window';
