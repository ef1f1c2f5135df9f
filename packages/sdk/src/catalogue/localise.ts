import type { ApiClient } from '@yunyou/api-client';
import { defaultLocale, type internationalType, type Locale } from '@yunyou/contract';

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
  ): Promise<Record>;
  /** Records of a list, in their order. */
  many<Record extends { id: string }>(
    locale: Locale,
    type: RecordType,
    records: readonly Record[],
  ): Promise<Record[]>;
  /** The translated fields by record id; empty in Chinese, and when they cannot be had. */
  fields(
    locale: Locale,
    type: RecordType,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, TranslatedFields>>;
}

/** The server translates at most this many records in one call. */
const idsPerCall = 100;

export function createLocaliser(api: Pick<ApiClient, 'international'>): Localiser {
  /** A page in Chinese is better than none: a failure translates nothing. */
  async function select(type: RecordType, ids: readonly string[]): Promise<[string, TranslatedFields][]> {
    try {
      const records = await api.international.selectList({ type, tableIds: ids.join(',') });
      return records.map(({ tableId, data }) => [tableId, data]);
    } catch {
      return [];
    }
  }

  const localiser: Localiser = {
    async fields(locale, type, ids) {
      if (locale === defaultLocale) return new Map();
      const unique = [...new Set(ids)];
      const calls: Promise<[string, TranslatedFields][]>[] = [];
      for (let start = 0; start < unique.length; start += idsPerCall) {
        calls.push(select(type, unique.slice(start, start + idsPerCall)));
      }
      return new Map((await Promise.all(calls)).flat());
    },
    async one(locale, type, id, pending) {
      const [record, translated] = await Promise.all([pending, localiser.fields(locale, type, [id])]);
      return mergeFields(record, translated.get(id));
    },
    async many(locale, type, records) {
      const ids = records.map(({ id }) => id);
      const translated = await localiser.fields(locale, type, ids);
      return records.map((record) => mergeFields(record, translated.get(record.id)));
    },
  };
  return localiser;
}

/**
 * The record with its translated fields. Only fields the record has, and only values of the same kind, are replaced, so
 * that a translation can never make a record into something its page does not expect. The id stays.
 */
export function mergeFields<Record extends object>(record: Record, fields: TranslatedFields = {}): Record {
  const present = new Map<string, unknown>(Object.entries(record));
  const fitting = Object.entries(fields).filter(
    ([name, value]) => name !== 'id' && present.has(name) && kindOf(value) === kindOf(present.get(name)),
  );
  return Object.assign({ ...record }, Object.fromEntries(fitting));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
