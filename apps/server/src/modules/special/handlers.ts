import { type Locale, type SearchRecord, type SpecialSummary, timeStatus } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { type NamedThing, recordsNamed } from '../search/records';
import { type SpecialRow, specialRow, specialRows } from './store';

const DEFAULT_SIZE = 10;

function statusOf({ starts_ms, ends_ms }: SpecialRow, nowMs: number): SpecialSummary['timeStatus'] {
  if (starts_ms !== null && nowMs < starts_ms) return timeStatus.notStarted;
  return ends_ms !== null && nowMs >= ends_ms ? timeStatus.ended : timeStatus.ongoing;
}

const summaryOf = (row: SpecialRow, locale: Locale, nowMs: number): SpecialSummary => ({
  id: row.id,
  kind: row.kind,
  title: row.title[locale],
  subtitle: row.subtitle[locale],
  picture: row.picture,
  theme: row.theme,
  startsAtMs: row.starts_ms,
  endsAtMs: row.ends_ms,
  timeStatus: statusOf(row, nowMs),
});

const keyOf = ({ kind, id }: NamedThing): string => `${kind} ${id}`;

export const special: HandlersFor<'special'> = {
  async detail({ db, clock, locale }, { id }) {
    const row = await specialRow(db, id);
    const named = row.components.flatMap((component) =>
      component.type === 'itemList' ? component.items : [],
    );
    const found = new Map((await recordsNamed(db, named, locale)).map((record) => [keyOf(record), record]));
    return {
      ...summaryOf(row, locale, clock.now()),
      components: row.components.map((component) =>
        component.type === 'text'
          ? { type: component.type, blocks: component.blocks[locale] }
          : {
              type: component.type,
              title: component.title[locale],
              // What is gone is left out.
              items: component.items.flatMap((item): SearchRecord[] => {
                const record = found.get(keyOf(item));
                return record ? [record] : [];
              }),
            },
      ),
    };
  },

  async list({ db, clock, locale }, { kind, page = 1, size = DEFAULT_SIZE }) {
    const { rows, total } = await specialRows(db, { kind, page, size });
    return {
      records: rows.map((row) => summaryOf(row, locale, clock.now())),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
    };
  },
};
