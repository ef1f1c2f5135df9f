import { channelSource, type PrizeKind } from '@yunyou/contract';
import type { Clock } from '../clock';
import { dayOf } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { keepAgreement } from '../modules/activity/agreements-store';
import { ruledDraw } from '../modules/activity/draw-facts-store';
import { rulesOf, rulesVersionOf } from '../modules/activity/shown';
import { dayOfDraw } from '../modules/lottery/days';
import { daysToReveal, setRevealed } from '../modules/lottery/days-store';
import { drawOnce } from '../modules/lottery/draw';
import { settleDraw } from '../modules/lottery/operate';
import { prizeAt, rollOf } from '../modules/lottery/roll';
import { openSeed, revealsAtMs } from '../modules/lottery/seed';
import { type ShownDraw, shownDraw } from '../modules/lottery/view-store';
import type { DataProtection } from '../security/data-protection';
import { randomSeedHex } from '../security/seed';
import { GRID_PREFIX, OVER_PREFIX } from './draws';
import { addTestMember } from './group-seats';
import { MEMBER_ID } from './member';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NAMES = ['王小明', '陈静', '赵', '钱多多', '孙悦', '周一', '吴用', '郑好', '冯春', '沈青'];

interface WinnerDeps {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}

/** What a draw of the demo is to win. */
type Won = { kind: PrizeKind; place?: number };

/** So many coupons are won, the latest of all: they can be claimed since yesterday. */
const COUPONS = 24;

/** Of the nine cells; the demo member's come first. Three fans: after them none is left. */
const GRID_WON: readonly Won[] = [
  { kind: 'none' },
  { kind: 'goods', place: 4 },
  ...Array.from({ length: 3 }, (): Won => ({ kind: 'goods', place: 2 })),
  { kind: 'goods', place: 1 },
  ...Array.from({ length: 4 }, (): Won => ({ kind: 'goods', place: 3 })),
  ...Array.from({ length: 7 }, (): Won => ({ kind: 'goods', place: 4 })),
  ...Array.from({ length: COUPONS }, (_, count): Won => ({ kind: 'coupon', place: count % 2 ? 5 : 6 })),
];
/** How many of these are the demo member's. */
const OWN = 2;

/** Writes forty winners of the grid, once, and what was drawn in the draw that is over. */
export async function loadDemoDraws(deps: WinnerDeps): Promise<void> {
  const nowMs = deps.clock.now();
  const grid = await newestUndrawn(deps.db, GRID_PREFIX);
  if (grid) {
    for (const [count, won] of GRID_WON.entries()) {
      const atMs = nowMs - agoOf(GRID_WON.length - count);
      const memberId = count < OWN ? MEMBER_ID : undefined;
      await written(deps, (tx) => drawSomething({ ...deps, tx }, grid, { won, atMs, memberId, count }));
    }
  }
  const over = await newestUndrawn(deps.db, OVER_PREFIX);
  if (!over) return;
  for (const [count, won] of [{ kind: 'none' as const }, { kind: 'goods' as const }].entries()) {
    const atMs = nowMs - (72 - count) * HOUR_MS;
    const memberId = MEMBER_ID;
    await written(deps, (tx) => drawSomething({ ...deps, tx }, over, { won, atMs, memberId, count }));
  }
  await written(deps, (tx) => settleDraw(tx, over, nowMs));
  for (const row of await daysToReveal(deps.db, dayOf(nowMs), 1_000)) {
    if (revealsAtMs(row.day) > nowMs) continue;
    await setRevealed(deps.db, row.id, { seed: openSeed(deps.protection, row), nowMs });
  }
}

/** How long ago something was won, counted from the newest: coupons within twenty hours, goods before that. */
const agoOf = (place: number): number =>
  place <= COUPONS ? place * 50 * MINUTE_MS : 20 * HOUR_MS + (place - COUPONS) * 3 * HOUR_MS;

/** What others stand in the way of is left out. */
async function written({ db }: WinnerDeps, write: (tx: Tx) => Promise<unknown>): Promise<void> {
  await inTransaction(db, write).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The newest draw whose id begins like this, unless somebody has drawn in it. */
async function newestUndrawn(db: Db, prefix: string): Promise<string | undefined> {
  const draw = await db
    .selectFrom('draws')
    .select('activity_id')
    .where('activity_id', 'like', `${prefix}%`)
    .orderBy('activity_id', 'desc')
    .executeTakeFirst();
  if (!draw) return undefined;
  const drawn = await db
    .selectFrom('draw_records')
    .select('id')
    .where('activity_id', '=', draw.activity_id)
    .executeTakeFirst();
  return drawn ? undefined : draw.activity_id;
}

/** Somebody draws, as they would, with random bytes that bring what is wanted. */
async function drawSomething(
  { tx, protection }: { tx: Tx; protection: DataProtection },
  activeId: string,
  { won, atMs, count, ...who }: { won: Won; atMs: number; count: number; memberId: string | undefined },
): Promise<void> {
  const source = channelSource.desktopBrowser;
  const shown = await shownDraw(tx, activeId, source);
  if (!shown) return;
  const memberId =
    who.memberId ?? (await addTestMember(tx, { name: NAMES[count % NAMES.length] ?? '', nowMs: atMs }));
  const rulesVersion = await agreeToDraw(tx, shown, memberId, atMs);
  const day = await dayOfDraw(tx, { protection, nowMs: atMs }, activeId, dayOf(atMs));
  const clientSeed = seedThatBrings(shown, {
    ...{ seed: Buffer.from(openSeed(protection, day), 'hex'), activeId, day: day.day, memberId, won },
    index: who.memberId === undefined ? 0 : count,
  });
  await drawOnce(
    tx,
    { protection, memberId, source, nowMs: atMs },
    { activeId, clientSeed, rulesVersion, commitment: day.commitment },
  );
}

async function agreeToDraw(
  tx: Tx,
  { activity }: ShownDraw,
  memberId: string,
  nowMs: number,
): Promise<string> {
  const rules = rulesOf(activity, [], await ruledDraw(tx, activity));
  const version = rulesVersionOf(rules);
  await keepAgreement(tx, { memberId, activityId: activity.id, version, rules, nowMs });
  return version;
}

function seedThatBrings(
  { prizes }: ShownDraw,
  { won, ...of }: Omit<Parameters<typeof rollOf>[0], 'clientSeed'> & { won: Won },
): string {
  for (;;) {
    const clientSeed = randomSeedHex();
    const prize = prizeAt(prizes, rollOf({ ...of, clientSeed }));
    if (prize.kind === won.kind && (won.place === undefined || prize.seq === won.place)) return clientSeed;
  }
}
