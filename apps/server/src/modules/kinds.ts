import { activityType } from '@yunyou/contract';
import { agreedDocuments } from '../agreements';
import { desksByType } from '../core/activities';
import { createOrderKinds } from '../core/kinds';
import { cardKind } from './annual-card/order-kind';
import { bargainDesk } from './bargain/desk';
import { blindBoxDesk } from './blind-box/desk';
import { boxKind } from './blind-box/order-kind';
import { bundleDesk } from './bundle/desk';
import { cardActivityKind } from './card-activity/order-kind';
import { flashSaleDesk } from './flash-sale/plan';
import { goodsKind } from './goods/order-kind';
import { groupBuyDesk } from './group-buy/desk';
import { stayKind } from './hotel/order-kind';
import { invoicePapers } from './invoice/papers';
import { offerDesk } from './offer-desk';
import { serviceKind } from './service/order-kind';
import { ticketKind } from './ticket/order-kind';

/** Everything that is sold: a new kind is one more here. */
export const orderKinds = createOrderKinds(
  [ticketKind, stayKind, goodsKind, serviceKind, boxKind, cardKind, cardActivityKind],
  {
    offers: offerDesk,
    activities: desksByType({
      [activityType.flashSale]: flashSaleDesk,
      [activityType.groupBuy]: groupBuyDesk,
      [activityType.bargain]: bargainDesk,
      [activityType.lottery]: blindBoxDesk,
    }),
    bundles: bundleDesk,
    papers: invoicePapers,
    agreements: agreedDocuments,
  },
);
