import { orderStatus } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/connect';
import type { BoughtBoxes } from './limits';

/** Boxes that a member has ordered since then, of all sets, and what they cost; orders that closed unpaid do not count. */
export const boughtSince = (memberId: string, sinceMs: number): RawBuilder<BoughtBoxes> => sql<BoughtBoxes>`(
  select jsonb_build_object('boxes', coalesce(sum(l.quantity), 0), 'fen', coalesce(sum(l.gross_fen), 0))
  from orders o join order_lines l on l.order_id = o.id
  where o.member_id = ${memberId} and o.created_ms >= ${sinceMs} and l.kind = 'box'
    and (o.status <> ${orderStatus.closed} or o.paid_ms is not null))`;

/** The same, of a member who is locked: of two orders at the same moment the second counts the first. */
export async function boughtBoxes(tx: Tx, memberId: string, sinceMs: number): Promise<BoughtBoxes> {
  const { rows } = await sql<{ bought: BoughtBoxes }>`
    select ${boughtSince(memberId, sinceMs)} as bought`.execute(tx);
  return rows[0]?.bought ?? { boxes: 0, fen: 0 };
}
