import type { LocalizedText } from '@yunyou/contract';
import { type Clock, dayOf } from '../../clock';
import type { Db, Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { createNftActivity, type NewCollection, type NewProduct } from '../../modules/nft/create';
import type { DataProtection } from '../../security/data-protection';
import { onSale } from '../own-price';
import type { PictureManifest } from '../picture-manifest';
import { text } from '../text';
import { demoOriginal } from './originals';
import { type DemoCollection, LANDSCAPES, MORNINGS, NIGHTS } from './places';
import { LANDSCAPE_PRODUCTS, MORNING_PRODUCTS, type WantedProduct } from './products';

const DAY_MS = 86_400_000;

interface Deps {
  db: Db;
  clock: Clock;
  pictures: PictureManifest;
  protection: DataProtection;
}

interface WantedActivity {
  prefix: string;
  name: LocalizedText;
  intro: LocalizedText;
  picture: string;
  collections: readonly DemoCollection[];
  products: readonly WantedProduct[];
  /** From now on. */
  startsInDays: number;
  endsInDays: number;
  /** Written anew once the last one does not reach so far any more; undefined: once for ever. */
  reachesDays: number | undefined;
}

export const LANDSCAPES_PREFIX = 'nft-demo-landscapes-';
export const MORNINGS_ID = 'nft-demo-mornings-first';

const SOURCE = text('澄岚山水', 'Chenglan Landscapes');
const TOTAL = 500;

const RULES: readonly LocalizedText[] = [
  text(
    '到访活动景区，门票核销后得 1 个参与印记；首次进入活动再得 1 个。',
    'Every ticket that is used at a place of the activity brings a credit; so does coming here for the first time.',
  ),
  text(
    '兑换前须完成实名认证，并年满 18 周岁。',
    'Whoever exchanges has had their identity checked, and is 18 or older.',
  ),
  text(
    '兑换所用的藏品和印记不可恢复；活动结束后不再兑换，藏品长期保留。',
    'What is used up cannot come back. Nothing is exchanged once it is over; what you have stays yours.',
  ),
  text('藏品仅供收藏与展示，不可转让交易。', 'Collectibles are to keep and to show, not for trade.'),
];

const ACTIVITIES: readonly WantedActivity[] = [
  {
    ...{ prefix: LANDSCAPES_PREFIX, picture: 'qiyun-ridge-hero', startsInDays: -10, endsInDays: 30 },
    name: text('澄岚十二景', 'Twelve sights of Chenglan'),
    intro: text(
      '走一处，得一枚印记；集四景，换一溪秋色。',
      'A visit brings a credit, and four sights bring an autumn stream.',
    ),
    ...{ collections: LANDSCAPES, products: LANDSCAPE_PRODUCTS, reachesDays: 4 },
  },
  {
    ...{ prefix: 'nft-demo-nights-', picture: 'mirror-lake-hero', startsInDays: 14, endsInDays: 44 },
    name: text('澄岚六夜', 'Six nights of Chenglan'),
    intro: text('入夜之后的六处山水。', 'Six places after dark.'),
    ...{ collections: NIGHTS, products: [], reachesDays: 31 },
  },
  {
    ...{ prefix: 'nft-demo-mornings-', picture: 'mist-tea-hills-hero', startsInDays: -60, endsInDays: -12 },
    name: text('澄岚六晨', 'Six mornings of Chenglan'),
    intro: text('早起的人看见的山水。', 'What early risers see.'),
    ...{ collections: MORNINGS, products: MORNING_PRODUCTS, reachesDays: undefined },
  },
];

/** Writes an activity that runs, one that comes and one that is over, unless they are there. */
export async function writeCollectibles(deps: Deps): Promise<void> {
  for (const wanted of ACTIVITIES) {
    if (!(await isThere(deps, wanted))) await inTransaction(deps.db, (tx) => write(tx, deps, wanted));
  }
}

async function isThere({ db, clock }: Deps, { prefix, reachesDays }: WantedActivity): Promise<boolean> {
  const reachingMs = reachesDays === undefined ? 0 : clock.now() + reachesDays * DAY_MS;
  const found = await db
    .selectFrom('nft_activities')
    .select('id')
    .where('id', 'like', `${prefix}%`)
    .where('ends_ms', '>', reachingMs)
    .executeTakeFirst();
  return found !== undefined;
}

async function write(
  tx: Tx,
  { clock, pictures, protection }: Deps,
  { prefix, picture, collections, products, ...wanted }: WantedActivity,
): Promise<void> {
  const nowMs = clock.now();
  const id = wanted.reachesDays === undefined ? MORNINGS_ID : `${prefix}${dayOf(nowMs)}`;
  await createNftActivity(
    tx,
    { protection },
    {
      ...{ id, name: wanted.name, intro: wanted.intro, picture: pictures.picture(picture, wanted.name) },
      startsMs: nowMs + wanted.startsInDays * DAY_MS,
      endsMs: nowMs + wanted.endsInDays * DAY_MS,
      rules: RULES,
      spotIds: [...new Set(collections.map(({ spot }) => spot))],
      collections: collections.map((one) => collectionOf(id, pictures, one)),
      products: await productsOf(tx, { id, pictures, nowMs, collections }, products),
    },
  );
}

const collectionOf = (id: string, pictures: PictureManifest, one: DemoCollection): NewCollection => ({
  ...{ id: `${id}-${one.key}`, name: one.name, subtitle: one.subtitle },
  ...{ picture: pictures.picture(one.picture, one.name) },
  previews: [pictures.picture(`preview-${one.picture}`, one.name)],
  ...{ kind: one.kind ?? 'image', rarity: one.rarity ?? 'common', total: one.total ?? TOTAL },
  ...{ source: SOURCE, author: one.author, spotId: one.spot, original: demoOriginal(pictures, one) },
});

interface Within {
  id: string;
  pictures: PictureManifest;
  nowMs: number;
  collections: readonly DemoCollection[];
}

/** What can be exchanged; goods of which there is too little are left out. */
async function productsOf(
  tx: Tx,
  { id, pictures, nowMs, collections }: Within,
  wanted: readonly WantedProduct[],
): Promise<NewProduct[]> {
  const placeOf = (key: string) => collections.findIndex((one) => one.key === key);
  const made: NewProduct[] = [];
  for (const { key, gives, costs = [], picture, ...product } of wanted) {
    const own = {
      ...product,
      id: `${id}-for-${key}`,
      picture: pictures.picture(picture, product.name),
      costs: costs.map((one) => ({ place: placeOf(one), amount: 1 })),
    };
    if (gives.kind === 'collection') {
      made.push({ ...own, gives: { kind: 'collection', place: placeOf(gives.key) } });
    } else if (gives.kind === 'coupon') {
      made.push({ ...own, gives });
    } else {
      const { productId } = gives;
      const found = await onSale(tx, { kind: 'goods', productId }, { each: product.stock, nowMs });
      if (found)
        made.push({ ...own, valueFen: found.fen, gives: { kind: 'prize', variantId: found.variantId } });
    }
  }
  return made;
}
