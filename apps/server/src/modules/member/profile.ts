import { birthdayChangeDays, earliestBirthday, type MemberProfile, type RequestOf } from '@yunyou/contract';
import { type Clock, dayOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { needsLook } from '../review/words';
import { lockMember } from './cancel-store';
import { nameOf, profileOf, updateMember, writeProfile } from './store';

const DAY_MS = 86_400_000;

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
  { tx, clock }: { tx: Tx; clock: Clock },
  memberId: string,
  change: RequestOf<'member', 'editProfile'>,
): Promise<MemberProfile> {
  await lockMember(tx, memberId);
  const before = await readProfile(tx, memberId);
  const { name, gender, birthday, stateName, cityName, countyName, intro } = { ...before, ...change };
  // A name is never emptied.
  if (change.name) await updateMember(tx, memberId, { name: fitName(name) });
  const birthdaySetMs = await birthdaySet({ tx, clock }, memberId, { from: before.birthday, to: birthday });
  await writeProfile(tx, memberId, {
    gender,
    birthday,
    state_name: withoutProvinceSuffix(stateName),
    city_name: cityName,
    county_name: countyName,
    intro,
    birthday_set_ms: birthdaySetMs,
  });
  return readProfile(tx, memberId);
}

/** A name as it is kept: in one line. Refuses one with words of the word list. */
export function fitName(name: string): string {
  const fit = name.replace(/\s+/g, ' ').trim();
  if (needsLook(fit)) throw refuse('nameRefused', { fields: [{ field: 'name', reason: 'words' }] });
  return fit;
}

/** When the birthday was set last, should it be changed so. Refuses a day nobody can be born on, and a change within the year. */
async function birthdaySet(
  { tx, clock }: { tx: Tx; clock: Clock },
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  const setMs = (await profileOf(tx, memberId))?.birthday_set_ms ?? null;
  if (from === to) return setMs;
  if (to !== '' && (to < earliestBirthday || to > dayOf(clock.now()))) {
    throw badInput([{ field: 'birthday', reason: `From ${earliestBirthday} to today` }]);
  }
  const fromMs = (setMs ?? 0) + birthdayChangeDays * DAY_MS;
  if (setMs !== null && clock.now() < fromMs) {
    throw refuse('birthdayTooSoon', {
      fields: [{ field: 'birthday', reason: 'too soon' }],
      detail: { fromMs },
    });
  }
  return clock.now();
}
