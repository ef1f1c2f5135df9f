import { z } from 'zod';
import { checkoutMaxLines } from '../constants/order';
import { annualCardLine, annualCardLineQuote, annualCardLineRequest } from './annual-card-line';
import { boxLine, boxLineQuote, boxLineRequest } from './box-line';
import { cardActivityLine, cardActivityLineQuote, cardActivityLineRequest } from './card-activity-line';
import {
  bundleLineRequest,
  goodsLine,
  goodsLineQuote,
  goodsLineRequest,
  serviceLine,
  serviceLineQuote,
  serviceLineRequest,
} from './goods-line';
import { stayLine, stayLineQuote, stayLineRequest } from './stay-line';
import { ticketLine, ticketLineQuote, ticketLineRequest } from './ticket-line';

/** The unions of what can be sold, told apart by `kind`. A new kind adds its three schemas here. */
export const orderLineRequest = z.discriminatedUnion('kind', [
  ticketLineRequest,
  stayLineRequest,
  goodsLineRequest,
  serviceLineRequest,
  bundleLineRequest,
  boxLineRequest,
  annualCardLineRequest,
  cardActivityLineRequest,
]);
export const quoteLine = z.discriminatedUnion('kind', [
  ticketLineQuote,
  stayLineQuote,
  goodsLineQuote,
  serviceLineQuote,
  boxLineQuote,
  annualCardLineQuote,
  cardActivityLineQuote,
]);
export const orderLine = z.discriminatedUnion('kind', [
  ticketLine,
  stayLine,
  goodsLine,
  serviceLine,
  boxLine,
  annualCardLine,
  cardActivityLine,
]);

export const orderLineRequests = z.array(orderLineRequest).min(1).max(checkoutMaxLines);
