import type { RequestOf, ResponseOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { networkOf } from '../../http/client-address';
import { countAttempts, refuseAfter, uncountAttempt } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { type IdempotentRequest, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { openCardNumber } from '../../security/card-number';
import { activationCodeHash } from './activation-code';
import { addToMember, paperCard } from './bind-store';
import { isCardNumber } from './numbers';

type Asked = RequestOf<'annualCard', 'bind'>;

const PER_MEMBER = { max: 5, windowMs: 86_400_000 };
const PER_NETWORK = { max: 20, windowMs: 3_600_000 };

const wrong = () => refuse('cardNumberWrong', { fields: [{ field: 'cardNumber', reason: 'wrong' }] });

/** Looks for the card. What is wrong counts, for the member and for everybody behind the connection; what is right does not. */
async function find(request: MemberRequest, { cardNumber, activationCode }: Asked): Promise<string> {
  const { db, clock, protection, memberId, ip } = request;
  const counted = [
    { key: `card-bind:${memberId}`, ...PER_MEMBER },
    { key: `card-bind-from:${networkOf(ip)}`, ...PER_NETWORK },
  ];
  for (const { key, ...limit } of counted) await refuseAfter(request, key, limit);
  const countedMs = clock.now();
  // Counted before it is known, so that tries at the same moment count, too.
  await countAttempts(request, counted);
  const number = openCardNumber(protection, memberId, cardNumber);
  const card = number !== undefined && isCardNumber(number) ? await paperCard(db, number) : undefined;
  const isRight =
    number !== undefined &&
    card?.activation_code_hash === activationCodeHash(protection, { number, code: activationCode }) &&
    card.activate_by >= dayOf(countedMs);
  if (!card || !isRight) throw wrong();
  for (const { key, ...limit } of counted) await uncountAttempt(db, key, countedMs, limit);
  return card.id;
}

/** Adds a paper card, or one that was given, to the member's. */
export const bind = inTwoSteps(
  find,
  async (
    { tx, clock, memberId }: IdempotentRequest,
    _: Asked,
    cardId: string,
  ): Promise<ResponseOf<'annualCard', 'bind'>> => {
    if (!(await addToMember(tx, cardId, { memberId, nowMs: clock.now() }))) throw wrong();
    return { cardId };
  },
);
