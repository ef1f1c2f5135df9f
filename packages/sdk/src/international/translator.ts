import type { ApiClient, CallOptions } from '@yunyou/api-client';
import { defaultLocale } from '@yunyou/contract';
import type { Localiser, RecordType, TranslatedFields } from './localiser';

/** The server translates at most this many records in one call. */
const idsPerCall = 100;

/** Asks for the texts of records and merges them in. Lazy: fetched with the first record that is to be translated. */
export function createTranslator(api: Pick<ApiClient, 'international'>): Localiser {
  /** A page in Chinese is better than none: a failure translates nothing. */
  async function select(
    type: RecordType,
    ids: readonly string[],
    options: CallOptions | undefined,
  ): Promise<[string, TranslatedFields][]> {
    try {
      const records = await api.international.selectList({ type, tableIds: ids.join(',') }, options);
      return records.map(({ tableId, data }) => [tableId, data]);
    } catch {
      return [];
    }
  }

  const localiser: Localiser = {
    async fields(locale, type, ids, options) {
      if (locale === defaultLocale) return new Map();
      const unique = [...new Set(ids)];
      const calls: Promise<[string, TranslatedFields][]>[] = [];
      for (let start = 0; start < unique.length; start += idsPerCall) {
        calls.push(select(type, unique.slice(start, start + idsPerCall), options));
      }
      return new Map((await Promise.all(calls)).flat());
    },
    async one(locale, type, id, pending, options) {
      const [record, translated] = await Promise.all([
        pending,
        localiser.fields(locale, type, [id], options),
      ]);
      return mergeFields(record, translated.get(id));
    },
    async many(locale, type, records, options) {
      const ids = records.map(({ id }) => id);
      const translated = await localiser.fields(locale, type, ids, options);
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
