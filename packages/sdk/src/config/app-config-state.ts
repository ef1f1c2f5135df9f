import {
  type AppFile,
  type CdnLoadStatus,
  cdnLoadStatus,
  defaultAppVersion,
  type LocalizedText,
  type WhiteListStatus,
  whiteListStatus,
} from '@yunyou/contract';
import { defaultSideBar, mergeTabBar, type SideBar, type TabBarItem } from '@yunyou/navigation';

/** What the operator has configured, under the spec's own names (section 3), and how far loading it has come. */
export interface AppConfigState {
  /** Stored on the device. */
  version: string;
  homePageHelloText: LocalizedText | undefined;
  /** True once the app file was loaded or could not be. */
  loadingDone: boolean;
  isLoading: boolean;
  /** With a trailing slash; empty until known. */
  cdnUrl: string;
  loadingCdnUrlStatus: CdnLoadStatus;
  /** The page to return to after login; empty for none. */
  redirectLoginUrl: string;
  shareConfig: AppFile['shareConfig'] | undefined;
  checkWhiteListStatus: WhiteListStatus;
  isOpenWhiteList: boolean;
  /** Height of the navigation bar in px, measured by whoever draws it. */
  navHeight: number;
  /** Whether the app is being updated and shows the update picture instead; undefined until known. */
  isUpdate: boolean | undefined;
  /** The update picture (the spec's spelling). */
  isUpdateCongifData: string;
  debugData: { isDebug: boolean };
  isDebug: boolean;
  /** Days of mourning: the whole app without colour. */
  isGrayTheme: boolean;
  /** Whether the bank's payment is offered. */
  CCBPay: boolean;
  homeTheme: AppFile['homeTheme'];
  newUserShare: boolean;
  /** Hosts of the operator's other sites. */
  webOwnHosts: string[];
  tabBar: TabBarItem[];
  sideBar: SideBar;
  /** Service telephone; empty until known. */
  telephone: string;
}

/** Storage key of the version. */
export const versionStorageKey = 'version';

export function initialAppConfig(storedVersion: string | undefined): AppConfigState {
  return {
    version: storedVersion ?? defaultAppVersion,
    homePageHelloText: undefined,
    loadingDone: false,
    isLoading: false,
    cdnUrl: '',
    loadingCdnUrlStatus: cdnLoadStatus.notStarted,
    redirectLoginUrl: '',
    shareConfig: undefined,
    checkWhiteListStatus: whiteListStatus.unknown,
    isOpenWhiteList: false,
    navHeight: 0,
    isUpdate: undefined,
    isUpdateCongifData: '',
    debugData: { isDebug: false },
    isDebug: false,
    isGrayTheme: false,
    CCBPay: false,
    homeTheme: { isOpen: false, config: { color: '', backgroundImage: '', style: '' } },
    newUserShare: false,
    webOwnHosts: [],
    tabBar: mergeTabBar(),
    sideBar: defaultSideBar,
    telephone: '',
  };
}
