import { type BoxAgeState, boxAgeFree, boxAgeMin } from '@yunyou/contract';
import { ageOn, isDay } from '@yunyou/validators';
import { refuse } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import type { StatementRow } from './age-store';

/** What a member says of their age. */
export interface Statement {
  birthDay: string;
  /** A guardian has agreed. */
  hasGuardian: boolean;
}

export const birthDayCell = (memberId: string) => cell('age_statements', 'birth_day_cipher', memberId);
export const guardianCell = (memberId: string) => cell('age_statements', 'guardian_mobile_cipher', memberId);

const openStatement = (protection: DataProtection, row: StatementRow): Statement => ({
  birthDay: protection.decrypt(row.birth_day_cipher, birthDayCell(row.member_id)),
  hasGuardian: row.guardian_mobile_cipher !== null,
});

/** What is known of a member's age on a day. What they told of themselves elsewhere counts where it says younger. */
export function ageStateOf(statement: Statement, ownBirthday: string, today: string): BoxAgeState {
  const own = isDay(ownBirthday) && ownBirthday <= today ? ownBirthday : '';
  const [birthDay = ''] = [own, statement.birthDay].sort().reverse();
  const age = ageOn(birthDay, today);
  if (age < boxAgeMin) return 'refused';
  return age >= boxAgeFree || statement.hasGuardian ? 'allowed' : 'guardianNeeded';
}

/** The same of a member as the database has it. */
export const ageStateOfMember = (
  protection: DataProtection,
  { statement, ownBirthday }: { statement: StatementRow | null; ownBirthday: string },
  today: string,
): BoxAgeState =>
  statement ? ageStateOf(openStatement(protection, statement), ownBirthday, today) : 'unknown';

/** Refuses whoever may not buy at their age, or has not said it. */
export function expectAge(state: BoxAgeState): void {
  if (state === 'unknown') throw refuse('ageStatementNeeded');
  if (state === 'refused') throw refuse('ageNotAllowed');
  if (state === 'guardianNeeded') throw refuse('guardianNeeded');
}
