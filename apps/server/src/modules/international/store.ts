import type { Queries } from '../../database/connect';

/** Texts of some rows of one kind. */
export const fieldsOf = (db: Queries, type: number, ids: readonly string[]) =>
  db
    .selectFrom('international_fields')
    .select(['table_id', 'data'])
    .where('type', '=', type)
    .where('table_id', 'in', [...ids])
    .execute();

/** The texts that a member's orders were made with. */
export const orderTextsOf = (db: Queries, memberId: string, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'snapshot_en'])
    .where('member_id', '=', memberId)
    .where('id', 'in', [...orderIds])
    .execute();
