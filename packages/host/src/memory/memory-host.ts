import type { DevicePosition, Host, NetworkType, ShareContent } from '../host';
import { HostError } from '../host-error';
import { createListeners } from '../listeners';
import { expectOpenable, telUrl } from '../open-url';
import { createMemoryStorage } from './memory-storage';

export interface MemoryHostOptions {
  storage?: Readonly<Record<string, string>>;
  sessionStorage?: Readonly<Record<string, string>>;
  /** Default `http://localhost/`. */
  href?: string;
  userAgent?: string;
  languages?: readonly string[];
  maxTouchPoints?: number;
  isOnline?: boolean;
  /** How sharing ends. Default `shared`. */
  shareEnds?: 'shared' | 'cancelled' | 'failed' | 'unsupported';
  /** What is scanned. Default: scanning is cancelled. */
  scanned?: string;
  /** The surrounding app's one-use code. Default: it has none. */
  loginCode?: string;
  networkType?: NetworkType;
  /** Where the device is, or how looking for it ends. Default `unsupported`. */
  position?: DevicePosition | 'cancelled' | 'failed' | 'unsupported';
}

/** A host without an app around it, turned by hand: for tests, Node and server rendering. */
export interface MemoryHost extends Host {
  /** The app comes to the front, by this path and query. */
  show(address?: string): void;
  /** The app goes to the back. */
  hide(): void;
  setOnline(isOnline: boolean): void;
  /** Every address left for, `tel:` ones too. */
  readonly opened: readonly string[];
  readonly shared: readonly ShareContent[];
  readonly copied: readonly string[];
  /** What the share menu offers now; undefined where it is hidden or nothing was said. */
  readonly offered: ShareContent | undefined;
}

export function createMemoryHost(options: MemoryHostOptions = {}): MemoryHost {
  const { shareEnds = 'shared', userAgent = '', languages = [], maxTouchPoints = 0 } = options;
  const { position = 'unsupported' } = options;
  const shown = createListeners<[address?: string]>();
  const hidden = createListeners<[]>();
  const online = createListeners<[boolean]>();
  const opened: string[] = [];
  const shared: ShareContent[] = [];
  const copied: string[] = [];
  let href = options.href ?? 'http://localhost/';
  let offered: ShareContent | undefined;
  let isOnline = options.isOnline ?? true;

  return {
    kind: 'memory',
    storage: createMemoryStorage(options.storage),
    sessionStorage: createMemoryStorage(options.sessionStorage),
    location: {
      get href() {
        return href;
      },
      replaceUrl(url) {
        href = new URL(url, href).href;
      },
    },
    userAgent,
    languages,
    maxTouchPoints,
    get isOnline() {
      return isOnline;
    },
    onOnlineChange: online.add,
    onShow: shown.add,
    onHide: hidden.add,
    openUrl(url) {
      expectOpenable(url);
      opened.push(url);
    },
    networkType: async () => (isOnline ? (options.networkType ?? 'unknown') : 'none'),
    async offerShare(content) {
      offered = content;
    },
    async scan() {
      if (options.scanned === undefined) throw new HostError('cancelled', 'scan');
      return options.scanned;
    },
    async loginCode() {
      if (options.loginCode === undefined) throw new HostError('unsupported', 'loginCode');
      return options.loginCode;
    },
    async share(content) {
      if (shareEnds !== 'shared') throw new HostError(shareEnds, 'share');
      shared.push(content);
    },
    async copyText(text) {
      copied.push(text);
    },
    async locate() {
      if (typeof position === 'string') throw new HostError(position, 'locate');
      return position;
    },
    vibrate() {},
    dial: (phone) => void opened.push(telUrl(phone)),
    show: shown.tell,
    hide: hidden.tell,
    setOnline(value) {
      if (value === isOnline) return;
      isOnline = value;
      online.tell(value);
    },
    opened,
    shared,
    copied,
    get offered() {
      return offered;
    },
  };
}
