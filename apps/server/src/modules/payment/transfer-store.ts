import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { hashOf } from '../../security/ids';
import type { PaymentTables } from './tables';

type TicketRow = Selectable<PaymentTables['transfer_tickets']>;

export async function insertTransferTicket(
  db: Queries,
  { ticket, ...row }: Omit<TicketRow, 'ticket_hash'> & { ticket: string },
): Promise<void> {
  await db
    .insertInto('transfer_tickets')
    .values({ ...row, ticket_hash: hashOf(ticket) })
    .execute();
}

export interface TransferRow extends Pick<TicketRow, 'order_id' | 'payable_until_ms' | 'readable_until_ms'> {
  member_id: string;
  title: string;
  title_en: string;
}

/** What a ticket is about; undefined for one that is worth nothing. */
export const transferOf = (db: Queries, ticket: string): Promise<TransferRow | undefined> =>
  db
    .selectFrom('transfer_tickets')
    .innerJoin('orders', 'orders.id', 'transfer_tickets.order_id')
    .select(['order_id', 'payable_until_ms', 'readable_until_ms', 'orders.member_id'])
    .select([
      sql<string>`orders.snapshot->>'title'`.as('title'),
      sql<string>`orders.snapshot_en->>'title'`.as('title_en'),
    ])
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst();
