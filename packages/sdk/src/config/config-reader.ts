import type { ApiClient } from '@yunyou/api-client';
import { agreementPath, type PublishedAgreement, staticFilePaths } from '@yunyou/contract';
import { mergeSideBar, mergeTabBar } from '@yunyou/navigation';
import { abortable, type WaitOptions } from '../core/abortable';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import { type AppConfigState, versionStorageKey } from './app-config-state';
import { type CdnOptions, createCdn } from './cdn';
import { readAppFile, readSideBarFile, readTabBarFile, readUpdateConfigFile } from './read-files';
import { createWhiteList, type WhiteListOptions } from './white-list';

export interface ConfigReaderOptions
  extends WhiteListOptions,
    CdnOptions,
    Pick<Core, 'host' | 'locale' | 'logger' | 'options'> {
  api: Pick<ApiClient, 'home' | 'config' | 'download'>;
  state: AppConfigState;
  navigation: () => SdkNavigation;
}

/** Puts the operator's files into the state. Lazy: its code is fetched at the launch, beside the first page's. */
export interface ConfigReader {
  /** The reads below are shared: an aborted signal ends one wait. */
  cdnUrl(options?: WaitOptions): Promise<string>;
  file(path: string, options?: WaitOptions): Promise<string>;
  /** Reads everything, and asks who may enter as soon as that is known to matter. Never rejects. */
  load(checkEntrance: () => Promise<unknown>): Promise<void>;
  /** Looks whether an update has begun or ended. Never rejects. */
  checkUpdate(): Promise<void>;
  /** An agreement's HTML document in the present locale. */
  agreementHtml(agreement: PublishedAgreement, options?: WaitOptions): Promise<string>;
  /** Asks the server whether the person may enter. Never rejects. */
  checkWhiteList(): Promise<boolean>;
}

export function createConfigReader(options: ConfigReaderOptions): ConfigReader {
  const { api, state, logger } = options;
  const { storage } = options.host;
  const { schedule } = options.options;
  const { cdnUrl, file, fetchFile } = createCdn(options);

  async function loadApp(): Promise<void> {
    state.loadingDone = false;
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
      state.sideBar = mergeSideBar(sideBar, (path) => options.navigation().table.mayHave(path));
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

  const shared = (read: Promise<string>, wait: WaitOptions | undefined) =>
    wait ? abortable(read, wait, schedule) : read;
  const sharedFile = (path: string, wait: WaitOptions | undefined) => shared(file(path), wait);

  return {
    cdnUrl: (wait) => shared(cdnUrl(), wait),
    file: sharedFile,
    agreementHtml: (agreement, wait) => sharedFile(agreementPath(agreement, options.locale()), wait),
    checkUpdate,
    checkWhiteList: createWhiteList(options),
    async load(checkEntrance) {
      await Promise.all([
        loadApp().then(checkEntrance),
        checkUpdate(),
        loadTabBar(),
        loadSideBar(),
        loadPhone(),
      ]);
    },
  };
}
