import type { CallOptions } from '@yunyou/api-client';
import { type PublishedAgreement, whiteListStatus } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import type { SessionState } from '../session/session-store';
import { type AppConfigState, initialAppConfig, versionStorageKey } from './app-config-state';
import { resolveAsset } from './asset-url';

/** An aborted `signal` ends the caller's own wait; others may share the read. */
type ConfigReadOptions = Pick<CallOptions, 'signal'>;

/** What the operator has configured: bars, switches, the CDN, the white list. */
export interface AppConfig {
  readonly state: AppConfigState;
  /** Loads everything configured. Never rejects: what fails keeps its default and is logged (spec section 8). */
  load(): Promise<void>;
  /** The CDN's address with a trailing slash; fetched once. Rejects with ApiError. */
  cdnUrl(options?: ConfigReadOptions): Promise<string>;
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
  file(path: string, options?: ConfigReadOptions): Promise<string>;
  /** An agreement's HTML document in the present locale. It comes from outside: clean it before it is shown. */
  agreementHtml(agreement: PublishedAgreement, options?: ConfigReadOptions): Promise<string>;
  /** The whole address of a picture or file the API named. */
  assetUrl(url: string): string;
}

/** @param navigation what knows the pages; it asks the configuration who is refused */
export function createAppConfig(
  core: Core,
  session: Readonly<SessionState>,
  navigation: () => SdkNavigation,
): AppConfig {
  const { baseUrl, snapshot: { config: snapshot } = {} } = core.options;
  const { storage } = core.host;
  const state = proxy({ ...initialAppConfig(storage.get(versionStorageKey)), ...snapshot });
  const reader = core.lazy(
    () => import('./config-reader'),
    ({ createConfigReader }, api) =>
      createConfigReader({ ...core, api, state, snapshot, session, navigation }),
  );

  // What the reader does never rejects: this tells that not even its code could be had.
  const logFailure = (error: unknown) => core.logger.error('The configuration could not be loaded', error);
  const refuse = () => {
    state.checkWhiteListStatus = whiteListStatus.no;
    return false;
  };
  const checkWhiteList = async () =>
    !state.isOpenWhiteList || reader().then((part) => part.checkWhiteList(), refuse);
  core.events.on('loggedOut', () => void checkWhiteList());

  return {
    state,
    cdnUrl: reader.method((part) => part.cdnUrl),
    file: reader.method((part) => part.file),
    agreementHtml: reader.method((part) => part.agreementHtml),
    checkUpdate: () => reader().then((part) => part.checkUpdate(), logFailure),
    async load() {
      if (snapshot?.loadingDone) {
        storage.set(versionStorageKey, snapshot.version);
        await checkWhiteList();
        return;
      }
      await reader().then(
        (part) => part.load(checkWhiteList),
        (error) => {
          logFailure(error);
          state.loadingDone = true;
        },
      );
    },
    checkWhiteList,
    isRefused: () => state.isOpenWhiteList && state.checkWhiteListStatus !== whiteListStatus.yes,
    assetUrl: (url) => resolveAsset(url, { baseUrl, cdnUrl: state.cdnUrl }),
  };
}
