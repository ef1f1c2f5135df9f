import type {
  DrawPrize,
  DrawRecord,
  DrawTask,
  DrawWinner,
  Locale,
  OwnLottery,
  ResponseOf,
} from '@yunyou/contract';
import { goodsIn } from './goods-samples';
import { paintedPicture } from './painted-hills';
import { CLIENT_SEED, COMMITMENT, DRAWN_DAY, SEED } from './seed-samples';

/** A draw, for stories. Countdowns run on the real clock; draws and odds are those that the specification computes. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REVEALS_AT_MS = Date.parse('2026-10-01T16:10:00Z');

const words = {
  'zh-Hans': {
    name: '秋日好运',
    subtitle: '每天三次，人人可核对',
    prizes: ['山居一夜', '白瓷茶具', '明前茶一两', '竹骨团扇', '满百减十', '集章本', '明信片', '谢谢参与'],
    rules: [
      '每位会员每天3次免费机会，当天有效。',
      '实物奖品30天内填写地址领取。',
      '抽到已发完的奖品时得「谢谢参与」。',
    ],
    tasks: ['看看山野集', '每日签到', '分享活动', '邀请新朋友', '买一份山里的茶'],
    winners: ['李*', '王*', 'A***e'],
  },
  en: {
    name: 'Autumn luck',
    subtitle: 'Three draws a day, open to be checked',
    prizes: [
      'A night in the hills',
      'Porcelain tea set',
      'Fifty grams of spring tea',
      'Bamboo fan',
      'Ten yuan off a hundred',
      'Stamp album',
      'Postcard',
      'Thank you for taking part',
    ],
    rules: [
      'Three free chances a day, good for that day.',
      'Give an address within 30 days for what is sent.',
    ],
    tasks: ['Look at Hill Market', 'Sign in', 'Share the draw', 'Invite friends', 'Buy tea from the hills'],
    winners: ['Li ***', 'W***g', 'A***e'],
  },
} as const satisfies Record<Locale, object>;

/** Of each prize: its share, its value, how many there are, how many are left. */
const odds: readonly (readonly [number, number, number | null, number | null])[] = [
  [50, 128_000, 2, 2],
  [2_000, 39_800, 20, 7],
  [10_000, 8_800, 100, 41],
  [30_000, 5_900, 200, 0],
  [60_000, 1_000, null, null],
  [120_000, 2_900, 1_500, 1_204],
  [180_000, 500, null, null],
  [597_950, 0, null, null],
];

export const lotteryPrizesIn = (locale: Locale): DrawPrize[] =>
  odds.map(([ppm, valueFen, stock, left], place) => ({
    id: `p${place + 1}`,
    name: words[locale].prizes[place] ?? '',
    kind: place === 7 ? 'none' : place === 4 ? 'coupon' : 'goods',
    picture: place < 4 ? paintedPicture(place + 1, '山水', 'Hills and water', 720, 540) : null,
    ...{ ppm, valueFen, stock, left },
    perMember: place < 2 ? 1 : null,
  }));

export function lotteryIn(locale: Locale, part: Partial<OwnLottery> = {}): OwnLottery {
  const { name, subtitle, rules, tasks } = words[locale];
  return {
    ...{ activeId: 'draw-1', activeType: 5, layout: 'grid', name, subtitle },
    picture: paintedPicture(6, '山水', 'Hills and water', 720, 540),
    ...{ startsAtMs: Date.now() - DAY_MS, endsAtMs: Date.now() + 6 * HOUR_MS, timeStatus: 1 },
    ...{ rules: [...rules], rulesVersion: '5f0c1e2a' },
    prizes: lotteryPrizesIn(locale),
    tasks: [
      { taskId: 'task-1', kind: 'browse', title: tasks[0], chances: 1, perDay: 2, minFen: null },
      { taskId: 'task-2', kind: 'signIn', title: tasks[1], chances: 1, perDay: 1, minFen: null },
    ],
    ...{ day: DRAWN_DAY, commitment: COMMITMENT, nowMs: 1 },
    ...{ chancesLeft: 3, drawsDone: 5, agreed: true, inviteCode: 'ABCD2345' },
    ...part,
  };
}

/** The draw with an index of 0 to 7, as the specification computes them; its seed is told. */
export function drawRecordIn(locale: Locale, index = 4, part: Partial<DrawRecord> = {}): DrawRecord {
  const rolls = [940_174, 795_253, 513_421, 21_720, 158_056, 30_049, 691_999, 496_720];
  const places = [8, 8, 8, 4, 6, 4, 8, 8];
  const id = `p${places[index]}`;
  const prize = lotteryPrizesIn(locale).find((one) => one.id === id);
  const { name = '', kind = 'none', valueFen = 0 } = prize ?? {};
  return {
    ...{ activeId: 'draw-1', memberId: 'member-1', index, day: DRAWN_DAY, clientSeed: CLIENT_SEED },
    ...{ commitment: COMMITMENT, seed: SEED, roll: rolls[index] ?? 0, rolledPrizeId: id },
    prize: { id, name, kind, valueFen },
    ...{ reason: null, forced: false, prizeOfMineId: kind === 'none' ? null : `prize-${index}` },
    atMs: Date.parse('2026-10-01T02:05:00Z') + index * 60_000,
    ...part,
  };
}

/** Rolled was the fan, of which all were given. */
export const goneRecordIn = (locale: Locale): DrawRecord =>
  drawRecordIn(locale, 3, {
    prize: { id: 'p8', name: words[locale].prizes[7], kind: 'none', valueFen: 0 },
    ...{ reason: 'outOfStock', prizeOfMineId: null },
  });

/** What draws of that day are checked by. */
export function drawProofIn(
  locale: Locale,
  part: Partial<ResponseOf<'lottery', 'proof'>> = {},
): ResponseOf<'lottery', 'proof'> {
  let upTo = 0;
  const prizes = lotteryPrizesIn(locale).map(({ id, name, ppm }) => {
    upTo += ppm;
    return { id, name, ppm, upTo };
  });
  return { day: DRAWN_DAY, commitment: COMMITMENT, seed: SEED, revealsAtMs: REVEALS_AT_MS, prizes, ...part };
}

export const pageOf = <Item>(records: readonly Item[], pages = 1) => ({
  records: [...records],
  ...{ total: records.length * pages, size: 10, current: 1, pages },
});

export const winnersIn = (locale: Locale): DrawWinner[] =>
  words[locale].winners.map((name, place) => ({
    id: `winner-${place + 1}`,
    name,
    prize: words[locale].prizes[place] ?? '',
    valueFen: odds[place]?.[1] ?? 0,
    atMs: Date.parse('2026-10-01T03:00:00Z') - place * HOUR_MS,
  }));

/** One task of each kind. */
export function drawTasksIn(locale: Locale): DrawTask[] {
  const kinds = ['browse', 'signIn', 'share', 'invite', 'buy'] as const;
  return kinds.map((kind, place) => ({
    ...{ taskId: `task-${place + 1}`, kind, title: words[locale].tasks[place] ?? '' },
    ...{ chances: kind === 'buy' ? 3 : 1, perDay: kind === 'browse' ? 2 : 1 },
    minFen: kind === 'buy' ? 9_900 : null,
    ...{ doneToday: 0, state: 'open', taskRunId: null, notBeforeMs: null },
    href: kind === 'browse' ? '/pages/shop-home/shop-home?supplierId=shop-1' : null,
  }));
}

export const tasksIn = (
  locale: Locale,
  part: Partial<ResponseOf<'lottery', 'tasks'>> = {},
): ResponseOf<'lottery', 'tasks'> => ({
  tasks: drawTasksIn(locale),
  ...{ chancesLeft: 1, inviteCode: 'ABCD2345', nowMs: 1 },
  invited: [{ name: words[locale].winners[0], atMs: Date.parse('2026-10-01T02:00:00Z') }],
  ...part,
});

/** What brings chances when it is bought. */
export const drawGoodsIn = (locale: Locale): ResponseOf<'lottery', 'goods'>['records'] =>
  goodsIn(locale).map((goods) => ({ ...goods, chances: 2, minFen: 9_900 }));
