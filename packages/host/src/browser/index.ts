export { type BrowserHostOptions, createBrowserHost } from './browser-host';
export type { BrowserWindow } from './window';
