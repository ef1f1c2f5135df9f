import { type ApiClient, type ApiEvent, systemRandom } from '@yunyou/api-client';
import { createChannel } from '@yunyou/channel';
import { environmentOf } from '@yunyou/channel/environment';
import { channelSource, defaultMemberSources } from '@yunyou/contract';
import { createI18n } from '@yunyou/i18n';
import { mergeScene, parseQuery } from '@yunyou/navigation';
import { createServerClock, deviceNow } from '@yunyou/server-clock';
import { createReadCache } from './catalogue/cached-read';
import { createCatalogue } from './catalogue/catalogue';
import { createLaterLocaliser } from './catalogue/later-localiser';
import { createAppConfig } from './config/app-config';
import { createDrafts } from './drafts';
import { createEvents } from './events';
import { createLater } from './later';
import { createLaterApi } from './later-api';
import { createLayout } from './layout';
import { createLocaleChoice, initialLocale } from './locale';
import { createLaterLocation, createLocationState } from './location';
import { createSdkNavigation, type SdkNavigation } from './navigation';
import type { SdkOptions } from './options';
import { clearVouchers, readVouchers } from './orders/kept-vouchers';
import { createOrders } from './orders/orders';
import { createLaterPayment, createPaymentConfig } from './payment';
import { quietApi } from './quiet-api';
import type { Sdk } from './sdk';
import { createLoginReturn } from './session/login-return';
import { createSession } from './session/session';
import { createSessionStore } from './session/session-state';
import { createShare } from './share';
import { createLaterSubscription } from './subscription';
import { createTracking } from './tracking/tracking';
import { waitingReportsKey } from './tracking/waiting-reports-key';
import { createTravellers } from './travellers';

/** Wires the packages into one SDK. Nothing is sent and no timer runs before `start` or a call. */
export function createSdk(options: SdkOptions): Sdk {
  const { host, baseUrl, schedule, logger = console, snapshot = {} } = options;
  const { memberSources = defaultMemberSources, random = systemRandom, now = deviceNow() } = options;
  const events = createEvents(logger);

  const channel = createChannel({
    storage: {
      getItem: (key) => host.sessionStorage.get(key) ?? null,
      setItem: (key, value) => host.sessionStorage.set(key, value),
      removeItem: (key) => host.sessionStorage.remove(key),
    },
    userAgent: host.userAgent,
    maxTouchPoints: host.maxTouchPoints,
    productToken: options.productToken,
    memberSources,
    probe: options.probe,
    onError: (error) => logger.error('The channel could not be read', error),
  });
  const source = () => channel.source;
  const environment = environmentOf(
    /^[a-z]+:\/\/([^/?#]*)/i.exec(host.location.href)?.[1] ?? '',
    options.environmentHosts,
  );

  const i18n = createI18n({
    locale: options.locale ?? snapshot.locale ?? initialLocale(host),
    given: snapshot.texts,
    load: options.loadCatalogue,
    areasWithoutDays: options.areasWithoutDays,
    onMissing: (id) => logger.error('There is no text for', id),
  });
  const locale = () => i18n.locale;
  const localeChoice = createLocaleChoice(i18n, host);

  const sessionStore = createSessionStore(host.storage, () => channel.countsAsMember);
  const isLoggedIn = () => sessionStore.state.token !== undefined;
  sessionStore.state.launchDone = snapshot.launchDone ?? false;
  if (snapshot.user && isLoggedIn()) sessionStore.setUser(snapshot.user);
  const drafts = createDrafts(host.sessionStorage);

  const later = createLater(schedule);
  const fetchApi = later(async () => {
    const { createApiClient } = await import('./transport');
    return createApiClient({
      ...options,
      source,
      tokens: {
        read() {
          // Another window may have logged in or out.
          session.refresh();
          return sessionStore.state.token;
        },
        clear: expire,
      },
      tokenAlways: () => config.state.isOpenWhiteList,
      locale,
      serverTimeFirst:
        (options.serverTimeFirst ?? options.signing !== undefined) ? () => clock.sync() : undefined,
      now: () => clock.now(),
      abnormalRedirect: {
        enabled: options.abnormalRedirect ?? true,
        isOnAbnormalPage: () => navigation.isOnAbnormalPage(),
      },
      onEvent: hear,
    });
  });
  const api = createLaterApi(fetchApi, schedule);
  let isTimeKnown = true;
  const clock = createServerClock({
    async fetchTime() {
      const { serverTimeStamp } = await api.system.timestamp({}, { retries: 0 });
      isTimeKnown = true;
      return serverTimeStamp;
    },
    now,
    known: snapshot.nowMs,
    schedule,
    onError(error) {
      // Asked every 10 s: once is enough for one outage.
      if (isTimeKnown) logger.error('The server time is not known', error);
      isTimeKnown = false;
    },
  });

  const config = createAppConfig({
    later,
    api,
    baseUrl,
    storage: host.storage,
    snapshot: snapshot.config,
    locale,
    session: sessionStore.state,
    navigation: () => navigation,
    logger,
  });
  const navigation: SdkNavigation = createSdkNavigation({
    host,
    routes: options.routes,
    source,
    isMember: () => sessionStore.state.isMember,
    isRefused: config.isRefused,
    loginReturn: createLoginReturn(host.sessionStorage, config.state),
    memberSources,
    now,
    logger,
  });
  const memberId = () => sessionStore.state.user?.memberId;
  const tracking = createTracking(
    later(async () => {
      const { createReports } = await import('./tracking/reports');
      const reports = createReports(parts);
      if (endings) endings.push(reports.stop);
      else reports.stop();
      return reports;
    }),
    clock.now,
  );
  let lastMemberId: string | undefined;
  const session = createSession({
    later,
    api,
    store: sessionStore,
    events,
    source,
    sessionStorage: host.sessionStorage,
    onUser(user) {
      // Another person than the one whose login had expired.
      if (lastMemberId !== undefined && lastMemberId !== user.memberId) drafts.clear();
      lastMemberId = user.memberId;
      tracking.member(user);
      void config.checkWhiteList();
    },
    logger,
  });

  /** The server has ended the login of a token. */
  function expire(token: string): void {
    if (sessionStore.state.token !== token) return;
    sessionStore.clear();
    events.emit('loggedOut', { reason: 'expired' });
  }

  /** The API client's reports, with what the product does about them (spec sections 4 and 8). */
  function hear(event: ApiEvent): void {
    if (event.type === 'error') events.emit('error', event);
    else if (event.type === 'abnormal') {
      navigation.leadToAbnormalPage(event);
      events.emit('abnormal', event);
    } else {
      const needsLogin = event.requiredLogin || navigation.isOnMemberPage();
      if (needsLogin) navigation.leadToLogin();
      events.emit('loginExpired', { needsLogin });
    }
  }

  const cache = createReadCache({
    locale,
    now,
    staleAfterMs: options.staleAfterMs ?? 60_000,
    timers: schedule,
    initial: snapshot.reads,
  });
  const localiserOver = (calls: ApiClient) =>
    createLaterLocaliser(later(async () => (await import('./catalogue/localise')).createLocaliser(calls)));
  const localiser = localiserOver(api);
  const silentApi = quietApi(api);
  const silentLocaliser = localiserOver(silentApi);
  const layout = createLayout(api, cache, localiser);
  const locationState = createLocationState();
  const paymentConfig = createPaymentConfig();
  const checkout = later(async () => {
    const [{ createCheckoutCalls }, { createVoucherStore }] = await Promise.all([
      import('./checkout/checkout-calls'),
      import('./orders/voucher-store'),
    ]);
    const voucherStore = createVoucherStore(host.storage);
    return createCheckoutCalls(
      api,
      { locale, memberId, isLoggedIn, localiser, drafts, random, voucherStore },
      { options, config: paymentConfig, logger },
    );
  });

  /** What those parts need whose code arrives later. */
  const parts = {
    options,
    api,
    host,
    environment,
    source,
    random,
    schedule,
    logger,
    events,
    config,
    navigation,
    session,
    store: sessionStore,
    layout,
    locationState,
    memberId,
    openId: () => sessionStore.state.user?.openId || undefined,
    isLoggedIn,
    campaign: () => channel.campaign,
  };
  const logins = later(async () => (await import('./session/logins')).createLogins(parts));
  const account = later(async () => (await import('./session/account')).createAccount(parts));

  // What a person who logs out leaves on the device is nobody else's; an expired login takes nothing away.
  let endings: (() => void)[] | undefined = [
    events.on('loggedOut', ({ reason }) => {
      void config.checkWhiteList();
      if (reason !== 'asked') return;
      clearVouchers(host.storage);
      drafts.clear();
      host.storage.remove(waitingReportsKey);
    }),
    localeChoice.stop,
  ];

  async function launch(): Promise<void> {
    endings?.push(
      host.onShow(show),
      host.onHide(() => clock.clear()),
    );
    readCampaign();
    await channel.confirmed();
    if (!endings) return;
    sessionStore.reread();
    void clock.start();
    // What the messaging platform's consent page has brought back comes before a stored login.
    const isArrival = options.messagingAppLogin && source() === channelSource.messagingApp;
    const arrived = isArrival ? logins().then((part) => part.launch()) : Promise.resolve();
    const texts = i18n
      .ensure()
      .catch((error: unknown) => logger.error('The texts could not be loaded', error));
    const configured = Promise.resolve(options.firstPageShown).then(config.load, config.load);
    await Promise.all([texts, configured, arrived.then(session.restore, session.restore)]);
  }

  /** A scanned code carries it in its scene. */
  const readCampaign = (address = host.location.href) =>
    channel.readQuery(mergeScene(parseQuery(/\?([^#]*)/.exec(address)?.[1] ?? '')));

  function show(address?: string): void {
    channel.refresh();
    readCampaign(address);
    void clock.start();
    session.refresh();
  }

  let launched: Promise<void> | undefined;
  return {
    host,
    api,
    channel,
    environment,
    clock,
    i18n,
    locale: localeChoice,
    navigation,
    session,
    logins,
    account,
    config,
    layout,
    catalogue: createCatalogue(api, cache, localiser),
    ahead: {
      layout: createLayout(silentApi, cache.ahead, silentLocaliser),
      catalogue: createCatalogue(silentApi, cache.ahead, silentLocaliser),
    },
    location: createLaterLocation(
      locationState,
      later(async () => (await import('./locating')).createLocating(parts)),
    ),
    subscription: createLaterSubscription(
      later(async () => (await import('./subscribing')).createSubscribing(parts)),
    ),
    travellers: createTravellers(async () => (await checkout()).travellers),
    orders: createOrders(
      async () => (await checkout()).orders,
      (orderId) => readVouchers(host.storage, orderId, memberId()),
    ),
    payment: createLaterPayment(paymentConfig, async () => (await checkout()).payment),
    drafts,
    share: createShare({ host, api, config, navigation, locale }),
    tracking,
    on: events.on,
    start() {
      launched ??= launch();
      return launched;
    },
    snapshot: () => ({
      locale: i18n.locale,
      texts: i18n.loaded,
      nowMs: clock.now(),
      ...(config.state.loadingDone && { config: plain(config.state) }),
      ...(sessionStore.state.user && { user: plain(sessionStore.state.user) }),
      launchDone: sessionStore.state.launchDone,
      reads: cache.snapshot(),
    }),
    dispose() {
      clock.stop();
      for (const end of endings ?? []) end();
      endings = undefined;
    },
  };
}

/** A copy without anything that watches it. */
const plain = <Value>(state: Value): Value => JSON.parse(JSON.stringify(state));
