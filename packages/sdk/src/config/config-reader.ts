import type { ApiClient } from '@yunyou/api-client';
import { staticFilePaths } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { mergeSideBar, mergeTabBar } from '@yunyou/navigation';
import type { SdkLogger } from '../options';
import { type AppConfigState, versionStorageKey } from './app-config-state';
import { readAppFile, readSideBarFile, readTabBarFile, readUpdateConfigFile } from './read-files';

export interface ConfigReaderOptions {
  api: Pick<ApiClient, 'home'>;
  state: AppConfigState;
  storage: TextStorage;
  /** A file of the CDN as text, fetched once. */
  file: (path: string) => Promise<string>;
  /** The same, fetched anew. */
  fetchFile: (path: string) => Promise<string>;
  /** Whether a link leads to a page there is. */
  isReachable: (path: string) => boolean;
  logger: SdkLogger;
}

/** Puts the operator's files into the state. Its code is fetched at the launch, beside the first page's. */
export interface ConfigReader {
  /** Reads everything, and asks who may enter as soon as that is known to matter. Never rejects. */
  load(checkEntrance: () => Promise<unknown>): Promise<void>;
  /** Looks whether an update has begun or ended. Never rejects. */
  checkUpdate(): Promise<void>;
}

export function createConfigReader(options: ConfigReaderOptions): ConfigReader {
  const { api, state, storage, file, fetchFile, logger } = options;

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

  return {
    checkUpdate,
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
