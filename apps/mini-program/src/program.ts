import { provideWebApis } from '@yunyou/host/mini-program';
import type { PageName } from './addresses';
import type { ProgramConfig } from './config';
import { registerAgreement } from './pages/agreement';
import { registerBook } from './pages/book';
import { registerHome } from './pages/home';
import { registerLogin } from './pages/login';
import { registerMe } from './pages/me';
import { registerOrder } from './pages/order';
import { registerOrders } from './pages/orders';
import { registerPay } from './pages/pay';
import { registerSpot } from './pages/spot';
import { registerTicket } from './pages/ticket';
import { createShop, type ShopApp } from './shop';

/** Called by `app.js`: registers the program with its SDK. Requests begin with the launch. */
export function start(config: ProgramConfig): void {
  provideWebApis(globalThis);
  const shop = createShop(wx, config);
  App<ShopApp>({
    shop,
    onLaunch() {
      void shop.sdk.start();
    },
  });
}

/** Called by each page's `index.js`: the platform wants every page registered from its own file. */
export const pages: Readonly<Record<PageName, () => void>> = {
  home: registerHome,
  login: registerLogin,
  spot: registerSpot,
  ticket: registerTicket,
  book: registerBook,
  pay: registerPay,
  orders: registerOrders,
  order: registerOrder,
  agreement: registerAgreement,
  me: registerMe,
};
