import { certificateType } from '@yunyou/contract';
import { ageOn, parseIdCard } from '@yunyou/validators';
import { cell, type DataProtection } from '../../security/data-protection';
import type { Subject } from './subject-store';

/** The day of birth by the document, which decides where it tells it; else the one that was stated. */
export function birthDayOf(
  { certType, idCard }: { certType: number; idCard: string },
  stated: string | undefined,
): string | undefined {
  const person = certType === certificateType.idCard ? parseIdCard(idCard) : undefined;
  return person?.birthDay ?? stated;
}

/** Completed years of a person on a card; undefined while nothing is known of them. */
export function ageOfPerson(
  protection: DataProtection,
  {
    id,
    cert_type,
    id_card_cipher,
    birthday_cipher,
  }: Pick<Subject, 'id' | 'cert_type' | 'id_card_cipher' | 'birthday_cipher'>,
  day: string,
): number | undefined {
  const read = (column: 'id_card_cipher' | 'birthday_cipher', cipher: string) =>
    protection.decrypt(cipher, cell('card_persons', column, id));
  const stated = read('birthday_cipher', birthday_cipher);
  const idCard = read('id_card_cipher', id_card_cipher);
  const birthDay = birthDayOf({ certType: cert_type, idCard }, stated === '' ? undefined : stated);
  return birthDay === undefined || birthDay > day ? undefined : ageOn(birthDay, day);
}
