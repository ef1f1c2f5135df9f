import { type FavoritePage, favoriteKinds, type RequestOf } from '@yunyou/contract';
import type { MemberRequest } from '../../http/request-context';
import { bookableDays } from '../search/sources';
import { cardsOf, pricesOf } from './cards-store';
import { countByKind, pageOfFavorites } from './store';

const DEFAULT_SIZE = 10;

/** A member's favourites with what they cost then and now. What was sold and is not any more stays. */
export async function listFavorites(
  { db, clock, locale, memberId }: MemberRequest,
  { kind, page = 1, size = DEFAULT_SIZE, after }: RequestOf<'favorite', 'list'>,
): Promise<FavoritePage> {
  const counts = await countByKind(db, memberId);
  const total = counts
    .filter((one) => kind === undefined || one.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
  const rows = await pageOfFavorites(db, memberId, {
    kind,
    size: size + 1,
    ...(after === undefined ? { offset: (page - 1) * size } : { after: placeOf(after) }),
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const [cards, prices] = await Promise.all([
    cardsOf(db, shown),
    pricesOf(db, shown, bookableDays(clock.now())),
  ]);
  return {
    records: shown.map((row) => {
      const key = `${row.kind}:${row.id}`;
      const card = cards.get(key);
      return {
        kind: row.kind,
        id: row.id,
        title: card?.title[locale] ?? '',
        subtitle: card?.subtitle[locale] ?? '',
        picture: card?.picture ?? null,
        priceFenThen: row.price_fen,
        nowPriceFen: card?.onSale ? (prices.get(key) ?? null) : null,
        onSale: card?.onSale ?? false,
        atMs: row.created_ms,
      };
    }),
    total,
    size,
    current: after === undefined ? page : 1,
    pages: Math.ceil(total / size),
    next: last && rows.length > size ? `${last.created_ms}:${last.kind}:${last.id}` : null,
    counts: favoriteKinds.flatMap((one) => counts.filter((counted) => counted.kind === one)),
  };
}

/** Where a page ended, of `next`. */
function placeOf(after: string): { ms: number; kind: string; id: string } {
  const [ms = '0', kind = '', ...id] = after.split(':');
  return { ms: Number(ms), kind, id: id.join(':') };
}
