import type { GuardianRelation } from '@yunyou/contract';
import { cell, type DataProtection } from '../../security/data-protection';
import type { CardPersonRow } from './cards-store';

export type PersonalColumn =
  | 'name_cipher'
  | 'id_card_cipher'
  | 'mobile_cipher'
  | 'birthday_cipher'
  | 'guardian_cipher';

export const personCell = (column: PersonalColumn, personId: string) =>
  cell('card_persons', column, personId);

/** What stands in a personal column; empty before activation. */
export const readPerson = (
  protection: DataProtection,
  person: Pick<CardPersonRow, 'id' | PersonalColumn>,
  column: PersonalColumn,
): string => protection.decrypt(person[column], personCell(column, person.id));

/** Empty stays empty. */
export const sealPersonal = (
  protection: DataProtection,
  personId: string,
  column: PersonalColumn,
  text: string,
): string => (text === '' ? '' : protection.encrypt(text, personCell(column, personId)));

export interface KeptGuardian {
  name: string;
  relation: GuardianRelation;
}
