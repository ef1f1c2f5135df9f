import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Clock } from './clock';
import { ConfigError, type ServerConfig, type WeChatPayConfig } from './config';
import type { AppContext } from './context';
import type { OrderKinds } from './core/kinds';
import { type Databases, openDatabases } from './database/databases';
import { migrateToLatest } from './database/migrate';
import { loadDemoBargains } from './demo/bargains';
import { loadDemoBoxes } from './demo/box-openings';
import { loadDemoCards } from './demo/card-holders';
import { loadDemoCollectibles } from './demo/collectibles/member';
import { putDemoOriginals } from './demo/collectibles/originals';
import { loadDemoDraws } from './demo/draw-winners';
import { loadDemoGroups } from './demo/group-buys';
import { loadDemo } from './demo/load';
import { loadDemoMember, loadDemoOrders } from './demo/member';
import { readPictureManifest } from './demo/picture-manifest';
import { createFlashDesk } from './flows/flash-desk';
import { loadPageRenderer } from './http/page-renderer';
import { indexSearch, startSearchIndexing } from './jobs/search-jobs';
import { orderKinds } from './modules/kinds';
import { createSearchDesk } from './modules/search/desk';
import { createHttpLedger, createNoLedger } from './outside/certificate-ledger';
import { createHttpFaceQuality, createPlainFaceQuality } from './outside/face-quality';
import { createHttpGateFaces, createNoGateFaces } from './outside/gate-faces';
import { createHttpInvoiceSystem, createNoInvoiceSystem } from './outside/invoice-system';
import { createHttpMail, createNoMail } from './outside/mail';
import { createMapService, createNoMapService } from './outside/map-service';
import { createAllPaySystems, NOTIFY_PATH } from './outside/pay-systems/accounts';
import { createPlatforms, type PlatformAccounts } from './outside/platforms/accounts';
import { createPlatformTokenCache } from './outside/platforms/token-cache';
import { createHttpRealNameCheck, createNoRealNameCheck } from './outside/real-name-check';
import { createS3Store } from './outside/s3-store';
import { createHttpSms } from './outside/sms';
import { createWeChatPay } from './outside/wechat-pay/gateway';
import { createSandboxGateFaces } from './sandbox/gate-faces';
import { createSandboxInvoices } from './sandbox/invoices/system';
import { createSandboxLedger } from './sandbox/ledger';
import { createMailOutbox } from './sandbox/mail-outbox';
import { sandboxMap } from './sandbox/map-service';
import { createMovableClock, type MovableClock } from './sandbox/movable-clock';
import { createSandboxStore } from './sandbox/object-store';
import { sandboxPayAccounts } from './sandbox/pay-systems/accounts';
import { sandboxAccounts } from './sandbox/platforms/accounts';
import { createSandboxRealNameCheck } from './sandbox/real-name-check';
import { sandboxRoutes, sandboxWeChatPay } from './sandbox/routes';
import { readOrMakeSecrets, type SandboxSecrets } from './sandbox/secrets';
import { createSmsOutbox } from './sandbox/sms-outbox';
import { createDataProtection } from './security/data-protection';

export interface Server {
  hono: Hono;
  app: AppContext;
  /** Sandbox only. */
  clock: MovableClock | undefined;
  close(): Promise<void>;
}

/**
 * Connects, prepares the database (one process at a time) and assembles the server. Does not listen. `kinds`: what is sold;
 * default everything there is.
 */
export async function createServer(
  config: ServerConfig,
  databaseUrl: string,
  log: Logger,
  kinds: OrderKinds = orderKinds,
): Promise<Server> {
  const databases = openDatabases(config, databaseUrl, log);
  try {
    return config.mode === 'production'
      ? await productionServer(config, databases, log, kinds)
      : await sandboxServer(config, databases, log, kinds);
  } catch (error) {
    await databases.close();
    throw error;
  }
}

async function sandboxServer(
  config: ServerConfig,
  databases: Databases,
  log: Logger,
  kinds: OrderKinds,
): Promise<Server> {
  const { db, pool, publicDb, reservedDb, searchDb, metrics } = databases;
  const { secrets, clock, protection } = await databases.prepare(async (own) => {
    await migrateToLatest(own);
    const made = await readOrMakeSecrets(own);
    const movable = await createMovableClock(db);
    const protecting = createDataProtection(config.dataKeys ?? { encryption: [made.dataKeyHex] });
    const demo = { db: own, clock: movable, protection: protecting };
    const ledger = createSandboxLedger({ db: own, clock: movable, publicUrl: config.publicUrl });
    if (config.demoContent) {
      await loadDemo({ ...demo, pictures: readPictureManifest(config.picturesDir) });
      await loadDemoMember(demo);
    }
    if (config.demoOrders) {
      await loadDemoOrders(demo);
      await loadDemoGroups(demo);
      await loadDemoBargains(demo);
      await loadDemoDraws(demo);
      await loadDemoBoxes(demo);
      await loadDemoCards(demo);
      await loadDemoCollectibles({ ...demo, ledger });
    }
    if (config.demoContent) await indexSearch({ db: own, clock: movable });
    return { secrets: made, clock: movable, protection: protecting };
  });
  // The app answers requests to its own address without a socket, so that it and its stand-ins need no port.
  let hono: Hono | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return hono && new URL(request.url).origin === new URL(config.publicUrl).origin
      ? hono.fetch(request)
      : globalThis.fetch(request);
  };
  const weChatPay = config.weChatPay ?? sandboxWeChatPay(config, secrets);
  const payAccounts = sandboxPayAccounts(config, secrets);
  const store = storeOptions(config, secrets, clock);
  const accounts = sandboxAccounts(config, secrets);
  const app: AppContext = {
    config,
    db,
    publicDb,
    reservedDb,
    metrics,
    pool,
    clock,
    log,
    protection,
    sms: config.sms ? createHttpSms(config.sms) : createSmsOutbox({ db, clock }),
    payments: createAllPaySystems(payAccounts, {
      messagingApp: createWeChatPay({
        config: weChatPay,
        notifyUrl: config.publicUrl + NOTIFY_PATH,
        clock,
        fetch,
        appIds: appsOf(weChatPay, accounts),
      }),
      db,
      clock,
      fetch,
      publicUrl: config.publicUrl,
    }),
    objectStore: config.objectStore ? createS3Store(config.objectStore) : createSandboxStore(store),
    platforms: createPlatforms(accounts, {
      fetch,
      tokens: createPlatformTokenCache({ db, clock, protection }),
      clock,
    }),
    invoices: config.invoices
      ? createHttpInvoiceSystem(config.invoices)
      : createSandboxInvoices({ db, clock }),
    mail: config.mail ? createHttpMail(config.mail) : createMailOutbox({ db, clock }),
    faceQuality: faceQualityOf(config),
    gateFaces: config.gateFaces ? createHttpGateFaces(config.gateFaces) : createSandboxGateFaces(db),
    realNameCheck: config.realNameCheck
      ? createHttpRealNameCheck(config.realNameCheck)
      : createSandboxRealNameCheck(db),
    ledger: config.ledger
      ? createHttpLedger(config.ledger)
      : createSandboxLedger({ db, clock, publicUrl: config.publicUrl }),
    map: createMapService(config.map ?? sandboxMap(config), { fetch, onError: reportMap(log) }),
    search: createSearchDesk({ db, searchDb, clock, log, cacheMs: config.sharedCacheMs }),
    flashDesk: createFlashDesk({ db, publicDb, clock, keptMs: config.sharedCacheMs }),
    kinds,
  };
  hono = createApp(app, {
    sandbox: sandboxRoutes({ app, clock, secrets, weChatPay, payAccounts, fetch, store, accounts }),
    pages: await loadPageRenderer(config, app),
  });
  if (config.demoContent)
    await putDemoOriginals(app.objectStore, readPictureManifest(config.picturesDir), config.picturesDir);
  const indexing = startSearchIndexing(app);
  return {
    hono,
    app,
    clock,
    async close() {
      clock.stop();
      await indexing.stop();
      await databases.close();
    },
  };
}

async function productionServer(
  config: ServerConfig,
  databases: Databases,
  log: Logger,
  kinds: OrderKinds,
): Promise<Server> {
  const { db, pool, publicDb, reservedDb, searchDb, metrics } = databases;
  await databases.prepare(migrateToLatest);
  const clock: Clock = { now: () => Date.now() };
  const { dataKeys, sms, weChatPay, objectStore } = config;
  if (!dataKeys || !sms || !weChatPay || !objectStore)
    throw new ConfigError('Production needs its keys and outside systems.');
  const protection = createDataProtection(dataKeys);
  const app: AppContext = {
    config,
    db,
    publicDb,
    reservedDb,
    metrics,
    pool,
    clock,
    log,
    protection,
    sms: createHttpSms(sms),
    payments: createAllPaySystems(config.payAccounts, {
      messagingApp: createWeChatPay({
        config: weChatPay,
        notifyUrl: config.publicUrl + NOTIFY_PATH,
        clock,
        fetch: globalThis.fetch,
        appIds: appsOf(weChatPay, config.platforms),
      }),
      db,
      clock,
      fetch: globalThis.fetch,
      publicUrl: config.publicUrl,
    }),
    objectStore: createS3Store(objectStore),
    platforms: createPlatforms(config.platforms, {
      fetch: globalThis.fetch,
      tokens: createPlatformTokenCache({ db, clock, protection }),
      clock,
    }),
    invoices: config.invoices ? createHttpInvoiceSystem(config.invoices) : createNoInvoiceSystem(),
    mail: config.mail ? createHttpMail(config.mail) : createNoMail(),
    faceQuality: faceQualityOf(config),
    gateFaces: config.gateFaces ? createHttpGateFaces(config.gateFaces) : createNoGateFaces(),
    realNameCheck: config.realNameCheck
      ? createHttpRealNameCheck(config.realNameCheck)
      : createNoRealNameCheck(),
    ledger: config.ledger ? createHttpLedger(config.ledger) : createNoLedger(),
    map: config.map
      ? createMapService(config.map, { fetch: globalThis.fetch, onError: reportMap(log) })
      : createNoMapService(),
    search: createSearchDesk({ db, searchDb, clock, log, cacheMs: config.sharedCacheMs }),
    flashDesk: createFlashDesk({ db, publicDb, clock, keptMs: config.sharedCacheMs }),
    kinds,
  };
  const hono = createApp(app, { pages: await loadPageRenderer(config, app) });
  const indexing = startSearchIndexing(app);
  return {
    hono,
    app,
    clock: undefined,
    async close() {
      await indexing.stop();
      await databases.close();
    },
  };
}

const faceQualityOf = ({ faceQuality }: ServerConfig) =>
  faceQuality ? createHttpFaceQuality(faceQuality) : createPlainFaceQuality();

/** The apps that people pay in with the messaging app's payment. */
const appsOf = (weChatPay: WeChatPayConfig, { miniProgram }: PlatformAccounts): string[] => [
  weChatPay.appId,
  ...(miniProgram ? [miniProgram.appId] : []),
];

const reportMap = (log: Logger) => (error: unknown) =>
  log.warn({ err: error }, 'the map service did not answer');

const storeFolder = (config: ServerConfig) => ({
  folder: join(config.dataDir, 'objects'),
  publicUrl: config.publicUrl,
});

const storeOptions = (config: ServerConfig, secrets: SandboxSecrets, clock: Clock) => ({
  ...storeFolder(config),
  secret: secrets.objectStoreSecret,
  clock,
});
