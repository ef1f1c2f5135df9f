import type { MemberProfile, RequestOf } from '@yunyou/contract';
import type { Queries, Tx } from '../../database/connect';
import { nameOf, profileOf, updateMember, writeProfile } from './store';

/** `广东省` is `广东`; the suffix of cities and of autonomous regions stays. */
export const withoutProvinceSuffix = (name: string): string => name.replace(/省$/, '');

export async function readProfile(db: Queries, memberId: string): Promise<MemberProfile> {
  const name = await nameOf(db, memberId);
  const row = await profileOf(db, memberId);
  return {
    name,
    gender: row?.gender ?? 'unknown',
    birthday: row?.birthday ?? '',
    stateName: row?.state_name ?? '',
    cityName: row?.city_name ?? '',
    countyName: row?.county_name ?? '',
    intro: row?.intro ?? '',
  };
}

export async function editProfile(
  tx: Tx,
  memberId: string,
  change: RequestOf<'member', 'editProfile'>,
): Promise<MemberProfile> {
  const before = await readProfile(tx, memberId);
  const { name, gender, birthday, stateName, cityName, countyName, intro } = { ...before, ...change };
  // A name is never emptied.
  if (name !== '') await updateMember(tx, memberId, { name });
  await writeProfile(tx, memberId, {
    gender,
    birthday,
    state_name: withoutProvinceSuffix(stateName),
    city_name: cityName,
    county_name: countyName,
    intro,
  });
  return readProfile(tx, memberId);
}
