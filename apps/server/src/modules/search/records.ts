import type { Locale, SearchKind, SearchRecord } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { recordOf } from './find';
import { recordsOf } from './lookups-store';
import { kindNumber } from './sources';

export interface NamedThing {
  kind: SearchKind;
  id: string;
}

/** Things by name, as they are found; those that are gone or off sale are missing. */
export async function recordsNamed(
  db: Queries,
  things: readonly NamedThing[],
  locale: Locale,
): Promise<SearchRecord[]> {
  const rows = await recordsOf(
    db,
    things.map(({ kind, id }) => ({ kind: kindNumber(kind), id })),
  );
  return rows.map((row) => recordOf(row, { locale, runs: [] }));
}
