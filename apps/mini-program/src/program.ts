import { provideWebApis } from '@yunyou/host/mini-program';
import type { PageName } from './addresses';
import type { ProgramConfig } from './config';
import { registerAgreement } from './pages/agreement';
import { registerBook } from './pages/book';
import { registerBuy } from './pages/buy';
import { registerGoods } from './pages/goods';
import { registerHome } from './pages/home';
import { registerHotel } from './pages/hotel';
import { registerHotels } from './pages/hotels';
import { registerLogin } from './pages/login';
import { registerMarket } from './pages/market';
import { registerMe } from './pages/me';
import { registerOffer } from './pages/offer';
import { registerOffers } from './pages/offers';
import { registerOrder } from './pages/order';
import { registerOrders } from './pages/orders';
import { registerPay } from './pages/pay';
import { registerSpot } from './pages/spot';
import { registerStay } from './pages/stay';
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
  hotels: registerHotels,
  hotel: registerHotel,
  stay: registerStay,
  market: registerMarket,
  goods: registerGoods,
  buy: registerBuy,
  offers: registerOffers,
  offer: registerOffer,
  pay: registerPay,
  orders: registerOrders,
  order: registerOrder,
  agreement: registerAgreement,
  me: registerMe,
};
