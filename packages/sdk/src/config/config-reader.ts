import type { ApiClient } from '@yunyou/api-client';
import { type Agreement, agreementPath, type Locale, staticFilePaths } from '@yunyou/contract';
import { mergeSideBar, mergeTabBar } from '@yunyou/navigation';
import type { SdkNavigation } from '../navigation';
import type { SdkLogger } from '../options';
import { type AppConfigState, versionStorageKey } from './app-config-state';
import { type Cdn, type CdnOptions, createCdn } from './cdn';
import { readAppFile, readSideBarFile, readTabBarFile, readUpdateConfigFile } from './read-files';
import { createWhiteList, type WhiteListOptions } from './white-list';

export interface ConfigReaderOptions extends WhiteListOptions, CdnOptions {
  api: Pick<ApiClient, 'home' | 'config' | 'download'>;
  state: AppConfigState;
  navigation: () => SdkNavigation;
  locale: () => Locale;
  logger: SdkLogger;
}

/** Puts the operator's files into the state. Its code is fetched at the launch, beside the first page's. */
export interface ConfigReader extends Pick<Cdn, 'cdnUrl' | 'file'> {
  /** Reads everything, and asks who may enter as soon as that is known to matter. Never rejects. */
  load(checkEntrance: () => Promise<unknown>): Promise<void>;
  /** Looks whether an update has begun or ended. Never rejects. */
  checkUpdate(): Promise<void>;
  /** An agreement's HTML document in the present locale. */
  agreementHtml(agreement: Agreement): Promise<string>;
  /** Asks the server whether the person may enter. Never rejects. */
  checkWhiteList(): Promise<boolean>;
}

export function createConfigReader(options: ConfigReaderOptions): ConfigReader {
  const { api, state, storage, logger } = options;
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
      state.sideBar = mergeSideBar(sideBar, (path) => options.navigation().table.resolve(path) !== undefined);
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
    cdnUrl,
    file,
    agreementHtml: (agreement) => file(agreementPath(agreement, options.locale())),
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
