import { sql } from 'kysely';
import { addDays, type Clock, dayOf } from '../clock';
import type { Db, Tx } from '../database/connect';
import { endGroup } from '../modules/group-buy/end';
import { draftGroupBuy, type NewGroupProduct, publishGroupBuy } from '../modules/group-buy/operate';
import { orderKinds } from '../modules/kinds';
import type { DataProtection } from '../security/data-protection';
import { addTestMember, type SeatWanted, takeTestSeat } from './group-seats';
import { MEMBER_ID } from './member';
import { sendDemoRefund } from './member-payments';
import { OPERATOR } from './operator';
import { type ActivityToWrite, onSale, writeOnceADay, writeUnlessRunning } from './own-price';
import { text } from './text';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** What a group pays of the normal price. */
const SHARE = 0.8;

type Wanted = Pick<NewGroupProduct, 'kind' | 'productId' | 'needed' | 'virtualCompletion'> & { each: number };

/** What is sold to groups: of 2, 3, 5 and 20 people. */
const WANTED: readonly Wanted[] = [
  { kind: 'goods', productId: 'product-jasmine', needed: 2, each: 20 },
  { kind: 'service', productId: 'product-lake-tea', needed: 3, each: 10 },
  { kind: 'goods', productId: 'product-ridge-flask', needed: 5, each: 20 },
  { kind: 'goods', productId: 'product-nine-creeks-black', needed: 20, each: 20 },
  { kind: 'goods', productId: 'product-tea-sampler', needed: 3, each: 10, virtualCompletion: true },
  { kind: 'ticket', productId: 'ticket-qiyun-sunrise', needed: 2, each: 4 },
];

const RULES = [
  text('每人每件商品同时只能参加一个拼团', 'One open group of each product for each person at a time'),
];

const PREFIX = 'groupbuy-demo-';

/** Writes an activity that sells to groups, unless one runs for some days still. */
export const writeGroupBuys = (deps: { db: Db; clock: Clock }): Promise<void> =>
  writeUnlessRunning(deps, PREFIX, writeActivity);

async function writeActivity(tx: Tx, { id, startsMs, endsMs, nowMs }: ActivityToWrite): Promise<void> {
  const products: NewGroupProduct[] = [];
  const fromDay = addDays(dayOf(nowMs), 5);
  for (const { each, ...wanted } of WANTED) {
    const found = await onSale(tx, wanted, { each, nowMs, fromDay });
    if (!found) continue;
    const { variantId, slots, fen } = found;
    products.push({
      ...wanted,
      id: `${id}-${wanted.productId}`,
      variantId,
      priceFen: Math.floor(fen * SHARE),
      limitPerOrder: 2,
      limitPerMember: 6,
      units: slots.map((slot) => ({ slot, total: each })),
    });
  }
  if (products.length === 0) return;
  await draftGroupBuy(tx, {
    ...{ id, startsMs, endsMs, products },
    name: text('邻里拼团', 'Buy together'),
    subtitle: text('约上同伴，价格更低', 'Cheaper with company'),
    organiser: { name: OPERATOR.company, telephone: OPERATOR.servicePhone },
    rules: [...RULES],
  });
  await publishGroupBuy(tx, id, nowMs);
}

/** A group of the demo: what is bought, by whom and how long ago. */
interface DemoGroup {
  productId: string;
  /** Names of who is in it, the leader first; `DEMO` is the demo member. */
  people: readonly string[];
  /** Since its first payment. */
  openedAgoMs: number;
  /** The last of them has not paid. */
  isLastUnpaid?: boolean;
}

const DEMO = '';
/** As long as a name can be. */
const LONG_NAME = '云游四海看遍山川湖海日出日落春夏秋冬风花雪月'.repeat(3).slice(0, 60);

/** Six that form, one of them for 90 seconds still; one that is full; two that formed, two that failed, one that was filled. */
const GROUPS: readonly DemoGroup[] = [
  { productId: 'product-lake-tea', people: [DEMO, '王小明'], openedAgoMs: 2 * HOUR_MS },
  { productId: 'product-jasmine', people: ['陈静'], openedAgoMs: 24 * HOUR_MS - 90_000 },
  { productId: 'product-jasmine', people: [LONG_NAME], openedAgoMs: 5 * HOUR_MS },
  { productId: 'product-ridge-flask', people: ['赵', '钱多多', '孙悦'], openedAgoMs: 3 * HOUR_MS },
  {
    productId: 'product-nine-creeks-black',
    people: ['周一', '吴用', '郑好', '冯春'],
    openedAgoMs: 6 * HOUR_MS,
  },
  { productId: 'product-tea-sampler', people: ['云'], openedAgoMs: HOUR_MS },
  { productId: 'product-jasmine', people: ['卫国', '蒋山'], openedAgoMs: 4 * HOUR_MS, isLastUnpaid: true },
  { productId: 'product-jasmine', people: ['沈青', DEMO], openedAgoMs: 9 * HOUR_MS },
  { productId: 'product-lake-tea', people: ['韩梅', '杨柳', '朱红'], openedAgoMs: 8 * HOUR_MS },
  { productId: 'product-ridge-flask', people: [DEMO, '秦川'], openedAgoMs: 26 * HOUR_MS },
  { productId: 'product-ridge-flask', people: ['许诺'], openedAgoMs: 27 * HOUR_MS },
  { productId: 'product-tea-sampler', people: ['何田', '吕布衣'], openedAgoMs: 25 * HOUR_MS },
];

interface GroupDeps {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}

/** Writes the demo's groups, once on a day: each as its members would have made it. */
export const loadDemoGroups = ({ protection, ...deps }: GroupDeps): Promise<void> =>
  writeOnceADay(deps, hasGroups, GROUPS, (tx, group, nowMs) => writeGroup({ tx, protection }, group, nowMs));

/** Whether the demo's groups were written since then. */
async function hasGroups(db: Db, sinceMs: number): Promise<boolean> {
  const { rows } = await sql`select from buy_groups g join activity_products p on p.id = g.activity_product_id
    where p.activity_id like ${`${PREFIX}%`} and g.created_ms > ${sinceMs} limit 1`.execute(db);
  return rows.length > 0;
}

async function writeGroup(
  deps: { tx: Tx; protection: DataProtection },
  { productId, people, openedAgoMs, isLastUnpaid = false }: DemoGroup,
  nowMs: number,
): Promise<void> {
  const { tx } = deps;
  const product = await tx
    .selectFrom('activity_products')
    .select(['id', 'group_hours'])
    .where('activity_id', 'like', 'groupbuy-demo-%')
    .where('product_id', '=', productId)
    .orderBy('activity_id', 'desc')
    .executeTakeFirst();
  if (!product) return;
  const openedMs = nowMs - openedAgoMs;
  let groupId: string | undefined;
  for (const [place, name] of people.entries()) {
    const isUnpaid = isLastUnpaid && place === people.length - 1;
    const seat: SeatWanted = {
      memberId: name === DEMO ? MEMBER_ID : await addTestMember(tx, { name, nowMs: openedMs }),
      activityProductId: product.id,
      groupId,
      // A seat is paid a minute after it is ordered; one that is not is still held.
      atMs: isUnpaid ? nowMs : openedMs - MINUTE_MS + place * 10 * MINUTE_MS,
      isPaid: !isUnpaid,
    };
    groupId = (await takeTestSeat(deps, seat)).groupId;
  }
  const endsMs = openedMs + (product.group_hours ?? 0) * HOUR_MS;
  if (groupId === undefined || endsMs > nowMs) return;
  const end = { kinds: orderKinds, protection: deps.protection, nowMs: endsMs };
  for (const refundId of await endGroup(tx, end, groupId)) await sendDemoRefund(tx, end, refundId);
}
