import { createAddresses } from './address/addresses';
import { keptCardsKey } from './annual-card/kept-cards';
import { appointmentStorageKey } from './appointment/stored-appointments';
import { createShare } from './bridge/share';
import { createCart } from './cart/cart';
import { createPublicReads } from './catalogue';
import { type AppConfig, createAppConfig } from './config/app-config';
import { createTravellers } from './contacts/travellers';
import { createCore } from './core/core';
import { createLocaleChoice } from './core/locale';
import type { SdkOptions } from './core/options';
import { createCoupons } from './coupon/coupons';
import { createFavorites } from './favorite/favorites';
import { createLocaliser } from './international/localiser';
import { launch } from './launch';
import { createSdkLocation } from './location/location';
import { createPlaceChoice } from './location/place-choice';
import { createPictureChoice } from './member/picture-choice';
import { createInbox } from './message/inbox';
import { createSdkNavigation, type SdkNavigation } from './navigation/navigation';
import { createOrders } from './order/orders';
import { createSdkPayment } from './payment/payment';
import { createRefunds } from './refund/refunds';
import { createReviews } from './review/own-reviews';
import type { Sdk } from './sdk';
import { createSearch } from './search/search';
import { createSession, type Session } from './session/session';
import { createSessionStore, type SessionStore } from './session/session-store';
import { takeSnapshot } from './snapshot';
import { createStayChoice } from './stay/stay';
import { createSdkSubscription } from './subscription/subscription';
import { createTracking } from './tracking/tracking';
import { snapshotStorageKey } from './transaction-snapshot/stored-snapshots';
import { createUploads } from './upload/uploads';
import { createVoucherLinks } from './voucher/voucher-links';

/**
 * Wires the domains into one SDK. Nothing is sent and no timer runs before `start` or a call.
 *
 * @throws TypeError that names the option that is missing or wrong
 */
export function createSdk(options: SdkOptions): Sdk {
  const core = createCore(options, {
    tokens: {
      read() {
        // Another window may have logged in or out.
        session.refresh();
        return store.state.token;
      },
      clear: (token) => store.expire(token),
    },
    tokenAlways: () => config.state.isOpenWhiteList,
    navigation: () => navigation,
  });
  const { api, cache, events } = core;
  const store: SessionStore = createSessionStore(core);
  const tracking = createTracking(core, store, () => navigation.table);
  const session: Session = createSession(core, store, (user) => {
    tracking.member(user);
    void config.checkWhiteList();
  });
  const config: AppConfig = createAppConfig(core, store.state, () => navigation);
  const navigation: SdkNavigation = createSdkNavigation(core, store.state, config);
  const localiser = createLocaliser(core);
  const reads = createPublicReads(cache.read, localiser, core);
  const logins = core.lazy(
    () => import('./login/logins'),
    ({ createLogins }, client) => createLogins(core, client, { session, store, navigation, config }),
  );
  const account = core.lazy(
    () => import('./member/account'),
    ({ createAccount }, client) => createAccount(core, client, session, store),
  );
  const flashSale = core.lazy(
    () => import('./flash-sale/flash-sale'),
    ({ createFlashSales }, client) => createFlashSales(core, client),
  );
  core.onLogout(() => core.host.storage.remove(snapshotStorageKey));
  core.onLogout(() => core.host.storage.remove(appointmentStorageKey));
  core.onLogout(() => core.host.storage.remove(keptCardsKey));
  let launched: Promise<void> | undefined;

  return {
    host: core.host,
    api,
    recentCalls: core.recentCalls,
    channel: core.channel,
    environment: core.environment,
    clock: core.clock,
    i18n: core.i18n,
    locale: createLocaleChoice(core),
    navigation,
    session,
    logins,
    account,
    config,
    ...reads,
    prefetch: createPublicReads(cache.prefetch, localiser, core),
    location: createSdkLocation(core, reads.layout),
    places: createPlaceChoice(core, navigation),
    pictures: createPictureChoice(core, navigation),
    subscription: createSdkSubscription(core, config, store),
    travellers: createTravellers(core),
    addresses: createAddresses(core, navigation),
    search: createSearch(core, reads.catalogue, store),
    stay: createStayChoice(core),
    favorites: createFavorites(core, store),
    orders: createOrders(core, store),
    voucherLinks: createVoucherLinks(core),
    cart: createCart(core, store),
    coupons: createCoupons(core, store),
    refunds: createRefunds(core),
    uploads: createUploads(core),
    invoices: core.lazy(
      () => import('./invoice/invoices'),
      ({ createInvoices }, client) => createInvoices(core, client),
    ),
    transactionSnapshots: core.lazy(
      () => import('./transaction-snapshot/transaction-snapshots'),
      ({ createTransactionSnapshots }, client) => createTransactionSnapshots(core, client, store),
    ),
    reviews: createReviews(core, store),
    advice: core.lazy(
      () => import('./advice/advice'),
      ({ createAdvice }, client) => createAdvice(core, client),
    ),
    appointments: core.lazy(
      () => import('./appointment/appointments'),
      ({ createAppointments }, client) => createAppointments(core, client, store),
    ),
    flashSale,
    activityLines: core.lazy(
      () => import('./activity-line/activity-lines'),
      ({ createActivityLines }, client) => createActivityLines(client, reads.catalogue, flashSale),
    ),
    groupBuy: core.lazy(
      () => import('./group-buy/group-buy'),
      ({ createGroupBuys }, client) => createGroupBuys(core, client),
    ),
    bargains: core.lazy(
      () => import('./bargain/bargains'),
      ({ createBargains }, client) => createBargains(core, client),
    ),
    lotteries: core.lazy(
      () => import('./lottery/lotteries'),
      ({ createLotteries }, client) => createLotteries(core, client),
    ),
    blindBoxes: core.lazy(
      () => import('./blind-box/blind-boxes'),
      ({ createBlindBoxes }, client) => createBlindBoxes(core, client, reads.catalogue),
    ),
    cardActivation: core.lazy(
      () => import('./card-activation/card-activation'),
      ({ createCardActivation }, client) => createCardActivation(core, client),
    ),
    annualCards: core.lazy(
      () => import('./annual-card/annual-cards'),
      ({ createAnnualCards }, client) => createAnnualCards(core, client, store),
    ),
    collectibles: core.lazy(
      () => import('./nft/collectibles'),
      ({ createCollectibles }, client) => createCollectibles(core, client),
    ),
    prizes: core.lazy(
      () => import('./prize/prizes'),
      ({ createPrizes }, client) => createPrizes(core, client),
    ),
    jumps: core.lazy(
      () => import('./jump/jumps'),
      ({ createJumps }, client) => createJumps(core, client, navigation),
    ),
    inbox: createInbox(core, store),
    userCenter: core.lazy(
      () => import('./user-center/user-center'),
      ({ createUserCenter }, client) => createUserCenter(client),
    ),
    payment: createSdkPayment(core, config.state),
    drafts: core.drafts,
    share: createShare(core, config, navigation, store.state),
    tracking,
    on: events.on,
    start() {
      launched ??= launch(core, { store, session, config, logins, navigation });
      return launched;
    },
    snapshot: () => takeSnapshot(core, config.state, store.state),
    dispose: core.dispose,
  };
}
