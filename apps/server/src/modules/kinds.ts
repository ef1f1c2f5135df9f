import { createOrderKinds } from '../core/kinds';
import { stayKind } from './hotel/order-kind';
import { ticketKind } from './ticket/order-kind';

/** Everything that is sold: a new kind is one more here. */
export const orderKinds = createOrderKinds([ticketKind, stayKind]);
