import type { Clock } from '../clock';
import { dayOf } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { birthDayCell } from '../modules/blind-box/age';
import { keepStatement } from '../modules/blind-box/age-store';
import { openBox } from '../modules/blind-box/open';
import { nextOf } from '../modules/blind-box/open-store';
import { drawnFromOf, itemAt, placeOf } from '../modules/blind-box/roll';
import { piecesOf } from '../modules/blind-box/rows-store';
import type { UnitRow } from '../modules/blind-box/units-store';
import { orderKinds } from '../modules/kinds';
import { dayOfDraw } from '../modules/lottery/days';
import { openSeed } from '../modules/lottery/seed';
import type { DataProtection } from '../security/data-protection';
import { randomSeedHex } from '../security/seed';
import { KILN_PREFIX, SIX_VIEWS_PREFIX } from './blind-boxes';
import { addTestMember, orderInActivity } from './group-seats';
import { MEMBER_ID } from './member';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BORN = '1990-05-01';

interface OpeningDeps {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}

interface Buying {
  /** Who buys; without a name the demo member. */
  name?: string;
  hoursAgo: number;
  boxes: number;
  /** What comes out of the first ones, one after the other; null: anything. */
  opened: readonly ('hidden' | 'plain' | null)[];
}

const ANYTHING: Buying['opened'] = [null, null, null];

/** Others have opened some; of the demo member's six two wait to be opened. */
const SIX_VIEWS_BOUGHT: readonly Buying[] = [
  { name: '王小明', hoursAgo: 80, boxes: 3, opened: ANYTHING },
  { hoursAgo: 72, boxes: 5, opened: ['plain', 'plain', 'hidden', 'plain'] },
  { name: '陈静', hoursAgo: 50, boxes: 3, opened: ANYTHING },
  { name: '赵', hoursAgo: 30, boxes: 3, opened: ANYTHING },
  { name: '钱多多', hoursAgo: 20, boxes: 3, opened: ANYTHING },
  { hoursAgo: 10, boxes: 1, opened: [] },
];

/** Both hidden cups are out; the demo member has a box of it still. */
const KILN_BOUGHT: readonly Buying[] = [
  { name: '孙悦', hoursAgo: 60, boxes: 2, opened: ['plain', 'hidden'] },
  { hoursAgo: 40, boxes: 1, opened: [] },
  { name: '周一', hoursAgo: 36, boxes: 2, opened: ['hidden', 'plain'] },
];

/** Writes who has bought boxes of the demo's sets and what was in them, once for each set: bought, paid and opened as anybody does. */
export async function loadDemoBoxes(deps: OpeningDeps): Promise<void> {
  const nowMs = deps.clock.now();
  for (const { prefix, bought } of [
    { prefix: SIX_VIEWS_PREFIX, bought: SIX_VIEWS_BOUGHT },
    { prefix: KILN_PREFIX, bought: KILN_BOUGHT },
  ]) {
    const set = await newestUnsold(deps.db, prefix);
    if (!set) continue;
    for (const buying of bought)
      await inTransaction(deps.db, (tx) => buyAndOpen({ ...deps, tx }, set, buying, nowMs)).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
      });
  }
}

/** The newest set whose id begins like this, unless somebody has bought of it. */
async function newestUnsold(
  db: Db,
  prefix: string,
): Promise<{ activeId: string; activityProductId: string } | undefined> {
  const set = await db
    .selectFrom('box_sets')
    .select(['activity_id as activeId', 'activity_product_id as activityProductId'])
    .where('activity_id', 'like', `${prefix}%`)
    .orderBy('activity_id', 'desc')
    .executeTakeFirst();
  if (!set) return undefined;
  const sold = await db
    .selectFrom('box_units')
    .select('id')
    .where('activity_id', '=', set.activeId)
    .executeTakeFirst();
  return sold ? undefined : set;
}

interface TxDeps {
  tx: Tx;
  protection: DataProtection;
}

async function buyAndOpen(
  deps: TxDeps,
  { activeId, activityProductId }: { activeId: string; activityProductId: string },
  { name, hoursAgo, boxes, opened }: Buying,
  nowMs: number,
): Promise<void> {
  const { tx } = deps;
  const atMs = nowMs - hoursAgo * HOUR_MS;
  const memberId = name === undefined ? MEMBER_ID : await addTestMember(tx, { name, nowMs: atMs });
  await stateAge(deps, memberId, atMs);
  const orderId = await orderInActivity(deps, { memberId, activityProductId, quantity: boxes, atMs });
  const units = await tx
    .selectFrom('box_units')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('unit')
    .execute();
  for (const [place, wanted] of opened.entries()) {
    const unit = units[place];
    if (unit) await openUnit(deps, unit, { activeId, wanted, atMs: atMs + (place + 3) * 2 * MINUTE_MS });
  }
}

/** Says that a member is of age, unless they have said something. */
async function stateAge({ tx, protection }: TxDeps, memberId: string, atMs: number): Promise<void> {
  const known = await tx
    .selectFrom('age_statements')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (known) return;
  await keepStatement(tx, {
    ...{ member_id: memberId, birth_day_cipher: protection.encrypt(BORN, birthDayCell(memberId)) },
    ...{ guardian_mobile_cipher: null, verified_ms: null, at_ms: atMs },
  });
}

/** Opens a box as its member would, with random bytes that bring what is wanted. */
async function openUnit(
  { tx, protection }: TxDeps,
  unit: UnitRow,
  { activeId, wanted, atMs }: { activeId: string; wanted: Buying['opened'][number]; atMs: number },
): Promise<void> {
  const memberId = unit.member_id;
  const deps = { protection, kinds: orderKinds, memberId, nowMs: atMs };
  const day = await dayOfDraw(tx, deps, activeId, dayOf(atMs));
  const next = await nextOf(tx, { activeId, memberId });
  if (!next) return;
  const pieces = piecesOf(next.items);
  const { pity, drawnFrom } = drawnFromOf(pieces, { misses: next.misses, pityAfter: next.set.pity_after });
  const seed = Buffer.from(openSeed(protection, day), 'hex');
  const of = { seed, activeId, day: day.day, memberId, unitId: unit.id };
  for (;;) {
    const clientSeed = randomSeedHex();
    const { hidden } = itemAt(pieces, placeOf({ ...of, clientSeed }, drawnFrom), pity);
    if (wanted !== null && hidden !== (wanted === 'hidden')) continue;
    await openBox(tx, deps, { unit, clientSeed, commitment: day.commitment, openingAgreed: true });
    return;
  }
}
