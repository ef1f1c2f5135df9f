import { defaultLocale } from '@yunyou/contract';
import type { Localiser } from './localise';

/** A localiser whose code is fetched with the first record that is to be translated. */
export const createLaterLocaliser = (arrive: () => Promise<Localiser>): Localiser => ({
  async one(locale, type, id, record) {
    if (locale === defaultLocale) return record;
    // Whoever waits for the answer hears of its failure; while the code is fetched nobody does.
    record.catch(() => {});
    return (await arrive()).one(locale, type, id, record);
  },
  many: async (locale, type, records) =>
    locale === defaultLocale ? [...records] : (await arrive()).many(locale, type, records),
  fields: async (locale, type, ids) =>
    locale === defaultLocale ? new Map() : (await arrive()).fields(locale, type, ids),
});
