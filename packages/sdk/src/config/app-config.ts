import type { ApiClient } from '@yunyou/api-client';
import { type Agreement, agreementPath, cdnLoadStatus, type Locale, staticFilePaths } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { mergeSideBar, mergeTabBar } from '@yunyou/navigation';
import { proxy } from 'valtio/vanilla';
import type { SdkLogger } from '../options';
import { type AppConfigState, initialAppConfig } from './app-config-state';
import { resolveAsset } from './asset-url';
import { createConfigCache } from './config-cache';
import { readAppFile, readSideBarFile, readTabBarFile, readUpdateConfigFile } from './read-files';
import { checkWhiteList } from './white-list';

export interface AppConfigOptions {
  api: ApiClient;
  baseUrl: string;
  storage: TextStorage;
  locale: () => Locale;
  openId: () => string | undefined;
  /** Whether a link leads to a page there is. */
  isReachable: (path: string) => boolean;
  logger: SdkLogger;
}

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

const versionStorageKey = 'version';

export function createAppConfig(options: AppConfigOptions): AppConfig {
  const { api, baseUrl, storage, logger } = options;
  const state = proxy(initialAppConfig(storage.get(versionStorageKey)));
  const files = createConfigCache<string>();

  async function fetchCdnUrl(): Promise<string> {
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

  async function loadApp(): Promise<void> {
    state.isLoading = true;
    try {
      const { version, ...app } = readAppFile(JSON.parse(await file(staticFilePaths.app)));
      Object.assign(state, app);
      if (version) {
        state.version = version;
        storage.set(versionStorageKey, version);
      }
    } catch (error) {
      logger.error('The app config could not be loaded', error);
    } finally {
      state.isLoading = false;
      state.loadingDone = true;
    }
  }

  /** The flag changes only when it differs, and what belongs to it with it. */
  async function checkUpdate(): Promise<void> {
    try {
      const text = await fetchFile(staticFilePaths.updateConfig);
      const { isUpdate, updateImage, debugData } = readUpdateConfigFile(JSON.parse(text));
      if (isUpdate === state.isUpdate) return;
      state.isUpdate = isUpdate;
      state.isUpdateCongifData = updateImage;
      state.debugData = debugData;
      state.isDebug = debugData.isDebug;
    } catch (error) {
      logger.error('The update config could not be loaded', error);
    }
  }

  async function loadTabBar(): Promise<void> {
    try {
      const { bottomBarList } = readTabBarFile(JSON.parse(await file(staticFilePaths.tabBar)));
      state.tabBar = mergeTabBar(bottomBarList);
    } catch (error) {
      logger.error('The tab bar could not be loaded', error);
    }
  }

  async function loadSideBar(): Promise<void> {
    try {
      const sideBar = readSideBarFile(JSON.parse(await file(staticFilePaths.sideBar)));
      state.sideBar = mergeSideBar(sideBar, options.isReachable);
      state.telephone ||= state.sideBar.telephone;
    } catch (error) {
      logger.error('The sidebar could not be loaded', error);
    }
  }

  async function loadPhone(): Promise<void> {
    try {
      const { telephone } = await api.home.phone();
      if (telephone) state.telephone = telephone;
    } catch (error) {
      logger.error('The service telephone could not be loaded', error);
    }
  }

  const checkEntrance = () => checkWhiteList(api, state, options.openId());

  return {
    state,
    cdnUrl,
    checkUpdate,
    async load() {
      await Promise.all([
        loadApp().then(checkEntrance),
        checkUpdate(),
        loadTabBar(),
        loadSideBar(),
        loadPhone(),
      ]);
    },
    checkWhiteList: checkEntrance,
    async agreementHtml(agreement) {
      return file(agreementPath(agreement, options.locale()));
    },
    assetUrl: (url) => resolveAsset(url, { baseUrl, cdnUrl: state.cdnUrl }),
  };
}
