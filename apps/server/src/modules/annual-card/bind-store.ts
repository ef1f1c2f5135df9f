import type { Queries, Tx } from '../../database/connect';
import type { CardRow } from './cards-store';

/** A paper card that nobody has added. */
export const paperCard = (
  db: Queries,
  number: string,
): Promise<Pick<CardRow, 'id' | 'activate_by' | 'activation_code_hash'> | undefined> =>
  db
    .selectFrom('cards')
    .select(['id', 'activate_by', 'activation_code_hash'])
    .where('number', '=', number)
    .where('member_id', 'is', null)
    .where('status', '=', 'toActivate')
    .executeTakeFirst();

/** Adds it to a member's cards; false where somebody else was faster. */
export async function addToMember(
  tx: Tx,
  cardId: string,
  { memberId, nowMs }: { memberId: string; nowMs: number },
): Promise<boolean> {
  const added = await tx
    .updateTable('cards')
    .set({ member_id: memberId, activation_code_hash: null, changed_ms: nowMs })
    .where('id', '=', cardId)
    .where('member_id', 'is', null)
    .where('status', '=', 'toActivate')
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
