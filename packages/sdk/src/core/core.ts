import { type ApiClient, type Random, systemRandom } from '@yunyou/api-client';
import { type Channel, createChannel } from '@yunyou/channel';
import { environmentOf } from '@yunyou/channel/environment';
import { type ChannelSource, defaultMemberSources, type Environment, type Locale } from '@yunyou/contract';
import { createI18n, type I18n } from '@yunyou/i18n';
import { deviceNow, type ServerClock } from '@yunyou/server-clock';
import { abortable } from './abortable';
import { type ApiConnection, createApi } from './api';
import { createReadCache, type ReadCache } from './cache';
import { checkOptions } from './check-options';
import { createClock } from './clock';
import { createDrafts, type Drafts } from './drafts';
import { createEvents, type Events } from './events';
import { createLazy, type Lazy } from './lazy';
import { initialLocale } from './locale';
import type { SdkHost, SdkLogger, SdkOptions } from './options';
import { createRecentCalls, type RecentCall } from './recent-calls';

/** What every domain is built from. */
export interface Core {
  readonly options: SdkOptions;
  readonly host: SdkHost;
  readonly logger: SdkLogger;
  readonly random: Random;
  /** Device clock, epoch ms. */
  readonly now: () => number;
  readonly memberSources: readonly ChannelSource[];
  readonly events: Events;
  readonly channel: Channel;
  readonly source: () => ChannelSource;
  readonly environment: Environment;
  readonly i18n: I18n;
  readonly locale: () => Locale;
  readonly clock: ServerClock;
  readonly drafts: Drafts;
  readonly cache: ReadCache;
  readonly api: Lazy<ApiClient>;
  /** The last 20 calls, the newest first. */
  readonly recentCalls: () => readonly RecentCall[];
  /** Lazy loading of a domain's code, and of the API client beside it. */
  lazy<Module, Part>(
    load: () => Promise<Module>,
    create: (module: Module, api: ApiClient) => Part,
  ): Lazy<Part>;
  /** Calls `clear` when a person logs out: what they leave on the device is nobody else's. An expired login takes nothing. */
  onLogout(clear: () => void): void;
  /** Calls `end` when the SDK is disposed; at once where it is already. */
  onDispose(end: () => void): void;
  isDisposed(): boolean;
  dispose(): void;
}

/** How long an answer is fresh by default. */
const defaultStaleAfterMs = 60_000;

/** The core of one SDK object. Nothing is sent and no timer runs before a call. */
export function createCore(options: SdkOptions, connection: ApiConnection): Core {
  checkOptions(options);
  const { host, schedule, logger = console, snapshot = {}, staleAfterMs = defaultStaleAfterMs } = options;
  const { memberSources = defaultMemberSources, random = systemRandom, now = deviceNow() } = options;
  const { sessionStorage } = host;
  const events = createEvents(logger);
  const channel = createChannel({
    storage: {
      getItem: (key) => sessionStorage.get(key) ?? null,
      setItem: (key, value) => sessionStorage.set(key, value),
      removeItem: (key) => sessionStorage.remove(key),
    },
    userAgent: host.userAgent,
    maxTouchPoints: host.maxTouchPoints,
    productToken: options.productToken,
    memberSources,
    probe: options.probe,
    onError: (error) => logger.error('The channel could not be read', error),
  });
  const source = () => channel.source;
  const i18n = createI18n({
    locale: options.locale ?? snapshot.locale ?? initialLocale(host),
    given: snapshot.texts,
    load: options.loadCatalogue,
    limit: (loading) => abortable(loading, {}, schedule),
    areasWithoutDays: options.areasWithoutDays,
    onMissing: (id) => logger.error('There is no text for', id),
  });
  const locale = () => i18n.locale;
  const drafts = createDrafts(sessionStorage);
  const lazy = createLazy(schedule);
  const recentCalls = createRecentCalls();
  const api = createApi(lazy, {
    ...connection,
    options,
    events,
    source,
    locale,
    now: () => clock.now(),
    syncClock: () => clock.sync(),
    onCall(call) {
      recentCalls.add(call);
      events.emit('call', call);
    },
  });
  const clock = createClock(api, { now, options, logger });
  const cache = createReadCache({
    api,
    locale,
    now,
    staleAfterMs,
    timers: schedule,
    initial: snapshot.reads,
  });

  const onLogout = (clear: () => void) =>
    void events.on('loggedOut', ({ reason }) => {
      if (reason === 'asked') clear();
    });
  onLogout(drafts.clear);

  let ends: (() => void)[] | undefined = [clock.stop];
  return {
    options,
    host,
    logger,
    random,
    now,
    memberSources,
    events,
    channel,
    source,
    environment: environmentOf(
      /^[a-z]+:\/\/([^/?#]*)/i.exec(host.location.href)?.[1] ?? '',
      options.environmentHosts,
    ),
    i18n,
    locale,
    clock,
    drafts,
    cache,
    api,
    recentCalls: recentCalls.all,
    lazy: (load, create) =>
      lazy(
        () => Promise.all([load(), api()]),
        ([module, client]) => create(module, client),
      ),
    onLogout,
    onDispose(end) {
      if (ends) ends.push(end);
      else end();
    },
    isDisposed: () => ends === undefined,
    dispose() {
      for (const end of ends ?? []) end();
      ends = undefined;
    },
  };
}
