import { internationalType } from '@yunyou/contract';
import type { LineName } from '../order/line-names';

/** Tickets are called by their name. */
export const ticketName: LineName = { type: internationalType.ticket, of: ({ name }) => name };
