/** Which surrounding app it is. */
export type HostKind =
  | 'browser'
  | 'messaging-app'
  | 'mini-program'
  | 'short-video'
  | 'payment-app'
  | 'memory';

/** Texts by key. Never throws: where the real storage is shut or full, values live as long as the page. */
export interface TextStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface HostLocation {
  /** The whole address of the page. */
  readonly href: string;
  /** Changes the address shown without loading anything or adding to the history. */
  replaceUrl(url: string): void;
}

/** What is shared. */
export interface ShareContent {
  title: string;
  desc: string;
  /** Absolute address. */
  link: string;
  /** Absolute address of the picture, for hosts that show one. */
  imgUrl: string;
}

/** Where the device is. */
export interface DevicePosition {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** What the numbers are measured in: `wgs84` by satellite, `gcj02` as Chinese maps draw it, some 500 m apart. */
  datum: 'wgs84' | 'gcj02';
}

/** A place to show on a map, GCJ-02. */
export interface MapTarget {
  latitude: number;
  longitude: number;
  /** Empty for none. */
  name: string;
  /** Empty for none. */
  address: string;
}

/** How the device is connected, as far as the host tells. */
export type NetworkType = 'wifi' | 'cellular' | 'none' | 'unknown';

/** What the server answers for a page whose script wants to use the surrounding app's calls. */
export interface UrlSignature {
  appId: string;
  /** Hexadecimal. */
  signature: string;
  noncestr: string;
  /** Epoch seconds. */
  timestamp: number;
}

/** Signs an address without its fragment. Rejects with whatever the server's refusal is. */
export type SignUrl = (url: string) => Promise<UrlSignature>;

/** Ends a subscription. */
export type Unsubscribe = () => void;

/**
 * What the app around this one offers: a browser, an in-app browser, a mini-program. Everything the SDK needs from
 * outside goes through here, so that it runs without a browser.
 */
export interface Host {
  readonly kind: HostKind;
  /** Kept until the person clears it. */
  readonly storage: TextStorage;
  /** Kept for this visit. */
  readonly sessionStorage: TextStorage;
  readonly location: HostLocation;
  readonly userAgent: string;
  /** Languages the person prefers, best first, as BCP 47 tags. */
  readonly languages: readonly string[];
  /** How many fingers the screen can tell apart; 0 for none, or where the host cannot say. */
  readonly maxTouchPoints: number;
  /** False only where the host knows that there is no network. */
  readonly isOnline: boolean;
  onOnlineChange(listener: (isOnline: boolean) => void): Unsubscribe;
  /**
   * The app came to the front; not called for the launch itself. `address` is the path and query it is shown by, such as
   * those of a scanned code, where the platform tells them.
   */
  onShow(listener: (address?: string) => void): Unsubscribe;
  /** The app went to the back. */
  onHide(listener: () => void): Unsubscribe;
  /**
   * Leaves for another address; what is not stored is lost.
   *
   * @throws HostError `unsupported` for anything but http, https, tel, mailto, sms and relative addresses
   */
  openUrl(url: string): void;
  /** Never rejects. */
  networkType(): Promise<NetworkType>;
  /**
   * Hands in what signs pages, for apps whose script wants that before its calls (`share`, `offerShare`, `scan`), and
   * waits until the app has accepted the page shown. Absent where nothing needs it. Rejects with HostError `failed`, or with
   * what `sign` rejected with.
   */
  configure?(sign: SignUrl): Promise<void>;
  /**
   * Sets what the app's own share menu shares from now on; without content the menu's entries are hidden. Resolves at
   * once where the app has no such menu. Rejects with HostError `failed`.
   */
  offerShare(content: ShareContent | undefined): Promise<void>;
  /** Lets the person scan a QR or bar code and resolves to its text. Rejects with HostError. */
  scan(): Promise<string>;
  /**
   * A one-use code that tells the server who uses the surrounding app, with nothing asked of the person. Rejects with
   * HostError, `unsupported` where the app has none.
   */
  loginCode(): Promise<string>;
  /** Lets the person share. Rejects with HostError `cancelled`, `failed`, or `unsupported` where nothing can share. */
  share(content: ShareContent): Promise<void>;
  /** Rejects with HostError `failed`. */
  copyText(text: string): Promise<void>;
  /** A short buzz, where there is one. */
  vibrate(ms: number): void;
  /** Opens the telephone with a number. */
  dial(phone: string): void;
  /**
   * Where the device is; the person is asked first. May take as long as the person thinks. Rejects with HostError
   * `cancelled` when they refuse, `failed`, or `unsupported`.
   */
  locate(): Promise<DevicePosition>;
  /**
   * Shows a place on the surrounding app's own map, with the ways there. Absent where it has none. Rejects with HostError
   * `cancelled` or `failed`.
   */
  openMap?(place: MapTarget): Promise<void>;
}
