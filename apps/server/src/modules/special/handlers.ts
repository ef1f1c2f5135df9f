import { type Locale, type SpecialSummary, timeStatus } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { shownComponents } from './components';
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

export const special: HandlersFor<'special'> = {
  async detail(request, { id }) {
    const row = await specialRow(request.db, id);
    return {
      ...summaryOf(row, request.locale, request.clock.now()),
      components: await shownComponents(request, row.components),
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
