import type { Locale, ResponseOf } from '@yunyou/contract';
import type { ActivityRow, CollectionCost, SpotName } from './rows-store';
import { type Missing, obstacleOf, type Standing } from './standing';
import { timeStatusAt } from './time';
import type { ShownCollection, ShownPiece, ShownProduct } from './view-store';
import { creditName } from './words';

type Detail = ResponseOf<'nft', 'detail'>;
type Collection = ResponseOf<'nft', 'collections'>['records'][number];
type Product = ResponseOf<'nft', 'productList'>['records'][number];
type Piece = ResponseOf<'nft', 'myCollections'>['records'][number];

interface Viewer {
  locale: Locale;
  nowMs: number;
}

export const activityView = (
  activity: ActivityRow,
  participants: number,
  { locale, nowMs }: Viewer,
): Detail['activity'] => ({
  activityId: activity.id,
  name: activity.name[locale],
  intro: activity.intro[locale],
  picture: activity.picture,
  startsAtMs: activity.starts_ms,
  endsAtMs: activity.ends_ms,
  timeStatus: timeStatusAt(activity, nowMs),
  rules: activity.rules.map((rule) => rule[locale]),
  minAge: activity.min_age,
  participants,
});

export const spotView = (spot: SpotName | null, locale: Locale) =>
  spot && { scenicSpotId: spot.id, name: spot.name[locale] };

export const collectionView = (
  { collection, spot }: Omit<ShownCollection, 'ownedCount'>,
  locale: Locale,
): Omit<Collection, 'ownedCount'> => ({
  collectionId: collection.id,
  activityId: collection.activity_id,
  name: collection.name[locale],
  subtitle: collection.subtitle[locale],
  picture: collection.picture,
  kind: collection.kind,
  rarity: collection.rarity,
  total: collection.total,
  issued: collection.issued,
  source: collection.source[locale],
  author: collection.author[locale],
  spot: spotView(spot, locale),
});

const gainOf = ({ product }: ShownProduct): Product['gives'] => {
  const id = product.collection_id ?? product.coupon_id ?? product.variant_id;
  if (id === null) throw new Error(`${product.id} gives something.`);
  return { kind: product.gives_kind, id };
};

/** What a product costs, as `exchange` is told it: credits first, then collections in their order. */
export const costOf = ({ product, costs }: Pick<ShownProduct, 'product' | 'costs'>) => [
  ...(product.cost_credits > 0
    ? [{ kind: 'credit' as const, id: product.activity_id, amount: product.cost_credits }]
    : []),
  ...costs.map(({ collectionId, amount }) => ({ kind: 'collection' as const, id: collectionId, amount })),
];

/** `standing`: undefined without a login. */
export function productView(
  shown: ShownProduct,
  activity: ActivityRow,
  standing: Standing | undefined,
  { locale, nowMs }: Viewer,
): Product {
  const { product, costs, left } = shown;
  const why = standing && obstacleOf(shown, standing, { activity, nowMs });
  const have = (kind: string, id: string) =>
    standing ? (kind === 'credit' ? standing.credits : (standing.held[id] ?? 0)) : null;
  const ofCollection = new Map(costs.map((cost) => [cost.collectionId, cost]));
  return {
    productId: product.id,
    activityId: product.activity_id,
    name: product.name[locale],
    picture: product.picture,
    gives: gainOf(shown),
    valueFen: product.value_fen,
    cost: costOf(shown).map((cost) => {
      const of = cost.kind === 'collection' ? ofCollection.get(cost.id) : undefined;
      return {
        ...cost,
        name: (of?.name ?? creditName)[locale],
        picture: of?.picture ?? null,
        have: have(cost.kind, cost.id),
      };
    }),
    stock: product.stock,
    left: Math.max(0, left),
    perMember: product.per_member,
    mine: standing
      ? { used: standing.exchanges[product.id] ?? 0, canExchange: why === null, why: why ?? null }
      : null,
  };
}

/** What is missing, with what it is called and where a visit leads to it. */
export const missingView = (missing: readonly Missing[], costs: readonly CollectionCost[], locale: Locale) =>
  missing.map((one) => {
    const cost =
      one.kind === 'collection' ? costs.find(({ collectionId }) => collectionId === one.id) : undefined;
    return { ...one, name: (cost?.name ?? creditName)[locale], spot: spotView(cost?.spot ?? null, locale) };
  });

export const pieceView = ({ piece, collection }: ShownPiece, locale: Locale): Piece => ({
  pieceId: piece.id,
  collectionId: piece.collection_id,
  serialNo: piece.serial_no,
  status: piece.status,
  how: piece.how,
  gotAtMs: piece.got_ms,
  name: collection.name[locale],
  picture: collection.picture,
  kind: collection.kind,
  rarity: collection.rarity,
  total: collection.total,
});
