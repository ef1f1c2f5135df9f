import { type FavoriteKind, favoriteKeptSeconds, favoriteKinds, favoritesMax } from '@yunyou/contract';
import { inTransaction } from '../../database/transaction';
import { notFound, refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { bookableDays } from '../search/sources';
import { listFavorites } from './list';
import {
  bringBack,
  countFavorites,
  favoritesAmong,
  insertFavorite,
  lockMember,
  priceNow,
  takeAway,
} from './store';

/** `hotel:h-1`; the contract lets nothing else in. */
function thingOf(text: string): { kind: FavoriteKind; id: string } {
  const [first = '', ...rest] = text.split(':');
  const kind = favoriteKinds.find((one) => one === first);
  if (!kind) throw notFound();
  return { kind, id: rest.join(':') };
}

export const favorite: HandlersFor<'favorite'> = {
  list: listFavorites,

  set: ({ db, clock, memberId }, { kind, id, favorite: wanted }) =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      const thing = { kind, id };
      if (!wanted) {
        await takeAway(tx, memberId, [thing], clock.now());
        return { favorite: false, count: await countFavorites(tx, memberId) };
      }
      const [known] = await favoritesAmong(tx, memberId, [thing]).then((all) =>
        all.filter((one) => one.kind === kind),
      );
      const count = await countFavorites(tx, memberId);
      if (known) return { favorite: true, count };
      if (count >= favoritesMax) throw refuse('favoriteLimit', { detail: { n: favoritesMax } });
      if (await bringBack(tx, memberId, thing, clock.now() - favoriteKeptSeconds * 1_000)) {
        return { favorite: true, count: count + 1 };
      }
      const price = await priceNow(tx, thing, bookableDays(clock.now()));
      if (!price) throw notFound();
      await insertFavorite(tx, {
        member_id: memberId,
        kind,
        id,
        price_fen: price.priceFen,
        created_ms: clock.now(),
      });
      return { favorite: true, count: count + 1 };
    }),

  async state({ db, memberId }, { items }) {
    const things = items.map(thingOf);
    const known = await favoritesAmong(db, memberId, things);
    return things.map((thing) => ({
      ...thing,
      favorite: known.some(({ kind, id }) => kind === thing.kind && id === thing.id),
    }));
  },

  async remove({ db, clock, memberId }, { ids }) {
    await takeAway(db, memberId, ids.map(thingOf), clock.now());
    return null;
  },
};
