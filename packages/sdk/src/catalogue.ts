import type { CreateRead } from './core/cache';
import { createLayout, type Layout } from './home/home';
import type { Localiser } from './international/localiser';
import { createNoticeReads, type NoticeReads } from './notice/notices';
import { createSpotReads, type SpotReads } from './scenic-spot/spots';
import { createTicketReads, type TicketReads } from './ticket/tickets';

/** What is sold and said, in the person's language. Every read rejects with ApiError and can be peeked at. */
export interface Catalogue extends SpotReads, TicketReads, NoticeReads {}

/** The public reads: once as they are, and once as a prefetch. */
export interface PublicReads {
  readonly layout: Layout;
  readonly catalogue: Catalogue;
}

export const createPublicReads = (read: CreateRead, localiser: Localiser): PublicReads => ({
  layout: createLayout(read, localiser),
  catalogue: {
    ...createSpotReads(read, localiser),
    ...createTicketReads(read, localiser),
    ...createNoticeReads(read),
  },
});
