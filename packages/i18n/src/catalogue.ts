import type { Locale } from '@yunyou/contract';
import type { createCalendarFormats } from './calendar-formats';
import { catalogueLoaders, formattedAreas, type MessageArea } from './generated';
import type { createMessageFormatter } from './message-formatter';
import type { Messages } from './messages';

/** Loads the texts of one area in one locale. */
export type CatalogueLoader = (locale: Locale, area: MessageArea) => Promise<Messages>;

/** The catalogues of this package, each area a chunk of its own. */
export const loadCatalogue: CatalogueLoader = async (locale, area) => {
  // Fetched beside the texts, not after them; whoever waits for it hears when it fails.
  if (formattedAreas.includes(area)) loadFormatter().catch(() => {});
  const loaders = await catalogueLoaders[locale]();
  return (await loaders[area]()).default;
};

/** Loads what formats texts that select or count. */
export const loadFormatter = async (): Promise<typeof createMessageFormatter> =>
  (await import('./message-formatter')).createMessageFormatter;

/** Loads the formats that know a calendar. */
export const loadCalendar = async (): Promise<typeof createCalendarFormats> =>
  (await import('./calendar-formats')).createCalendarFormats;
