import type { AppContext } from '../../context';
import { requestActions } from './after-sales';
import { appealActions } from './appeals';
import { appointmentActions } from './appointments';
import { goodsActions } from './goods';
import { hotelActions } from './hotels';
import { offerActions } from './offers';
import { orderActions } from './orders';
import { ownRoomActions } from './own-room';
import { parcelActions } from './parcels';
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
}
