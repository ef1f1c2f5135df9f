import { Hono } from 'hono';
import type { ServerConfig, WeChatPayConfig } from '../config';
import type { AppContext } from '../context';
import { extendDemoCalendar } from '../demo/load';
import { nonceOf } from '../http/security-headers';
import type { PayAccounts } from '../outside/pay-systems/accounts';
import { cashierApi } from './cashier/api';
import type { CashierDeps } from './cashier/deps';
import { cashierPages } from './cashier/pages';
import { consoleRoutes } from './console/routes';
import { ledgerRoutes } from './ledger';
import { mapServiceRoutes } from './map-service';
import type { MovableClock } from './movable-clock';
import { type createSandboxStore, objectStoreRoutes } from './object-store';
import { paySystemRoutes } from './pay-systems/routes';
import { tellMerchant } from './pay-systems/tell';
import type { SandboxAccounts } from './platforms/accounts';
import { platformRoutes } from './platforms/routes';
import { sameOriginPosts } from './same-origin';
import type { SandboxSecrets } from './secrets';

const CASHIER_API = '/sandbox/wechat-pay';
/** Of the key that the sandbox's payment system signs with. */
export const SANDBOX_SERIAL = 'SANDBOXPLATFORM';

/** The merchant's account with the sandbox's payment system. */
export const sandboxWeChatPay = (config: ServerConfig, secrets: SandboxSecrets): WeChatPayConfig => ({
  baseUrl: config.publicUrl + CASHIER_API,
  appId: 'wx0000000000000000',
  merchantId: '1900000000',
  merchantSerial: 'SANDBOXMERCHANT',
  merchantPrivateKeyPem: secrets.merchantPrivateKeyPem,
  apiV3Key: secrets.apiV3Key,
  platformKeys: [{ serial: SANDBOX_SERIAL, publicKeyPem: secrets.platformPublicKeyPem }],
});

interface SandboxDeps {
  app: AppContext;
  clock: MovableClock;
  secrets: SandboxSecrets;
  weChatPay: WeChatPayConfig;
  payAccounts: Required<PayAccounts>;
  fetch: typeof globalThis.fetch;
  store: Parameters<typeof createSandboxStore>[0];
  accounts: SandboxAccounts;
}

/** Every stand-in of the sandbox: payment system, cashier, object store, console. */
export function sandboxRoutes({
  app,
  clock,
  secrets,
  weChatPay,
  payAccounts,
  fetch,
  store,
  accounts,
}: SandboxDeps): Hono {
  const others = { app, clock, accounts: payAccounts, secrets, fetch };
  const cashier: CashierDeps = {
    db: app.db,
    clock,
    config: weChatPay,
    platformPrivateKeyPem: secrets.platformPrivateKeyPem,
    merchantPublicKeyPem: secrets.merchantPublicKeyPem,
    cashierUrl: `${app.config.publicUrl}/sandbox/cashier`,
    fetch,
    tellOthers: tellMerchant(others),
  };
  const hono = new Hono();
  for (const path of ['/sandbox/console/*', '/sandbox/cashier/*']) {
    hono.use(path, sameOriginPosts(app.config.publicUrl));
  }
  hono.route(CASHIER_API, cashierApi(cashier));
  hono.route('/sandbox/pay-systems', paySystemRoutes(others, cashier));
  hono.route('/sandbox', cashierPages(cashier, nonceOf));
  hono.route(
    '/sandbox',
    consoleRoutes({ app, clock, cashier, nonceOf, afterMove: () => extendDemoCalendar(app) }),
  );
  hono.route('/', objectStoreRoutes(store));
  hono.route('/', platformRoutes({ app, accounts, secret: secrets.objectStoreSecret, nonceOf }));
  hono.route('/', mapServiceRoutes(app.db));
  hono.route('/', ledgerRoutes(app.db, nonceOf));
  return hono;
}
