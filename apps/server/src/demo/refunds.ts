import type { RefundReason } from '@yunyou/contract';
import { linesOf, orderOf } from '../core/orders/store';
import { agree, receiveGoods, refuseRequest, sendGoodsBack, withdrawRequest } from '../core/refunds/answer';
import { quoteRefund } from '../core/refunds/quote';
import { endRefund, setRequestStatus } from '../core/refunds/store';
import { orderKinds } from '../modules/kinds';
import { applyForRefund } from '../modules/refund/apply';
import { bookOrder } from './invoices';
import { sendDemoRefund, startDemoRefund } from './member-payments';
import type { OrderDeps } from './order-deps';
import type { DemoOrder } from './order-plans';

const HOUR_MS = 3_600_000;
const DAY = 24;

type State =
  | 'applied'
  | 'agreed'
  | 'returning'
  | 'refunding'
  | 'refunded'
  | 'refused'
  | 'withdrawn'
  | 'failed'
  | 'partial';

/** An order of two pieces, and where the request for one of them got to. */
interface DemoRefund {
  order: DemoOrder;
  /** When it was asked for. */
  hoursAgo: number;
  reasonCode: RefundReason;
  until: State;
}

/** Signed for so long ago that it could still be returned when it was asked for. */
const returned = (until: State, hoursAgo: number): DemoRefund => ({
  order: bookOrder(hoursAgo + 100, 2),
  hoursAgo,
  reasonCode: 'notWanted',
  until,
});

/** One in each state, and a piece of an order that was not shipped yet. */
export const DEMO_REFUNDS: readonly DemoRefund[] = [
  returned('refunded', 12 * DAY),
  returned('failed', 11 * DAY),
  returned('withdrawn', 9 * DAY),
  returned('refused', 8 * DAY),
  returned('refunding', 5 * DAY + 1),
  returned('returning', 4 * DAY + 1),
  returned('agreed', 2 * DAY),
  returned('applied', 10),
  {
    order: {
      hoursAgo: DAY,
      line: {
        kind: 'goods',
        productId: 'product-walks-book',
        skuDetailId: 'sku-walks-book-cloth',
        quantity: 3,
      },
      shipped: true,
      steps: [],
    },
    hoursAgo: 20,
    reasonCode: 'boughtWrong',
    until: 'partial',
  },
];

/** The demo member's requests for money back, by the code that asks, answers, ships and receives. */
export async function writeRefund(
  deps: OrderDeps,
  { hoursAgo, reasonCode, until }: DemoRefund,
  orderId: string,
): Promise<void> {
  const { tx, memberId, nowMs } = deps;
  const at = (hoursLater: number) => ({
    kinds: orderKinds,
    nowMs: nowMs - (hoursAgo - hoursLater) * HOUR_MS,
  });
  const { id, refundId } = await ask(deps, orderId, reasonCode, at(0).nowMs);
  if (until === 'partial') return refundId ? sendDemoRefund(tx, at(0), refundId) : undefined;
  if (until === 'applied') return;
  if (until === 'withdrawn') return withdrawRequest(tx, at(5), id, { actor: 'member', memberId });
  if (until === 'refused') {
    const words = {
      'zh-Hans': '签收时已拆封并写有赠言',
      en: 'It was opened, and a dedication was written into it',
    };
    return refuseRequest(tx, at(12), id, { actor: 'merchant', words });
  }
  await agree(tx, at(8), id, { actor: 'merchant' });
  if (until === 'agreed') return;
  const number = `SF13820948${String(hoursAgo).padStart(5, '0')}`;
  await sendGoodsBack(tx, at(30), id, { memberId, company: '顺丰速运', number });
  if (until === 'returning') return;
  const moneyId = await receiveGoods(tx, at(90), id, { actor: 'merchant' });
  if (!moneyId) throw new Error('A demo return has no money.');
  if (until === 'refunded') return sendDemoRefund(tx, at(90), moneyId);
  await startDemoRefund(tx, at(90), moneyId, until === 'failed' ? 'ABNORMAL' : 'PROCESSING');
  if (until !== 'failed') return;
  // The card that paid is closed.
  await endRefund(tx, moneyId, 'failed', at(91).nowMs);
  await setRequestStatus(tx, id, 'failed', at(91).nowMs);
}

async function ask({ tx, memberId }: OrderDeps, orderId: string, reasonCode: RefundReason, nowMs: number) {
  const deps = { kinds: orderKinds, nowMs };
  const order = await orderOf(tx, memberId, orderId);
  const [line] = await linesOf(tx, [orderId]);
  const items = [{ lineId: line?.id ?? '', quantity: 1 }];
  const { amountFen, feeFen } = await quoteRefund(tx, deps, order, items, { reasonCode });
  return applyForRefund(
    tx,
    { ...deps, memberId },
    { orderId, items, reasonCode, reason: '', expectedAmountFen: amountFen, expectedFeeFen: feeFen },
  );
}
