import type { Locale } from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { linesOf, lockOrder } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { contentOf, markShown } from './store';

/** What is shown after paying, such as a code or a text. Once it was shown, its money stays. */
export async function showContent(
  tx: Tx,
  { kinds, nowMs, locale }: { kinds: OrderKinds; nowMs: number; locale: Locale },
  { orderId, lineId, memberId }: { orderId: string; lineId: string; memberId: string },
): Promise<{ text: string }> {
  const order = await lockOrder(tx, orderId, memberId);
  const line = (await linesOf(tx, [orderId])).find(({ id }) => id === lineId);
  const content = line && (await contentOf(tx, line.id));
  if (!line || !content) throw notFound();
  const isOpen = order.status === 1 || order.status === 2;
  if (!isOpen || line.refunding_quantity + line.refunded_quantity >= line.quantity) {
    throw refuse('transitionRefused', { detail: { from: order.status } });
  }
  await markShown(tx, [lineId], nowMs);
  await completeIfOver(tx, { kinds, nowMs }, order);
  return { text: content[locale] };
}
