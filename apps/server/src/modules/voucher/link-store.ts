import { type Selectable, sql } from 'kysely';
import type { StoredLine } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import { hashOf } from '../../security/ids';
import type { VoucherRow } from './store';
import type { VoucherTables } from './tables';

export type VoucherLinkRow = Selectable<VoucherTables['voucher_links']>;

/** A member's own voucher. */
export const ownVoucher = (db: Queries, memberId: string, id: string): Promise<VoucherRow | undefined> =>
  db
    .selectFrom('vouchers as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .selectAll('v')
    .where('v.id', '=', id)
    .where('o.member_id', '=', memberId)
    .executeTakeFirst();

/** Writes the link of a token, which is not stored itself. */
export async function insertLink(
  tx: Tx,
  { token, ...row }: Omit<VoucherLinkRow, 'token_hash' | 'taken_back_ms'> & { token: string },
): Promise<void> {
  await tx
    .insertInto('voucher_links')
    .values({ ...row, token_hash: hashOf(token), taken_back_ms: null })
    .execute();
}

/** Takes the link of a voucher back, if there is one. */
export async function takeLinkBack(tx: Tx, voucherId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('voucher_links')
    .set({ taken_back_ms: nowMs })
    .where('voucher_id', '=', voucherId)
    .where('taken_back_ms', 'is', null)
    .execute();
}

/** Links of vouchers that are good now, by voucher. */
export async function liveLinks(
  db: Queries,
  voucherIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, VoucherLinkRow>> {
  if (voucherIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('voucher_links')
    .selectAll()
    .where('voucher_id', 'in', [...voucherIds])
    .where('taken_back_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .execute();
  return new Map(rows.map((row) => [row.voucher_id, row]));
}

/** What is passed on by a token: its link, the voucher, and what its order calls it in both languages. */
export interface PassedOn {
  link: Pick<VoucherLinkRow, 'taken_back_ms' | 'expires_ms'>;
  voucher: VoucherRow;
  line: StoredLine;
  title: { 'zh-Hans': string; en: string };
  productName: { 'zh-Hans': string | null; en: string | null };
}

/** The voucher, line and names are read with the link, in one statement. */
export async function passedOnBy(db: Queries, token: string): Promise<PassedOn | undefined> {
  const { rows } = await sql<PassedOn>`
    select json_build_object('taken_back_ms', k.taken_back_ms, 'expires_ms', k.expires_ms) as link,
      to_json(v) as voucher, to_json(l) as line,
      json_build_object('zh-Hans', o.snapshot->>'title',
        'en', coalesce(o.snapshot_en->>'title', o.snapshot->>'title')) as title,
      json_build_object('zh-Hans', o.snapshot->'productNames'->>l.seq,
        'en', coalesce(o.snapshot_en->'productNames'->>l.seq, o.snapshot->'productNames'->>l.seq)) as "productName"
    from voucher_links k join vouchers v on v.id = k.voucher_id
    join order_lines l on l.id = v.line_id join orders o on o.id = l.order_id
    where k.token_hash = ${hashOf(token)}`.execute(db);
  return rows[0];
}
