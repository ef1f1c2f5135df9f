import { genders, type MemberProfile, type RequestOf } from '@yunyou/contract';
import type { AppContext } from '../../context';
import type { MemberRequest } from '../../http/request-context';

/** `广东省` is `广东`; the suffix of cities and of autonomous regions stays. */
export const withoutProvinceSuffix = (name: string): string => name.replace(/省$/, '');

export async function readProfile({
  db,
  memberId,
}: Pick<AppContext, 'db'> & { memberId: string }): Promise<MemberProfile> {
  const { name } = await db
    .selectFrom('members')
    .select('name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('member_profiles')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return {
    name,
    gender: genders.find((gender) => gender === row?.gender) ?? 'unknown',
    birthday: row?.birthday ?? '',
    stateName: row?.state_name ?? '',
    cityName: row?.city_name ?? '',
    countyName: row?.county_name ?? '',
    intro: row?.intro ?? '',
  };
}

export async function editProfile(
  { db, memberId }: MemberRequest,
  change: RequestOf<'member', 'editProfile'>,
): Promise<MemberProfile> {
  return db.transaction().execute(async (transaction) => {
    const before = await readProfile({ db: transaction, memberId });
    const { name, gender, birthday, stateName, cityName, countyName, intro } = { ...before, ...change };
    const row = {
      gender,
      birthday,
      state_name: withoutProvinceSuffix(stateName),
      city_name: cityName,
      county_name: countyName,
      intro,
    };
    // A name is never emptied.
    if (name !== '') {
      await transaction.updateTable('members').set({ name }).where('id', '=', memberId).execute();
    }
    await transaction
      .insertInto('member_profiles')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    return readProfile({ db: transaction, memberId });
  });
}
