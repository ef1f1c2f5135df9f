/** The part of `window` a browser host uses; `window` itself fits, and so does a small object in a test. */
export interface BrowserWindow {
  readonly localStorage: WebStorage;
  readonly sessionStorage: WebStorage;
  readonly location: { readonly href: string; assign(url: string): void };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, unused: string, url: string): void;
  };
  readonly navigator: BrowserNavigator;
  readonly document: BrowserDocument;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface BrowserNavigator {
  readonly userAgent: string;
  readonly languages?: readonly string[];
  readonly maxTouchPoints?: number;
  readonly onLine?: boolean;
  readonly clipboard?: { writeText(text: string): Promise<void> };
  share?(content: { title: string; text: string; url: string }): Promise<void>;
  vibrate?(ms: number): boolean;
  readonly geolocation?: BrowserGeolocation;
}

/** Where the device is, as a browser tells it. Its errors carry `code`: 1 refused, 2 not known, 3 too late. */
export interface BrowserGeolocation {
  getCurrentPosition(
    found: (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void,
    failed: (error: { readonly code: number }) => void,
    options: { timeout: number; maximumAge: number },
  ): void;
}

export interface BrowserDocument {
  cookie: string;
  readonly visibilityState: string;
  readonly body: { append(element: unknown): void };
  createElement(tag: 'textarea'): TextAreaElement;
  execCommand(command: 'copy'): boolean;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/** A text area, as far as copying needs it. Types of the browser's own are avoided: hosts are used where there are none. */
export interface TextAreaElement {
  value: string;
  readOnly: boolean;
  readonly style: { position: string; opacity: string };
  select(): void;
  remove(): void;
}
