import { channelSource } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Db, Tx } from '../database/connect';
import { draftBargain, type NewBargainProduct, publishBargain } from '../modules/bargain/operate';
import { settleBargain } from '../modules/bargain/settle';
import type { DataProtection } from '../security/data-protection';
import { addTestCuts, startTestBargain } from './bargain-cuts';
import { addTestMember, orderInActivity } from './group-seats';
import { MEMBER_ID } from './member';
import { OPERATOR } from './operator';
import { type ActivityToWrite, onSale, writeOnceADay, writeUnlessRunning } from './own-price';
import { text } from './text';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface Wanted extends Pick<NewBargainProduct, 'kind' | 'productId' | 'people' | 'hours' | 'buyAnyTime'> {
  each: number;
  /** Where it goes, of the normal price; or so many fen below where it starts. */
  floor: { share: number } | { belowFen: number };
}

/** What is bargained for: by few and by fifty, for a fen each, at the lowest price alone, and the last piece of something. */
const WANTED: readonly Wanted[] = [
  { kind: 'goods', productId: 'product-rock-oolong', people: 8, hours: 24, each: 10, floor: { share: 0.6 } },
  { kind: 'service', productId: 'product-foot-bath', people: 5, hours: 48, each: 10, floor: { share: 0.5 } },
  {
    ...{ kind: 'goods', productId: 'product-wild-honey', people: 50, hours: 72, each: 10 },
    floor: { share: 0.4 },
  },
  {
    ...{
      kind: 'goods',
      productId: 'product-one-leaf-book',
      people: 6,
      hours: 24,
      each: 10,
      buyAnyTime: false,
    },
    floor: { belowFen: 6 },
  },
  {
    kind: 'goods',
    productId: 'product-moon-poems',
    people: 4,
    hours: 24,
    each: 1,
    floor: { share: 0.5 },
  },
];

const RULES = [
  text(
    '每人同时最多进行3个砍价，每件商品1个',
    'Three bargains of a person run at a time at most, one of each product',
  ),
];

const PREFIX = 'bargain-demo-';

/** Writes an activity to bargain in, unless one runs for some days still. */
export const writeBargains = (deps: { db: Db; clock: Clock }): Promise<void> =>
  writeUnlessRunning(deps, PREFIX, writeActivity);

async function writeActivity(tx: Tx, { id, startsMs, endsMs, nowMs }: ActivityToWrite): Promise<void> {
  const products: NewBargainProduct[] = [];
  for (const { each, floor, ...wanted } of WANTED) {
    const found = await onSale(tx, wanted, { each, nowMs });
    if (!found) continue;
    const { variantId, fen } = found;
    products.push({
      ...wanted,
      id: `${id}-${wanted.productId}`,
      variantId,
      priceFen: fen,
      floorPriceFen: 'share' in floor ? Math.floor(fen * floor.share) : fen - floor.belowFen,
      limitPerMember: 2,
      units: [{ slot: '', total: each }],
    });
  }
  if (products.length === 0) return;
  await draftBargain(tx, {
    ...{ id, startsMs, endsMs, products },
    name: text('好友砍价', 'Bargain with friends'),
    subtitle: text('每位好友帮砍一次，随时可买', 'One cut from each friend; buy at any time'),
    organiser: { name: OPERATOR.company, telephone: OPERATOR.servicePhone },
    rules: [...RULES],
    channels: Object.values(channelSource),
  });
  await publishBargain(tx, id, nowMs);
}

/** A bargain of the demo: what for, how it stands and how long ago it was started. */
interface DemoBargain {
  productId: string;
  startedAgoMs: number;
  /** Names of who has helped, in order. */
  helpers: readonly string[];
  /** Whoever started it has bought it after that. */
  isBought?: boolean;
  /** It is over: its time was, or somebody else bought the last piece. */
  ended?: 'time' | 'soldOut';
}

const NAMES = ['王小明', '陈静', '赵', '钱多多', '孙悦', '周一', '吴用', '郑好', '冯春', '沈青'];
/** So many names; people come more than once only by name. */
const named = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => NAMES[place % NAMES.length] ?? '');

/** Those that are over first, since three run at a time: bought, by fifty, for a fen each, in vain, and sold out. */
const BARGAINS: readonly DemoBargain[] = [
  { productId: 'product-foot-bath', startedAgoMs: 70 * HOUR_MS, helpers: named(2), isBought: true },
  { productId: 'product-wild-honey', startedAgoMs: 73 * HOUR_MS, helpers: named(49), isBought: true },
  { productId: 'product-one-leaf-book', startedAgoMs: 60 * HOUR_MS, helpers: named(5), isBought: true },
  { productId: 'product-rock-oolong', startedAgoMs: 50 * HOUR_MS, helpers: named(1), ended: 'time' },
  { productId: 'product-moon-poems', startedAgoMs: 20 * HOUR_MS, helpers: named(2), ended: 'soldOut' },
  { productId: 'product-rock-oolong', startedAgoMs: 3 * HOUR_MS, helpers: named(3) },
  { productId: 'product-wild-honey', startedAgoMs: 9 * HOUR_MS, helpers: named(48) },
  { productId: 'product-foot-bath', startedAgoMs: 5 * HOUR_MS, helpers: named(4) },
];

interface BargainDeps {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}

/** Writes the demo member's bargains, once on a day: each as it would have been made. */
export const loadDemoBargains = ({ protection, ...deps }: BargainDeps): Promise<void> =>
  writeOnceADay(deps, hasBargains, BARGAINS, (tx, bargain, nowMs) =>
    writeBargain({ tx, protection }, bargain, nowMs),
  );

/** Whether the demo's bargains were written since then; the latest of them is some hours old at once. */
async function hasBargains(db: Db, sinceMs: number): Promise<boolean> {
  const { rows } = await sql`select from bargains b join activity_products p on p.id = b.activity_product_id
    where p.activity_id like ${`${PREFIX}%`} and b.created_ms > ${sinceMs} limit 1`.execute(db);
  return rows.length > 0;
}

async function writeBargain(
  deps: { tx: Tx; protection: DataProtection },
  { productId, startedAgoMs, helpers, isBought = false, ended }: DemoBargain,
  nowMs: number,
): Promise<void> {
  const { tx } = deps;
  const product = await tx
    .selectFrom('activity_products')
    .select(['id', 'bargain_hours'])
    .where('activity_id', 'like', 'bargain-demo-%')
    .where('product_id', '=', productId)
    .orderBy('activity_id', 'desc')
    .executeTakeFirst();
  if (!product) return;
  const { id: activityProductId } = product;
  const startedMs = nowMs - startedAgoMs;
  const id = await startTestBargain(deps, { memberId: MEMBER_ID, activityProductId, atMs: startedMs });
  // Within two hours.
  for (const [place, name] of helpers.entries())
    await addTestCuts(tx, id, { names: [name], nowMs: startedMs + (place + 1) * 2 * MINUTE_MS });
  const laterMs = startedMs + 2 * HOUR_MS;
  if (isBought)
    await orderInActivity(deps, { memberId: MEMBER_ID, activityProductId, bargainId: id, atMs: laterMs });
  if (ended === 'soldOut') {
    const memberId = await addTestMember(tx, { name: '秦川', nowMs: startedMs });
    const other = await startTestBargain(deps, { memberId, activityProductId, atMs: startedMs });
    await orderInActivity(deps, { memberId, activityProductId, bargainId: other, atMs: laterMs });
    await settleBargain(tx, id, laterMs + MINUTE_MS);
  }
  if (ended === 'time') await settleBargain(tx, id, startedMs + (product.bargain_hours ?? 0) * HOUR_MS);
}
