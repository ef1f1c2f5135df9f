import type { ApiClient } from '@yunyou/api-client';
import { type Agreement, type Locale, whiteListStatus } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { proxy } from 'valtio/vanilla';
import type { Later } from '../later';
import { laterCalls } from '../later-calls';
import type { SdkNavigation } from '../navigation';
import type { SdkLogger } from '../options';
import type { SessionState } from '../session/session-state';
import { type AppConfigState, initialAppConfig, versionStorageKey } from './app-config-state';
import { resolveAsset } from './asset-url';

export interface AppConfigOptions {
  later: Later;
  api: ApiClient;
  baseUrl: string;
  storage: TextStorage;
  /** What came with the page. */
  snapshot: AppConfigState | undefined;
  locale: () => Locale;
  session: Readonly<SessionState>;
  /** What knows the pages; it asks the configuration who is refused. */
  navigation: () => SdkNavigation;
  logger: SdkLogger;
}

/** What the operator has configured: bars, switches, the CDN, the white list. */
export interface AppConfig {
  readonly state: AppConfigState;
  /** Loads everything configured. Never rejects: what fails keeps its default and is logged (spec section 8). */
  load(): Promise<void>;
  /** The CDN's address with a trailing slash; fetched once. Rejects with ApiError. */
  cdnUrl(): Promise<string>;
  /**
   * Asks again whether the person may enter, such as after a login: anybody while white-list mode is not open, else who the
   * server says; whom it refuses is led from the page shown to the abnormal page. Never rejects.
   */
  checkWhiteList(): Promise<boolean>;
  /** Whether white-list mode is open and the person is not known to be on the list. */
  isRefused(): boolean;
  /** Looks whether an update has begun or ended. Never rejects. */
  checkUpdate(): Promise<void>;
  /** A file below the CDN's address, such as `config/app.json`, as text; fetched once. Rejects with ApiError. */
  file(path: string): Promise<string>;
  /** An agreement's HTML document in the present locale. It comes from outside: clean it before it is shown. */
  agreementHtml(agreement: Agreement): Promise<string>;
  /** The whole address of a picture or file the API named. */
  assetUrl(url: string): string;
}

export function createAppConfig(options: AppConfigOptions): AppConfig {
  const { baseUrl, snapshot, storage, logger } = options;
  const state = proxy({ ...initialAppConfig(storage.get(versionStorageKey)), ...snapshot });

  const reader = options.later(async () => {
    const { createConfigReader } = await import('./config-reader');
    return createConfigReader({ ...options, state });
  });

  // What the reader does never rejects: these tell that not even its code could be had.
  const tell = (error: unknown) => logger.error('The configuration could not be loaded', error);
  const shut = () => {
    state.checkWhiteListStatus = whiteListStatus.no;
    return false;
  };
  const checkWhiteList = async () =>
    !state.isOpenWhiteList || reader().then((part) => part.checkWhiteList(), shut);

  return {
    ...laterCalls(reader, 'cdnUrl', 'file', 'agreementHtml'),
    state,
    checkUpdate: () => reader().then((part) => part.checkUpdate(), tell),
    async load() {
      if (snapshot?.loadingDone) {
        storage.set(versionStorageKey, snapshot.version);
        await checkWhiteList();
        return;
      }
      await reader().then(
        (part) => part.load(checkWhiteList),
        (error) => {
          tell(error);
          state.loadingDone = true;
        },
      );
    },
    checkWhiteList,
    isRefused: () => state.isOpenWhiteList && state.checkWhiteListStatus !== whiteListStatus.yes,
    assetUrl: (url) => resolveAsset(url, { baseUrl, cdnUrl: state.cdnUrl }),
  };
}
