import type { CertificateType } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { cell, type DataProtection, documentIndex } from '../../security/data-protection';
import { personsOf } from './cards-store';
import { takePlaceAgain } from './restore-store';

/** Persons of a card that was over hold it again; who holds another of the type meanwhile is on this one no more. */
export async function restorePersons(
  tx: Tx,
  cardId: string,
  { protection }: { protection: DataProtection },
): Promise<void> {
  for (const person of await personsOf(tx, [cardId])) {
    if (person.status !== 'active') continue;
    const idCard = protection.decrypt(
      person.id_card_cipher,
      cell('card_persons', 'id_card_cipher', person.id),
    );
    const idIndex = documentIndex(protection, { certType: person.cert_type as CertificateType, idCard });
    await takePlaceAgain(tx, person.id, idIndex);
  }
}
