import {
  exchangePiecesMax,
  type LocalizedText,
  type NftKind,
  type NftRarity,
  nftMinAge,
  type Picture,
} from '@yunyou/contract';
import type { Insertable } from 'kysely';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { takePieces } from '../prize/stock-store';
import { newLimitKey } from './limit-key';
import { couponsLeft, goodsPrice, insertActivity, spotsThere } from './operate-store';
import type { NftTables } from './tables';

export interface NewCollection {
  id?: string;
  name: LocalizedText;
  subtitle: LocalizedText;
  picture: Picture;
  previews: readonly Picture[];
  kind: NftKind;
  rarity: NftRarity;
  total: number;
  source: LocalizedText;
  author: LocalizedText;
  /** A visit of it leads to this one. */
  spotId?: string;
  /** In the object store. */
  original: { key: string; name: string; type: string; bytes: number };
}

/** What an exchange gives; a collection is named by its place in the activity. */
export type NewGain =
  | { kind: 'collection'; place: number }
  | { kind: 'coupon'; couponId: string }
  | { kind: 'prize'; variantId: string };

export interface NewProduct {
  id?: string;
  name: LocalizedText;
  picture: Picture;
  gives: NewGain;
  /** Default what goods cost, else nothing. */
  valueFen?: number;
  credits?: number;
  /** Collections of the activity, by their places. */
  costs?: readonly { place: number; amount: number }[];
  stock: number;
  /** Default as often as anybody likes. */
  perMember?: number;
}

/** An activity as its operator writes it. */
export interface NewNftActivity {
  id?: string;
  name: LocalizedText;
  intro: LocalizedText;
  picture: Picture;
  startsMs: number;
  endsMs: number;
  /** Paragraphs. */
  rules: readonly LocalizedText[];
  minAge?: number;
  /** A verified voucher of these brings a credit. */
  spotIds: readonly string[];
  /** In their published order. */
  collections: readonly NewCollection[];
  products: readonly NewProduct[];
}

const COLLECTIONS_MAX = 100;
const PRODUCTS_MAX = 100;
const STOCK_MAX = 1_000_000;

const isCount = (value: number, min: number, max = STOCK_MAX): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const wrong = (field: string, reason: string) => badInput([{ field, reason }]);

/**
 * Writes an activity: what it gives is there, or nothing is written. Pieces of goods leave what is sold, and go back when they are
 * left at the end. Answers the ids of what was made, in their order.
 */
export async function createNftActivity(
  tx: Tx,
  { protection }: { protection: DataProtection },
  draft: NewNftActivity,
): Promise<{ activityId: string; collectionIds: string[]; productIds: string[] }> {
  const id = draft.id ?? `nft-${newId()}`;
  expectActivity(draft);
  await expectSpots(tx, draft);
  const collections = draft.collections.map((one, seq) => collectionRow(id, one, seq));
  const collectionIds = collections.map((row) => row.id);
  const products: Insertable<NftTables['nft_products']>[] = [];
  for (const [seq, product] of draft.products.entries()) {
    expectCost(product, seq, collectionIds.length);
    products.push(await productRow(tx, { activityId: id, collections, seq }, product));
  }
  await insertActivity(tx, {
    activity: {
      ...{ id, name: JSON.stringify(draft.name), intro: JSON.stringify(draft.intro) },
      ...{ picture: JSON.stringify(draft.picture), starts_ms: draft.startsMs, ends_ms: draft.endsMs },
      ...{ rules: JSON.stringify(draft.rules), min_age: draft.minAge ?? nftMinAge },
      limit_key_cipher: newLimitKey(protection, id),
    },
    spots: draft.spotIds.map((spotId, seq) => ({ activity_id: id, spot_id: spotId, seq })),
    collections,
    products,
    costs: draft.products.flatMap(({ costs = [] }, seq) =>
      costs.map(({ place, amount }) => ({
        ...{ product_id: products[seq]?.id ?? '', collection_id: collectionIds[place] ?? '', amount },
      })),
    ),
  });
  const [missing] = await takePieces(
    tx,
    products.flatMap(({ variant_id: variantId, stock }) => (variantId ? [{ variantId, pieces: stock }] : [])),
  );
  if (missing) throw refuse('stockNotEnough', { detail: { ...missing, slot: '' } });
  return { activityId: id, collectionIds, productIds: products.map((product) => product.id) };
}

function expectActivity({ name, startsMs, endsMs, collections, products }: NewNftActivity): void {
  if (!name['zh-Hans'] || !name.en) throw wrong('name', 'In both languages');
  if (!(endsMs > startsMs)) throw wrong('endsMs', 'After the start');
  if (!isCount(collections.length, 1, COLLECTIONS_MAX)) throw wrong('collections', `1 to ${COLLECTIONS_MAX}`);
  if (products.length > PRODUCTS_MAX) throw wrong('products', `Up to ${PRODUCTS_MAX}`);
  for (const [place, { name: own, total }] of collections.entries()) {
    if (!own['zh-Hans'] || !own.en) throw wrong(`collections.${place}.name`, 'In both languages');
    if (!isCount(total, 1)) throw wrong(`collections.${place}.total`, `1 to ${STOCK_MAX}`);
  }
}

async function expectSpots(tx: Tx, { spotIds, collections }: NewNftActivity): Promise<void> {
  const named = [...spotIds, ...collections.flatMap(({ spotId }) => spotId ?? [])];
  const there = await spotsThere(tx, named);
  const missing = named.find((id) => !there.has(id));
  if (missing !== undefined) throw wrong('spotIds', `There is no ${missing}`);
  if (new Set(spotIds).size < spotIds.length) throw wrong('spotIds', 'One stands there twice');
}

/** Something costs something, of collections of its activity, and no more than one exchange takes. */
function expectCost({ credits = 0, costs = [] }: NewProduct, seq: number, collections: number): void {
  const at = (reason: string) => wrong(`products.${seq}.costs`, reason);
  if (!isCount(credits, 0)) throw at('Credits');
  if (!costs.every(({ place, amount }) => isCount(place, 0, collections - 1) && isCount(amount, 1)))
    throw at('Collections of the activity');
  if (new Set(costs.map(({ place }) => place)).size < costs.length) throw at('One stands there twice');
  if (credits === 0 && costs.length === 0) throw at('It costs something');
  if (costs.reduce((sum, { amount }) => sum + amount, 0) > exchangePiecesMax)
    throw at(`Up to ${exchangePiecesMax} pieces`);
}

const collectionRow = (activityId: string, one: NewCollection, seq: number) => ({
  ...{ id: one.id ?? `nft-collection-${newId()}`, activity_id: activityId, seq },
  ...{ name: JSON.stringify(one.name), subtitle: JSON.stringify(one.subtitle) },
  ...{ picture: JSON.stringify(one.picture), previews: JSON.stringify(one.previews) },
  ...{ kind: one.kind, rarity: one.rarity, total: one.total, spot_id: one.spotId ?? null },
  ...{ source: JSON.stringify(one.source), author: JSON.stringify(one.author) },
  ...{ original_key: one.original.key, original_name: one.original.name },
  ...{ original_type: one.original.type, original_bytes: one.original.bytes },
});

interface Place {
  activityId: string;
  collections: readonly { id: string; total: number }[];
  seq: number;
}

async function productRow(
  tx: Tx,
  { activityId, collections, seq }: Place,
  product: NewProduct,
): Promise<Insertable<NftTables['nft_products']>> {
  const { gives, stock, perMember = null } = product;
  const at = (field: string) => `products.${seq}.${field}`;
  if (!isCount(stock, 1)) throw wrong(at('stock'), `1 to ${STOCK_MAX}`);
  if (perMember !== null && !isCount(perMember, 1)) throw wrong(at('perMember'), 'At least 1');
  const given = { collection_id: null, coupon_id: null, variant_id: null };
  const row = {
    ...{
      id: product.id ?? `nft-product-${newId()}`,
      activity_id: activityId,
      seq,
      stock,
      per_member: perMember,
    },
    ...{ name: JSON.stringify(product.name), picture: JSON.stringify(product.picture) },
    ...{ gives_kind: gives.kind, cost_credits: product.credits ?? 0, value_fen: product.valueFen ?? 0 },
  };
  if (gives.kind === 'collection') {
    const collection = collections[gives.place];
    if (!collection) throw wrong(at('gives'), 'A collection of the activity');
    if (stock > collection.total) throw wrong(at('stock'), `Up to ${collection.total}`);
    return { ...row, ...given, value_fen: 0, collection_id: collection.id };
  }
  if (gives.kind === 'coupon') {
    const left = await couponsLeft(tx, gives.couponId);
    if (left === undefined) throw wrong(at('gives'), 'A coupon');
    if (stock > left) throw wrong(at('stock'), `Up to ${left}`);
    return { ...row, ...given, coupon_id: gives.couponId };
  }
  const price = await goodsPrice(tx, gives.variantId);
  if (price === undefined) throw wrong(at('gives'), 'An option of goods');
  return { ...row, ...given, variant_id: gives.variantId, value_fen: product.valueFen ?? price };
}
