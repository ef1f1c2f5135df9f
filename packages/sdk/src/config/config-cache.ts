import { type ConfigCacheStatus, configCacheStatus } from '@yunyou/contract';
import { sortedKey } from '../core/sorted-key';

/** An entry of the config cache (spec section 3). */
export interface ConfigCacheEntry<Data> {
  /** Made of the parameters, sorted. */
  key: string;
  status: ConfigCacheStatus;
  /** Present once `status` is success. */
  data?: Data;
}

export interface ConfigCache<Data> {
  /** Loads once per parameters; callers that come while it loads wait for the same load. A failed one is tried again. */
  load(parameters: object, load: () => Promise<Data>): Promise<Data>;
  /** Where the entry of these parameters stands; undefined before it was asked for. */
  entry(parameters: object): Readonly<ConfigCacheEntry<Data>> | undefined;
}

/** The spec has waiters look every 100 ms; here they share a promise and are released at once. */
export function createConfigCache<Data>(): ConfigCache<Data> {
  const entries = new Map<string, ConfigCacheEntry<Data> & { loading: Promise<Data> }>();

  async function run(key: string, load: () => Promise<Data>): Promise<Data> {
    try {
      const data = await load();
      const entry = entries.get(key);
      if (entry) Object.assign(entry, { status: configCacheStatus.success, data });
      return data;
    } catch (error) {
      const entry = entries.get(key);
      if (entry) entry.status = configCacheStatus.error;
      throw error;
    }
  }

  return {
    load(parameters, load) {
      const key = sortedKey(parameters);
      const known = entries.get(key);
      if (known && known.status !== configCacheStatus.error) return known.loading;
      // `run` starts after the entry stands, so that a load that settles at once finds it.
      const loading = Promise.resolve().then(() => run(key, load));
      entries.set(key, { key, status: configCacheStatus.loading, loading });
      return loading;
    },
    entry: (parameters) => entries.get(sortedKey(parameters)),
  };
}
