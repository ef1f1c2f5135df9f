import type { ApiClient } from '@yunyou/api-client';
import { type Agreement, agreementPath, cdnLoadStatus, type Locale } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { proxy } from 'valtio/vanilla';
import { later } from '../later';
import type { SdkLogger } from '../options';
import { type AppConfigState, initialAppConfig, versionStorageKey } from './app-config-state';
import { resolveAsset } from './asset-url';
import { createConfigCache } from './config-cache';
import { checkWhiteList } from './white-list';

export interface AppConfigOptions {
  api: ApiClient;
  baseUrl: string;
  storage: TextStorage;
  /** What came with the page. */
  snapshot: AppConfigState | undefined;
  locale: () => Locale;
  openId: () => string | undefined;
  /** Whether a link leads to a page there is. */
  isReachable: (path: string) => boolean;
  logger: SdkLogger;
}

/** What the operator has configured: bars, switches, the CDN, the white list. */
export interface AppConfig {
  readonly state: AppConfigState;
  /** Loads everything configured. Never rejects: what fails keeps its default and is logged (spec section 8). */
  load(): Promise<void>;
  /** The CDN's address with a trailing slash; fetched once. Rejects with ApiError. */
  cdnUrl(): Promise<string>;
  /** Asks again whether the person may enter, such as after a login. Never rejects. */
  checkWhiteList(): Promise<boolean>;
  /** Looks whether an update has begun or ended. Never rejects. */
  checkUpdate(): Promise<void>;
  /** An agreement's HTML document in the present locale. It comes from outside: clean it before it is shown. */
  agreementHtml(agreement: Agreement): Promise<string>;
  /** The whole address of a picture or file the API named. */
  assetUrl(url: string): string;
}

export function createAppConfig(options: AppConfigOptions): AppConfig {
  const { api, baseUrl, storage, logger } = options;
  const { snapshot } = options;
  const state = proxy({ ...initialAppConfig(storage.get(versionStorageKey)), ...snapshot });
  const files = createConfigCache<string>();

  async function fetchCdnUrl(): Promise<string> {
    if (snapshot?.cdnUrl) return snapshot.cdnUrl;
    state.loadingCdnUrlStatus = cdnLoadStatus.loading;
    try {
      const { cdnUrl } = await api.config.cdn();
      state.cdnUrl = cdnUrl.endsWith('/') ? cdnUrl : `${cdnUrl}/`;
      state.loadingCdnUrlStatus = cdnLoadStatus.done;
      return state.cdnUrl;
    } catch (error) {
      state.loadingCdnUrlStatus = cdnLoadStatus.notStarted;
      throw error;
    }
  }

  const cdnUrl = () => files.load({ name: 'cdnUrl' }, fetchCdnUrl);
  const fetchFile = async (path: string) => api.download((await cdnUrl()) + path);
  const file = (path: string) => files.load({ path }, () => fetchFile(path));

  const reader = later(async () => {
    const { createConfigReader } = await import('./config-reader');
    return createConfigReader({ ...options, state, file, fetchFile });
  });

  const checkEntrance = () => checkWhiteList(api, state, options.openId());

  return {
    state,
    cdnUrl,
    async checkUpdate() {
      try {
        await (await reader()).checkUpdate();
      } catch (error) {
        logger.error('The update config could not be loaded', error);
      }
    },
    async load() {
      if (snapshot?.loadingDone) {
        storage.set(versionStorageKey, snapshot.version);
        await checkEntrance();
        return;
      }
      try {
        await (await reader()).load(checkEntrance);
      } catch (error) {
        // Not even the code could be had. The entrance is decided as without the app file.
        logger.error('The configuration could not be loaded', error);
        state.loadingDone = true;
        await checkEntrance();
      }
    },
    checkWhiteList: checkEntrance,
    async agreementHtml(agreement) {
      return file(agreementPath(agreement, options.locale()));
    },
    assetUrl: (url) => resolveAsset(url, { baseUrl, cdnUrl: state.cdnUrl }),
  };
}
