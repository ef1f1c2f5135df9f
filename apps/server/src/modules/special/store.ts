import type { Selectable } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { SpecialTables } from './tables';

export type SpecialRow = Selectable<SpecialTables['specials']>;

export async function specialRow(db: Queries, id: string): Promise<SpecialRow> {
  const row = await db.selectFrom('specials').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Specials, newest first. */
export async function specialRows(
  db: Queries,
  { kind, page, size }: { kind: SpecialRow['kind'] | undefined; page: number; size: number },
): Promise<{ rows: SpecialRow[]; total: number }> {
  const wanted = kind ? [kind] : (['spot', 'activity'] as const);
  const all = db.selectFrom('specials').where('kind', 'in', wanted);
  const [rows, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy('published_ms', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
