import type { OrderBodyProps, OrderPart } from '../order-part';
import { ShowCodes } from '../ShowCodes';
import { OrderLines } from './OrderLines';

/** Tickets stand in one row each; those of a bundle in its card. */
function Body({ order, lines, hrefs }: OrderBodyProps) {
  const own = lines.filter(({ bundle }) => !bundle);
  return own.length > 0 ? <OrderLines order={{ ...order, lines: own }} hrefOf={hrefs.product} /> : null;
}

export const ticketPart: OrderPart = { Body, NextStep: ShowCodes };
