import { activityShownDaysAfter } from '@yunyou/contract';
import { type Clock, dayOf } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import {
  draftDraw,
  type NewDraw,
  type NewDrawPrize,
  type NewDrawTask,
  publishDraw,
} from '../modules/lottery/operate';
import type { DataProtection } from '../security/data-protection';
import { OPERATOR } from './operator';
import { type ActivityToWrite, onSale, writeUnlessRunning } from './own-price';
import type { PictureManifest } from './picture-manifest';
import { text } from './text';

const DAY_MS = 86_400_000;
/** A draw that is over was on for a week, until yesterday. */
const OVER_RAN_MS = 7 * DAY_MS;

export const GRID_PREFIX = 'draw-demo-grid-';
export const WHEEL_PREFIX = 'draw-demo-wheel-';
export const OVER_PREFIX = 'draw-demo-over-';

const THANKS = text('谢谢参与', 'Thank you for taking part');

type WantedPrize = Omit<NewDrawPrize, 'goods' | 'id'> & { productId?: string };

const goods = (productId: string, ppm: number, stock: number): WantedPrize => ({
  ...{ kind: 'goods', productId, ppm, stock },
});
const coupon = (
  couponId: string,
  name: NewDrawPrize['name'],
  ppm: number,
  valueFen: number,
): WantedPrize => ({
  ...{ kind: 'coupon', couponId, ppm, valueFen, ...(name && { name }) },
});
const TEN_OFF = text('满99减10券', '¥10 off ¥99');
const SNACKS_OFF = text('点心减5券', '¥5 off snacks');

/** Of the round fans nothing is left: three were given. */
const GRID_PRIZES: readonly WantedPrize[] = [
  goods('product-gourd-vase', 50, 1),
  goods('product-tea-gift-box', 2_000, 2),
  goods('product-round-fan', 10_000, 3),
  goods('product-stitched-notebook', 30_000, 8),
  goods('product-postcards', 60_000, 12),
  coupon('coupon-snacks-5', SNACKS_OFF, 120_000, 500),
  coupon('coupon-platform-10', TEN_OFF, 180_000, 1_000),
  { kind: 'none', name: THANKS, ppm: 597_950 },
];

const WHEEL_PRIZES: readonly WantedPrize[] = [
  goods('product-indigo-bag', 5_000, 2),
  { kind: 'none', name: THANKS, ppm: 600_000 },
  goods('product-boxwood-comb', 20_000, 4),
  coupon('coupon-platform-10', TEN_OFF, 175_000, 1_000),
  goods('product-postcards', 50_000, 6),
  coupon('coupon-snacks-5', SNACKS_OFF, 150_000, 500),
];

const OVER_PRIZES: readonly WantedPrize[] = [
  goods('product-postcards', 200_000, 6),
  { kind: 'none', name: THANKS, ppm: 800_000 },
];

const TASKS: readonly NewDrawTask[] = [
  { kind: 'signIn', title: text('每日签到', 'Sign in today'), chances: 1, perDay: 1 },
  {
    ...{ kind: 'browse', title: text('逛逛领券中心', 'Look at the coupons'), chances: 1, perDay: 2 },
    href: '/packages/goods-sell/coupon-center/coupon-center',
  },
  { kind: 'share', title: text('打开分享面板', 'Open the share sheet'), chances: 1, perDay: 1 },
  { kind: 'invite', title: text('邀请新朋友注册', 'Invite a new member'), chances: 2, perDay: 5 },
  { kind: 'buy', title: text('购买活动商品', 'Buy one of these'), chances: 3, perDay: 3, minFen: 9_900 },
];

/** What gives chances when it is bought. */
const BOUGHT = ['product-mist-green', 'product-rock-oolong', 'product-indigo-cloth', 'product-wild-honey'];

type WantedDraw = Pick<NewDraw, 'layout' | 'name' | 'subtitle' | 'tasks' | 'productIds'> & {
  prizes: readonly WantedPrize[];
  /** What it is shown with. */
  picture: string;
};

const GRID: WantedDraw = {
  ...{
    layout: 'grid',
    name: text('秋日好运', 'Autumn luck'),
    prizes: GRID_PRIZES,
    picture: 'banner-lantern-night',
  },
  ...{ subtitle: text('每天免费抽三次', 'Three free draws a day'), tasks: TASKS, productIds: BOUGHT },
};
const WHEEL: WantedDraw = {
  ...{
    layout: 'wheel',
    name: text('集章大转盘', 'Stamp wheel'),
    prizes: WHEEL_PRIZES,
    picture: 'goods-postcards',
  },
  subtitle: text('集章换好礼', 'Collect stamps for gifts'),
  tasks: TASKS.filter(({ kind }) => kind === 'signIn' || kind === 'browse'),
};
const OVER: WantedDraw = {
  ...{
    layout: 'grid',
    name: text('中秋月光签', 'Moonlight lots'),
    prizes: OVER_PRIZES,
    picture: 'mirror-lake-moon',
  },
  subtitle: text('种子已公布，可自行核对', 'Its seeds are told: check for yourself'),
};

interface DrawDeps {
  db: Db;
  clock: Clock;
  pictures: PictureManifest;
  protection: DataProtection;
}

/** Writes a grid and a wheel, unless they run for some days still, and one that was over yesterday. */
export async function writeDraws({ db, clock, pictures, protection }: DrawDeps): Promise<void> {
  const writing = (draw: WantedDraw) => (tx: Tx, at: ActivityToWrite) =>
    writeDraw(tx, { pictures, protection }, draw, at);
  await writeUnlessRunning({ db, clock }, GRID_PREFIX, writing(GRID));
  await writeUnlessRunning({ db, clock }, WHEEL_PREFIX, writing(WHEEL));
  const nowMs = clock.now();
  const shown = await db
    .selectFrom('activities')
    .select('id')
    .where('id', 'like', `${OVER_PREFIX}%`)
    .where('ends_ms', '>', nowMs - (activityShownDaysAfter - 1) * DAY_MS)
    .executeTakeFirst();
  if (shown) return;
  const endsMs = nowMs - DAY_MS;
  const startsMs = endsMs - OVER_RAN_MS;
  const over = { id: `${OVER_PREFIX}${dayOf(nowMs)}`, startsMs, endsMs, nowMs: startsMs };
  await inTransaction(db, (tx) => writing(OVER)(tx, over)).catch((error) => {
    if (!(error instanceof Refusal && error.details.rule === 'stockNotEnough')) throw error;
  });
}

/** A draw of what is there of its goods; without one of them it is left out. */
async function writeDraw(
  tx: Tx,
  { pictures, protection }: Pick<DrawDeps, 'pictures' | 'protection'>,
  { prizes: wanted, picture, ...draw }: WantedDraw,
  { id, startsMs, endsMs, nowMs }: ActivityToWrite,
): Promise<void> {
  const prizes: NewDrawPrize[] = [];
  for (const [place, { productId, ...prize }] of wanted.entries()) {
    const own = { ...prize, id: `${id}-prize-${place + 1}` };
    if (productId === undefined) {
      prizes.push(own);
      continue;
    }
    const found = await onSale(tx, { kind: 'goods', productId }, { each: prize.stock ?? 0, nowMs });
    if (!found) return;
    prizes.push({ ...own, valueFen: found.fen, goods: { productId, variantId: found.variantId } });
  }
  await draftDraw(tx, {
    ...draw,
    ...{ id, startsMs, endsMs, prizes, picture: pictures.picture(picture, draw.name) },
    ...(draw.tasks && {
      tasks: draw.tasks.map((task, place) => ({ ...task, id: `${id}-task-${place + 1}` })),
    }),
    organiser: { name: OPERATOR.company, telephone: OPERATOR.servicePhone },
  });
  await publishDraw(tx, id, { protection, nowMs });
}
