import type { ResponseOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { notFound } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { isReadable, rulesOf, rulesVersionOf } from '../activity/shown';
import { ageStateOfMember } from './age';
import { canBuy, dayStart } from './limits';
import { boxStanding } from './set-store';

/** How a member stands to a set. */
export async function readStanding(
  { db, clock, memberId, protection }: MemberRequest,
  activeId: string,
): Promise<ResponseOf<'blindBox', 'standing'>> {
  const nowMs = clock.now();
  const found = await boxStanding(db, { activeId, memberId, dayStartMs: dayStart(nowMs) });
  if (!found || !isReadable(found.activity, nowMs)) throw notFound();
  const { activity, product, ruled, agreed, bought, toOpen, misses, openingAgreed } = found;
  return {
    ...{ toOpen, misses, openingAgreed, nowMs },
    pityIn: Math.max(1, ruled.pityAfter - misses),
    age: ageStateOfMember(protection, found, dayOf(nowMs)),
    agreed: agreed.includes(rulesVersionOf(rulesOf(activity, [product], null, ruled))),
    canBuy: canBuy(bought, product.price_fen),
  };
}
