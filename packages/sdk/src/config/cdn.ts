import type { ApiClient } from '@yunyou/api-client';
import { cdnLoadStatus } from '@yunyou/contract';
import type { AppConfigState } from './app-config-state';
import { createConfigCache } from './config-cache';

export interface CdnOptions {
  api: Pick<ApiClient, 'config' | 'download'>;
  state: Pick<AppConfigState, 'cdnUrl' | 'loadingCdnUrlStatus'>;
  /** Hydrated configuration. */
  snapshot: Pick<AppConfigState, 'cdnUrl'> | undefined;
}

/** Where the operator's files are, and those files as texts. Calls reject with ApiError, and are made again by the next. */
export interface Cdn {
  /** The CDN's address with a trailing slash; fetched once. */
  cdnUrl(): Promise<string>;
  /** A file, fetched once. */
  file(path: string): Promise<string>;
  /** The same, fetched anew. */
  fetchFile(path: string): Promise<string>;
}

export function createCdn({ api, state, snapshot }: CdnOptions): Cdn {
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
  return { cdnUrl, fetchFile, file: (path) => files.load({ path }, () => fetchFile(path)) };
}
