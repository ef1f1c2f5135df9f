import type { IdentityProvider } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';

/** The platforms whose accounts a member logs in with, the first bound first. */
export const identitiesOf = (
  db: Queries,
  memberId: string,
): Promise<{ provider: IdentityProvider; boundAtMs: number }[]> =>
  db
    .selectFrom('member_identities')
    .select((eb) => ['provider', eb.fn.min('created_ms').as('boundAtMs')])
    .where('member_id', '=', memberId)
    .groupBy('provider')
    .orderBy('boundAtMs')
    .orderBy('provider')
    .execute();

/** Takes a platform's accounts off a member; false when there was none. The open id of the latest login goes with it. */
export async function deleteIdentity(tx: Tx, memberId: string, provider: IdentityProvider): Promise<boolean> {
  const gone = await tx
    .deleteFrom('member_identities')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .returning('open_id')
    .execute();
  const openIds = gone.map(({ open_id }) => open_id);
  await tx
    .updateTable('members')
    .set({ open_id: '' })
    .where('id', '=', memberId)
    .where('open_id', '=', sql<string>`any(${openIds}::text[])`)
    .execute();
  return gone.length > 0;
}
