import { type Address, type Contact, channelSource } from '@yunyou/contract';
import { createCheckout } from '../core/checkout/create';
import { planCheckout } from '../core/checkout/plan';
import { settle } from '../core/payments/settle';
import type { Tx } from '../database/connect';
import { keepAgreement } from '../modules/activity/agreements-store';
import { ruledBox } from '../modules/activity/box-facts-store';
import { activityProductOf, type SoldInActivity } from '../modules/activity/pool-store';
import { productsOfActivities } from '../modules/activity/products-store';
import { rulesOf, rulesVersionOf } from '../modules/activity/shown';
import { orderKinds } from '../modules/kinds';
import type { DataProtection } from '../security/data-protection';
import { newId, randomDigits } from '../security/ids';
import { payDemo } from './member-payments';

const NO_LIMIT = { perMember: 99, perProductDay: 99 };
const MINUTE_MS = 60_000;
const CONTACT = { contactName: '李云', contactMobile: '13800138000' };
const CERT_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Where everybody of a test lives. */
const ADDRESS: Address = {
  id: 'address-test-member',
  name: CONTACT.contactName,
  mobile: CONTACT.contactMobile,
  state: '广东省',
  city: '深圳市',
  county: '福田区',
  provinces: '广东省深圳市福田区',
  adcode: '440304',
  detail: '莲花路1号2栋301',
  tag: '',
  isDefault: true,
  outdated: false,
};

/** A member who exists to fill a group. */
export async function addTestMember(
  tx: Tx,
  { name, nowMs }: { name: string; nowMs: number },
): Promise<string> {
  const id = `member-test-${newId()}`;
  await tx
    .insertInto('members')
    .values({ id, name, regist_source: channelSource.desktopBrowser, created_ms: nowMs })
    .execute();
  return id;
}

interface SeatDeps {
  tx: Tx;
  protection: DataProtection;
}

export interface TestOrder {
  memberId: string;
  activityProductId: string;
  /** Without one a group is opened. */
  groupId?: string | undefined;
  /** Of the member's own, that it is bought at the price of. */
  bargainId?: string | undefined;
  /** Default 1. */
  quantity?: number;
  /** Ordered then, and paid a minute later. */
  atMs: number;
  /** Default true. */
  isPaid?: boolean;
}

export type SeatWanted = Omit<TestOrder, 'bargainId'>;

/** Orders a seat for a member, as they would, and pays it at the sandbox's cashier. */
export async function takeTestSeat(
  deps: SeatDeps,
  wanted: SeatWanted,
): Promise<{ orderId: string; groupId: string }> {
  const orderId = await orderInActivity(deps, wanted);
  const seat = await deps.tx
    .selectFrom('group_seats')
    .select('group_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, groupId: seat.group_id };
}

/** Orders a piece of an activity for a member, and pays it at the sandbox's cashier. Answers the order. */
export async function orderInActivity(
  { tx, protection }: SeatDeps,
  { memberId, activityProductId, groupId, bargainId, quantity = 1, atMs, isPaid = true }: TestOrder,
): Promise<string> {
  const sold = await activityProductOf(tx, activityProductId);
  if (!sold) throw new Error(`${activityProductId} is not sold.`);
  await agreeToRules(tx, sold, memberId, atMs);
  const traveller = testTraveller();
  const line = await lineOf(tx, sold, traveller, { groupId, bargainId, quantity });
  const plan = await planCheckout(
    {
      db: tx,
      kinds: orderKinds,
      nowMs: atMs,
      memberId,
      people: [traveller],
      protection,
      source: channelSource.desktopBrowser,
      deliverTo: sold.product.kind === 'goods' ? ADDRESS : null,
      coupons: { mode: 'none' },
    },
    [line],
    { complete: true },
  );
  const { orders } = await createCheckout(
    tx,
    { kinds: orderKinds, protection, nowMs: atMs, maxUnpaid: NO_LIMIT },
    plan,
    {
      memberId,
      source: channelSource.desktopBrowser,
      remark: '',
      expectedTotalFen: plan.totalFen,
      ...CONTACT,
    },
  );
  const [order] = orders;
  if (!order) throw new Error('A checkout has an order.');
  if (isPaid) {
    const paidMs = atMs + MINUTE_MS;
    const { outTradeNo, report } = await payDemo(tx, order.checkout_id, paidMs);
    await settle(tx, { kinds: orderKinds, protection, log: silent, nowMs: paidMs }, outTradeNo, report);
  }
  return order.id;
}

/** Nothing goes wrong here that a log would have to tell. */
const silent = { warn: () => {} } as unknown as Parameters<typeof settle>[1]['log'];

/** A member agrees to the rules of an activity; answers their version. */
export async function agreeToRules(
  tx: Tx,
  { activity }: SoldInActivity,
  memberId: string,
  nowMs: number,
): Promise<string> {
  const standings = await productsOfActivities(tx, [activity.id]);
  const rules = rulesOf(
    activity,
    standings.map(({ product }) => product),
    null,
    await ruledBox(tx, activity),
  );
  const version = rulesVersionOf(rules);
  await keepAgreement(tx, { memberId, activityId: activity.id, version, rules, nowMs });
  return version;
}

/** Somebody with a document that nobody else has. */
function testTraveller(): Contact {
  const body = `110101199003${10 + (Number(randomDigits(2)) % 20)}${randomDigits(3)}`;
  const sum = CERT_WEIGHTS.reduce((total, weight, place) => total + weight * Number(body[place]), 0);
  return {
    memberFrequentContactsId: 'contact-test-member',
    name: CONTACT.contactName,
    certType: 1,
    idCard: `${body}${'10X98765432'[sum % 11]}`,
    mobile: '',
    isDefault: false,
  };
}

/** So many pieces, on the last of the days that are sold. */
async function lineOf(
  tx: Tx,
  { product, activity }: SoldInActivity,
  { memberFrequentContactsId }: Contact,
  { quantity, ...named }: Pick<TestOrder, 'groupId' | 'bargainId'> & { quantity: number },
) {
  const { id: activityProductId, kind, product_id: productId, variant_id: skuDetailId } = product;
  const bought = {
    kind,
    productId,
    quantity,
    activity: { activeId: activity.id, activeType: activity.active_type, activityProductId, ...named },
  };
  if (kind !== 'ticket') return { ...bought, skuDetailId };
  const { day } = await tx
    .selectFrom('stock')
    .select((eb) => eb.fn.max('slot').as('day'))
    .where('pool_id', '=', activityProductId)
    .executeTakeFirstOrThrow();
  return { ...bought, day, contactIds: [memberFrequentContactsId] };
}
