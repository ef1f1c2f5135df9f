import type { Selectable, Updateable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { MemberTables } from './tables';

type ProfileRow = Selectable<MemberTables['member_profiles']>;

/** Writes columns of a member. */
export async function updateMember(
  db: Queries,
  memberId: string,
  columns: Updateable<MemberTables['members']>,
): Promise<void> {
  await db.updateTable('members').set(columns).where('id', '=', memberId).execute();
}

/** Names a member whose name was given by us: a number shows that it was. */
export async function nameUnnamed(db: Queries, memberId: string, name: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ name })
    .where('id', '=', memberId)
    .where('name', 'like', '游客____')
    .execute();
}

/** Gives a member a picture who has none. */
export async function pictureUnpictured(db: Queries, memberId: string, headImg: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ head_img: headImg })
    .where('id', '=', memberId)
    .where('head_img', '=', '')
    .execute();
}

/** Gives a member another picture, here and beside their reviews; answers the one before. */
export async function replaceAvatar(tx: Tx, memberId: string, headImg: string): Promise<string> {
  const { head_img: before } = await tx
    .selectFrom('members')
    .select('head_img')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await updateMember(tx, memberId, { head_img: headImg });
  if (before !== '') {
    await tx
      .updateTable('reviews')
      .set({ avatar_url: headImg })
      .where('member_id', '=', memberId)
      .where('avatar_url', '=', before)
      .execute();
  }
  return before;
}

export async function nameOf(db: Queries, memberId: string): Promise<string> {
  const { name } = await db
    .selectFrom('members')
    .select('name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return name;
}

export const profileOf = (db: Queries, memberId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('member_profiles').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export async function writeProfile(
  tx: Tx,
  memberId: string,
  row: Omit<ProfileRow, 'member_id'>,
): Promise<void> {
  await tx
    .insertInto('member_profiles')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
