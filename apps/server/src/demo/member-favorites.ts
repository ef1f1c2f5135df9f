import type { FavoriteKind } from '@yunyou/contract';
import type { Tx } from '../database/connect';
import { pricesOf } from '../modules/favorite/cards-store';
import { bookableDays } from '../modules/search/sources';
import { writeRows } from './write-rows';

const HOUR_MS = 3_600_000;

/** What the member has saved: so many of each kind, in the operator's order. */
const MANY: Readonly<Record<Exclude<FavoriteKind, 'annualCard'>, number>> = {
  spot: 6,
  hotel: 5,
  shop: 3,
  ticket: 6,
  goods: 8,
  service: 3,
};

/** Off sale, or no longer there at all. */
const GONE: readonly { kind: FavoriteKind; id: string }[] = [
  { kind: 'goods', id: 'product-postcards' },
  { kind: 'goods', id: 'product-tin-lantern' },
  { kind: 'ticket', id: 'ticket-moonbridge-lantern' },
];

/** These have become so much cheaper, fen. */
const CHEAPER: Readonly<Record<string, number>> = {
  'product-gaiwan': 2_000,
  'ticket-qiyun-adult': 1_500,
};

/** Writes what the new demo member has saved, one every few hours. */
export async function writeFavorites(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  const things = [...(await firstOfEach(tx)), ...GONE];
  const prices = await pricesOf(tx, things, bookableDays(nowMs));
  const rows = things.map(({ kind, id }, place) => {
    const now = prices.get(`${kind}:${id}`) ?? null;
    return {
      member_id: memberId,
      kind,
      id,
      price_fen: now === null ? null : now + (CHEAPER[id] ?? 0),
      created_ms: nowMs - (place + 1) * 5 * HOUR_MS,
    };
  });
  await writeRows(tx, 'favorites', rows, { key: ['member_id', 'kind', 'id'] });
}

async function firstOfEach(tx: Tx): Promise<{ kind: FavoriteKind; id: string }[]> {
  const [spots, hotels, shops] = [
    await tx.selectFrom('spots').select('id').orderBy('sort').orderBy('id').limit(MANY.spot).execute(),
    await tx
      .selectFrom('hotels')
      .select('id')
      .where('on_sale', '=', true)
      .orderBy('id')
      .limit(MANY.hotel)
      .execute(),
    await tx.selectFrom('shops').select('id').orderBy('sort').orderBy('id').limit(MANY.shop).execute(),
  ];
  const tickets = await tx
    .selectFrom('tickets')
    .select('id')
    .where('on_sale', '=', true)
    .orderBy((eb) => eb.case().when('id', '=', 'ticket-qiyun-adult').then(0).else(1).end())
    .orderBy('id')
    .limit(MANY.ticket)
    .execute();
  const products = (goodsType: 0 | 3, limit: number) =>
    tx
      .selectFrom('products')
      .select('id')
      .where('goods_type', '=', goodsType)
      .where('on_sale', '=', true)
      .orderBy((eb) => eb.case().when('id', '=', 'product-gaiwan').then(0).else(1).end())
      .orderBy('id')
      .limit(limit)
      .execute();
  const of = (kind: FavoriteKind, rows: readonly { id: string }[]) => rows.map(({ id }) => ({ kind, id }));
  return [
    ...of('goods', await products(0, MANY.goods)),
    ...of('ticket', tickets),
    ...of('hotel', hotels),
    ...of('spot', spots),
    ...of('service', await products(3, MANY.service)),
    ...of('shop', shops),
  ];
}
