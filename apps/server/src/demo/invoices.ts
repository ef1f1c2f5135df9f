import { defaultTaxRates, type InvoiceTitleInput, type RequestOf } from '@yunyou/contract';
import { lockOrderWithCheckout } from '../core/orders/store';
import { giveBackUnits } from '../core/refunds/give-back';
import { applyForInvoice } from '../modules/invoice/apply';
import { chooseOrders } from '../modules/invoice/compose';
import { beginIssuing, finishIssuing } from '../modules/invoice/issue';
import { addTitle } from '../modules/invoice/keep-title';
import { redOf } from '../modules/invoice/store';
import { orderKinds } from '../modules/kinds';
import type { InvoiceAnswer } from '../outside/invoice-system';
import { createSandboxInvoices } from '../sandbox/invoices/system';
import { sendDemoRefund } from './member-payments';
import type { OrderDeps } from './order-deps';
import type { DemoOrder } from './order-plans';

const HOUR_MS = 3_600_000;
const DAY = 24;
const EMAIL = 'liyun@example.cn';

const PERSON: InvoiceTitleInput = { titleKind: 'personal', titleName: '个人' };
const COMPANY: InvoiceTitleInput = {
  titleKind: 'company',
  titleName: '望汐青禾贸易有限公司（演示）',
  taxId: '91350100M000100Y43',
};
const SPECIAL: InvoiceTitleInput = {
  ...COMPANY,
  address: '望汐市海湾区青禾路 18 号（演示地址）',
  phone: '0600-8001234',
  bankName: '望汐银行青禾支行（演示）',
  bankAccount: '6222020200112230',
};
/** A name of sixty characters, which a page and a document must hold. */
const LONG: InvoiceTitleInput = {
  ...COMPANY,
  titleName:
    '望汐青禾山海云雾茶叶与手工艺品进出口贸易及文化旅游产品综合开发服务集团股份有限公司沿海第一采购结算分公司（演示专用抬头）',
};

/** Books that were shipped and signed for, 60 hours after they were ordered. */
export const bookOrder = (hoursAgo: number, quantity = 1): DemoOrder => ({
  hoursAgo,
  line: { kind: 'goods', productId: 'product-walks-book', skuDetailId: 'sku-walks-book-cloth', quantity },
  shipped: true,
  steps: [
    { do: 'ship', afterHours: 8, carrier: 'SF', number: `SF13820947${String(hoursAgo).padStart(5, '0')}` },
    { do: 'sign', afterHours: 60 },
  ],
});

/** Orders that the demo's invoices are about: each was signed for long ago. */
export const INVOICED_ORDERS: readonly DemoOrder[] = [
  bookOrder(60 * DAY),
  bookOrder(56 * DAY),
  bookOrder(52 * DAY, 2),
  bookOrder(48 * DAY, 2),
  bookOrder(44 * DAY),
  bookOrder(43 * DAY),
  bookOrder(42 * DAY),
];

/**
 * The demo member's titles and invoices, by the code that applies, issues and takes back: issued, failed, taken back with its
 * successor, a special one that waits for its buyer's word, and one over three orders.
 */
export async function writeInvoices(deps: OrderDeps, orderIds: readonly string[]): Promise<void> {
  const { tx, protection, memberId, nowMs } = deps;
  const [first = '', second = '', third = '', fourth = '', ...three] = orderIds;
  await addTitle({ tx, protection }, memberId, { ...COMPANY, isDefault: true });
  await addTitle({ tx, protection }, memberId, PERSON);
  const at = (daysAgo: number) => nowMs - daysAgo * DAY * HOUR_MS;
  await issue(deps, await apply(deps, [first], at(50), PERSON), at(50));
  await issue(deps, await apply(deps, [second], at(46), COMPANY), at(46), {
    state: 'failed',
    reason: {
      'zh-Hans': '抬头与税号不符，请核对后重新申请',
      en: 'Title and tax id do not match; please check them and apply again',
    },
  });
  const takenBack = await apply(deps, [third], at(40), COMPANY);
  await issue(deps, takenBack, at(40));
  await giveOneBack(deps, third, at(30));
  const red = await redOf(tx, takenBack);
  if (red) await issue(deps, red.id, at(30));
  const next = await tx
    .selectFrom('invoices')
    .select('id')
    .where('replaces_id', '=', takenBack)
    .executeTakeFirst();
  if (next) await issue(deps, next.id, at(30) + HOUR_MS / 60);
  await issue(deps, await apply(deps, [fourth], at(20), SPECIAL, 'special'), at(20));
  await giveOneBack(deps, fourth, nowMs - 20 * HOUR_MS);
  await issue(deps, await apply(deps, three, at(10), LONG), at(10));
  // They arrived long ago.
  await tx.updateTable('invoice_emails').set({ sent_ms: nowMs }).where('member_id', '=', memberId).execute();
}

async function apply(
  { tx, protection, memberId }: OrderDeps,
  orderIds: string[],
  nowMs: number,
  title: InvoiceTitleInput,
  type: RequestOf<'invoice', 'apply'>['type'] = 'normal',
): Promise<string> {
  const rates = defaultTaxRates;
  const { totalFen } = await chooseOrders(tx, { memberId, orderIds, nowMs, rates });
  const { isDefault, ...typed } = title;
  const { id } = await applyForInvoice({ tx, protection, nowMs, rates }, memberId, {
    orderIds,
    type,
    ...typed,
    email: EMAIL,
    expectedTotalFen: totalFen,
  });
  return id;
}

/** Asks the sandbox's invoice system, or takes another answer in its place. */
async function issue(
  { tx, protection }: OrderDeps,
  id: string,
  nowMs: number,
  otherAnswer?: InvoiceAnswer,
): Promise<void> {
  const deps = { tx, protection, nowMs, rates: defaultTaxRates };
  const asking = await beginIssuing(deps, id);
  if (!asking) throw new Error('A demo invoice can not be issued.');
  const system = createSandboxInvoices({ db: tx, clock: { now: () => nowMs } });
  await finishIssuing(deps, id, otherAnswer ?? (await system.issue(asking.request)));
}

async function giveOneBack({ tx }: OrderDeps, orderId: string, nowMs: number): Promise<void> {
  const deps = { kinds: orderKinds, nowMs };
  const { refundId } = await giveBackUnits(tx, deps, await lockOrderWithCheckout(tx, orderId), 1);
  if (refundId) await sendDemoRefund(tx, deps, refundId);
}
