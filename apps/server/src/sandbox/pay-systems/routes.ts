import { Hono } from 'hono';
import type { CashierDeps } from '../cashier/deps';
import type { PaySystemDeps } from './accounts';
import { bankRoutes } from './bank';
import { otherPaymentRoutes } from './other-payment';
import { quickPassRoutes } from './quick-pass';
import { shortVideoRoutes } from './short-video';

/** The stand-ins of the payment systems besides the messaging app's, each in its own protocol over one ledger. */
export function paySystemRoutes(deps: PaySystemDeps, cashier: CashierDeps): Hono {
  const hono = new Hono();
  hono.route('/other-payment', otherPaymentRoutes(deps, cashier));
  hono.route('/quick-pass', quickPassRoutes(deps, cashier));
  hono.route('/short-video', shortVideoRoutes(deps, cashier));
  hono.route('/bank', bankRoutes(deps, cashier));
  return hono;
}
