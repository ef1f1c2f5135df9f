import { cardCodeStepSeconds, type RequestOf, type ResponseOf } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { daySecretOf } from './entry-code';
import { personOfMember } from './holders-store';
import { secretCell } from './issue';

/** What the turning code of today is made from on the device; the person's own secret stays here. */
export async function entryCode(
  { db, clock, protection, memberId }: MemberRequest,
  { personId }: RequestOf<'annualCard', 'entryCode'>,
): Promise<ResponseOf<'annualCard', 'entryCode'>> {
  const nowMs = clock.now();
  const day = dayOf(nowMs);
  const person = await personOfMember(db, memberId, personId);
  if (person.card_status === 'frozen') throw refuse('cardFrozen');
  if (person.held_ms !== null) throw refuse('cardRefunding');
  const isOver = person.card_last_day !== null && person.card_last_day < day;
  if (person.status !== 'active' || person.card_status !== 'active' || isOver)
    throw refuse('cardStateChanged');
  const secret = protection.decrypt(person.secret_cipher, secretCell(person.id));
  return {
    ...{ personNo: person.person_no, day, daySecret: daySecretOf(secret, day) },
    ...{ stepSeconds: cardCodeStepSeconds, nowMs, validUntilMs: instantOf(addDays(day, 1)) },
  };
}
