import type { CallOptions } from '@yunyou/api-client';
import { defaultLocale, type internationalType, type Locale } from '@yunyou/contract';
import type { Core } from '../core/core';

/** Fields of a record in another language, by name. */
export type TranslatedFields = Readonly<Record<string, unknown>>;

/** Types of records whose texts are asked for by id. */
export type RecordType = Extract<(typeof internationalType)[keyof typeof internationalType], number>;

/** Puts a record's texts into the person's language. Records are stored in Chinese; the other texts are asked for. */
export interface Localiser {
  /** One record whose id is known before it has arrived: both are asked for at once. */
  one<Record extends object>(
    locale: Locale,
    type: RecordType,
    id: string,
    record: Promise<Record>,
    options?: CallOptions,
  ): Promise<Record>;
  /** Records of a list, in their order. */
  many<Record extends { id: string }>(
    locale: Locale,
    type: RecordType,
    records: readonly Record[],
    options?: CallOptions,
  ): Promise<Record[]>;
  /** The translated fields by record id; empty in Chinese, and when they cannot be had. */
  fields(
    locale: Locale,
    type: RecordType,
    ids: readonly string[],
    options?: CallOptions,
  ): Promise<ReadonlyMap<string, TranslatedFields>>;
}

/** The localiser: Chinese records pass, others wait for the translator. */
export function createLocaliser({ lazy }: Pick<Core, 'lazy'>): Localiser {
  const translator = lazy(
    () => import('./translator'),
    ({ createTranslator }, api) => createTranslator(api),
  );
  return {
    async one(locale, type, id, record, options) {
      if (locale === defaultLocale) return record;
      // Whoever waits for the answer hears of its failure; while code is fetched nobody does.
      record.catch(() => {});
      return (await translator()).one(locale, type, id, record, options);
    },
    many: async (locale, type, records, options) =>
      locale === defaultLocale ? [...records] : (await translator()).many(locale, type, records, options),
    fields: async (locale, type, ids, options) =>
      locale === defaultLocale ? new Map() : (await translator()).fields(locale, type, ids, options),
  };
}
