import type { Queries } from '../../database/connect';

/** The open id a member is known by in a mini-program, or, without one, in the messaging app; undefined for none. */
export async function openIdOf(
  db: Queries,
  memberId: string,
  miniProgramId?: string,
): Promise<string | undefined> {
  if (miniProgramId !== undefined) {
    const identity = await db
      .selectFrom('member_identities')
      .select('open_id')
      .where('member_id', '=', memberId)
      .where('provider', '=', 'mini-program')
      .where('app_id', '=', miniProgramId)
      .executeTakeFirst();
    return identity?.open_id;
  }
  const member = await db
    .selectFrom('members')
    .select('open_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return member.open_id === '' ? undefined : member.open_id;
}
