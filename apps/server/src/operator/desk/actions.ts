import type { AppContext } from '../../context';
import { requestActions } from './after-sales';
import { annualCardActions } from './annual-cards';
import { appealActions } from './appeals';
import { appointmentActions } from './appointments';
import { bargainActions } from './bargains';
import { boxActions } from './blind-boxes';
import { drawActions } from './draws';
import { flashSaleActions } from './flash-sales';
import { goodsActions } from './goods';
import { groupBuyActions } from './group-buys';
import { hotelActions } from './hotels';
import { jumpCodeActions } from './jump-codes';
import { offerActions } from './offers';
import { orderActions } from './orders';
import { ownRoomActions } from './own-room';
import { parcelActions } from './parcels';
import { previewActions } from './previews';
import { reviewActions } from './reviews';
import type { Action } from './typed';

/** Everything the operator console does for a merchant. The sandbox's console does the same. */
export function deskActions(app: AppContext, action: Action): void {
  orderActions(app, action);
  hotelActions(app, action);
  parcelActions(app, action);
  requestActions(app, action);
  goodsActions(app, action);
  offerActions(app, action);
  reviewActions(app, action);
  ownRoomActions(app, action);
  appointmentActions(app, action);
  appealActions(app, action);
  annualCardActions(app, action);
  previewActions(app, action);
  flashSaleActions(app, action);
  groupBuyActions(app, action);
  bargainActions(app, action);
  drawActions(app, action);
  boxActions(app, action);
  jumpCodeActions(app, action);
}
