import type { RequestOf, ResponseOf } from '@yunyou/contract';
import { createCheckout } from '../../core/checkout/create';
import { type CheckoutPlan, planCheckout } from '../../core/checkout/plan';
import { refuse } from '../../http/refusal';
import type { IdempotentRequest } from '../../http/request-context';
import { buyerDeps } from './buyer-deps';

type Create = RequestOf<'order', 'create'>;
export type Placed = ResponseOf<'order', 'create'>;

/** Plans and creates a checkout in the request's transaction. */
export async function placeOrder(
  { tx, kinds, clock, memberId, protection, source, config, locale }: IdempotentRequest,
  lines: Create['lines'],
  input: Omit<Create, 'lines'>,
): Promise<Placed> {
  const nowMs = clock.now();
  const deps = await buyerDeps({ db: tx, memberId, protection, source }, lines, input);
  const plan = await planCheckout({ ...deps, db: tx, kinds, nowMs }, lines, { complete: true });
  const { expectedTotalFen, remark = '', remarks } = input;
  const { parentSn, totalFen, expiresAtMs, orders } = await createCheckout(
    tx,
    { kinds, protection, nowMs, maxUnpaid: config.maxUnpaid },
    plan,
    { memberId, source, locale, remark, remarks, expectedTotalFen, ...contactOf(plan, input) },
  );
  const placed = orders.map(({ id, sn, status, total_fen }) => ({ id, sn, status, totalFen: total_fen }));
  const [first] = placed;
  if (!first) throw new Error('A checkout has orders.');
  return {
    id: first.id,
    sn: first.sn,
    status: first.status,
    parentSn,
    totalFen,
    expiresAtMs,
    orders: placed,
  };
}

/** Whom the order is for: who is named; where everything is shipped, who receives it. */
function contactOf(
  { lines, deliverTo }: CheckoutPlan,
  { contactName, contactMobile }: Omit<Create, 'lines'>,
) {
  const isShipped = lines.every(({ planned }) => planned.freight);
  const name = contactName ?? (isShipped ? deliverTo?.name : undefined);
  const mobile = contactMobile ?? (isShipped ? deliverTo?.mobile : undefined);
  if (name === undefined || mobile === undefined) {
    const field = name === undefined ? 'contactName' : 'contactMobile';
    throw refuse('contactNeeded', { fields: [{ field, reason: 'missing' }] });
  }
  return { contactName: name, contactMobile: mobile };
}
