import { sql } from 'kysely';
import { addDays, type Clock, dayOf, instantOf } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { draftFlashSale, type NewFlashProduct, publishFlashSale } from '../modules/flash-sale/operate';
import { OPERATOR } from './operator';
import { text } from './text';
import type { LocalText } from './types';

/** Sessions of a day; each runs until the next begins, so that one always does. The last one crosses midnight. */
const SESSIONS: readonly { from: string; name: LocalText; subtitle: LocalText }[] = [
  {
    from: '10:00',
    name: text('上午场', 'Morning sale'),
    subtitle: text('日出专场票¥168', 'Sunrise tickets ¥168'),
  },
  {
    from: '14:00',
    name: text('午后场', 'Afternoon sale'),
    subtitle: text('山茶低价开抢', 'Mountain tea for less'),
  },
  {
    from: '20:00',
    name: text('晚间场', 'Evening sale'),
    subtitle: text('云景房限量', 'A few rooms above the clouds'),
  },
  { from: '22:30', name: text('夜场', 'Night sale'), subtitle: text('早起的人先抢', 'For early birds') },
];

/** A product has so many times what a sale takes out of it. */
const PLENTY = 5;

/** Shown two days before, so that tomorrow's are. */
const WARM_UP_MS = 2 * 86_400_000;

const RULES: readonly LocalText[] = [
  text('每场库存单独计算，售完即止', 'Each sale has its own units; when they are gone it is over'),
];

type Wanted = Omit<NewFlashProduct, 'units' | 'variantId' | 'id'> & { each: number };

const goods = (productId: string, priceFen: number, each: number): Wanted => ({
  ...{ kind: 'goods', productId, priceFen, each, limitPerOrder: 2, limitPerMember: 2 },
});

const WANTED: readonly Wanted[] = [
  {
    kind: 'ticket',
    productId: 'ticket-qiyun-sunrise',
    priceFen: 16_800,
    each: 4,
    limitPerOrder: 2,
    limitPerMember: 2,
  },
  { kind: 'stay', productId: 'room-yunqi-cloud-king', priceFen: 39_900, each: 1 },
  goods('product-mist-green', 9_900, 3),
  // One is left.
  goods('product-indigo-cloth', 5_900, 1),
  // All were gone before it began.
  goods('product-spring-soap', 1_900, 0),
];

/**
 * Writes flash sales relative to today: last night's, today's and tomorrow's, each once. Units are moved out of what their
 * products have; a sale that there is too little for is left out.
 */
export async function writeFlashSales({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = dayOf(clock.now());
  for (const offset of [-1, 0, 1]) {
    for (const session of SESSIONS) {
      const day = addDays(today, offset);
      const startsMs = instantOf(day, session.from);
      const endsMs = endOf(day, session.from);
      if (endsMs <= clock.now()) continue;
      await inTransaction(db, (tx) => writeSession(tx, clock, { ...session, day, startsMs, endsMs })).catch(
        (error) => {
          if (!(error instanceof Refusal && error.details.rule === 'stockNotEnough')) throw error;
        },
      );
    }
  }
}

function endOf(day: string, from: string): number {
  const next = SESSIONS[SESSIONS.findIndex((session) => session.from === from) + 1];
  return next ? instantOf(day, next.from) : instantOf(addDays(day, 1), SESSIONS[0]?.from);
}

async function writeSession(
  tx: Tx,
  clock: Clock,
  session: {
    day: string;
    from: string;
    name: LocalText;
    subtitle: LocalText;
    startsMs: number;
    endsMs: number;
  },
): Promise<void> {
  const id = `flash-${session.day}-${session.from.replace(':', '')}`;
  const known = await tx.selectFrom('activities').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  const products: NewFlashProduct[] = [];
  for (const [place, { each, ...wanted }] of WANTED.entries()) {
    const slots = await slotsWith(tx, wanted, { least: each * PLENTY, today: dayOf(clock.now()) });
    if (!slots) continue;
    products.push({
      ...wanted,
      id: `${id}-${place + 1}`,
      variantId: slots.variantId,
      units: slots.slots.map((slot) => ({ slot, total: each })),
    });
  }
  if (products.length === 0) return;
  const { name, subtitle, startsMs, endsMs } = session;
  await draftFlashSale(tx, {
    ...{ id, name, subtitle, startsMs, endsMs, products },
    warmUpMs: WARM_UP_MS,
    organiser: { name: OPERATOR.company, telephone: OPERATOR.servicePhone },
    rules: [...RULES],
    payMinutes: 15,
  });
  await publishFlashSale(tx, id, clock.now());
}

/** An option of a product, and days or nights of it with so many left; undefined where there is none. */
export async function slotsWith(
  tx: Tx,
  { kind, productId }: Pick<Wanted, 'kind' | 'productId'>,
  { today, fromDay = addDays(today, 3), least }: { today: string; fromDay?: string; least: number },
): Promise<{ variantId: string; slots: string[] } | undefined> {
  const isDated = kind === 'ticket' || kind === 'stay';
  const from = isDated
    ? { ticket: sql`tickets t`, stay: sql`hotel_rates r join hotel_rooms t on t.id = r.room_id` }[kind]
    : sql`skus t`;
  const variant = kind === 'ticket' ? sql`''` : kind === 'stay' ? sql`r.id` : sql`t.id`;
  const isOwn =
    kind === 'ticket'
      ? sql`t.id = ${productId}`
      : kind === 'stay'
        ? sql`t.id = ${productId} and r.on_sale and not r.pay_at_desk`
        : sql`t.product_id = ${productId} and t.enabled`;
  const { rows } = await sql<{ variantId: string; slot: string }>`
    select ${variant} as "variantId", s.slot from ${from} join stock s on s.pool_id = t.pool_id
    where ${isOwn} and not s.closed and s.total - s.taken - s.allotted >= ${least}
      and ${isDated ? sql`s.slot >= ${fromDay}` : sql`s.slot = ''`}
    order by 1, s.slot limit 3`.execute(tx);
  const [first] = rows;
  if (!first) return undefined;
  const own = rows.filter(({ variantId }) => variantId === first.variantId);
  return { variantId: first.variantId, slots: own.map(({ slot }) => slot) };
}
