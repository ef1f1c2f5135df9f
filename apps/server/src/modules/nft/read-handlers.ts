import { timeStatus } from '@yunyou/contract';
import { inTransaction } from '../../database/transaction';
import { notFound } from '../../http/refusal';
import type { HandlersFor, MemberRequest, VisitorRequest } from '../../http/request-context';
import { memberOfHash } from '../../http/session';
import { joinActivity } from './join';
import { type ActivityRow, activityById } from './rows-store';
import { nearestOf, standingOf } from './standing';
import { timeStatusAt } from './time';
import { activityView, collectionView, missingView, pieceView, productView } from './view';
import { activityFacts, collectionsOf, currentActivity, piecesOf, productsOf } from './view-store';

const DEFAULT_SIZE = 10;
/** No activity has more to exchange. */
const ALL = { page: 1, size: 500 };

type ReadCalls = Pick<
  HandlersFor<'nft'>,
  'detail' | 'collections' | 'productList' | 'myCollections' | 'userIndex'
>;

const pageOf = <One>(records: One[], total: number, { page, size }: { page: number; size: number }) => ({
  ...{ records, total, size, current: page, pages: Math.ceil(total / size) },
});

async function activityOf({ db }: Pick<VisitorRequest, 'db'>, id: string): Promise<ActivityRow> {
  const activity = await activityById(db, id);
  if (!activity) throw notFound();
  return activity;
}

/** What is told of the activity and its member; whoever comes for the first time inside its time joins it. */
async function factsOf({ db, memberId }: MemberRequest, activity: ActivityRow, nowMs: number) {
  const asked = { activityId: activity.id, memberId, nowMs };
  const facts = await activityFacts(db, asked);
  if (facts.userIndex !== null || timeStatusAt(activity, nowMs) !== timeStatus.ongoing) return facts;
  await inTransaction(db, (tx) => joinActivity(tx, asked));
  return activityFacts(db, asked);
}

export const readHandlers: ReadCalls = {
  async detail(request, { id }) {
    const { db, clock, locale } = request;
    const nowMs = clock.now();
    const activity = id === undefined ? await currentActivity(db, nowMs) : await activityById(db, id);
    if (!activity) throw notFound();
    const facts = await factsOf(request, activity, nowMs);
    const { userIndex, joinedMs } = facts;
    return {
      activity: activityView(activity, facts.participants, { locale, nowMs }),
      joined: userIndex === null || joinedMs === null ? null : { userIndex, joinedAtMs: joinedMs },
      credits: facts.credits,
      creditSpots: facts.spots.map(({ spot, credits }) => ({
        ...{ scenicSpotId: spot.id, name: spot.name[locale], credits },
      })),
      verified: facts.verified,
      others: facts.others.map((other) => ({
        ...{ activityId: other.id, name: other.name[locale], timeStatus: timeStatusAt(other, nowMs) },
      })),
      nowMs,
    };
  },

  async collections(request, { activityId, page = 1, size = DEFAULT_SIZE }) {
    const { db, locale, tokenHash } = request;
    const memberId = await memberOfHash(request, tokenHash);
    await activityOf(request, activityId);
    const { collections, total } = await collectionsOf(db, { activityId, memberId, page, size });
    const records = collections.map((shown) => ({
      ...collectionView(shown, locale),
      ownedCount: shown.ownedCount,
    }));
    return pageOf(records, total, { page, size });
  },

  async productList(request, { activityId, page = 1, size = DEFAULT_SIZE }) {
    const { db, clock, locale, tokenHash } = request;
    const nowMs = clock.now();
    const memberId = await memberOfHash(request, tokenHash);
    const activity = await activityOf(request, activityId);
    const { products, total } = await productsOf(db, { activityId, page, size });
    const standing = memberId === undefined ? undefined : await standingOf(request, activity, memberId);
    const records = products.map((shown) => productView(shown, activity, standing, { locale, nowMs }));
    return pageOf(records, total, { page, size });
  },

  async myCollections({ db, locale, memberId }, { activityId, status, page = 1, size = DEFAULT_SIZE }) {
    const { pieces, total } = await piecesOf(db, { memberId, activityId, status, page, size });
    const records = pieces.map((shown) => pieceView(shown, locale));
    return pageOf(records, total, { page, size });
  },

  async userIndex(request, { activityId }) {
    const { db, clock, locale, memberId } = request;
    const activity = await activityOf(request, activityId);
    const standing = await standingOf(request, activity, memberId);
    const { total } = await collectionsOf(db, { activityId, memberId: undefined, page: 1, size: 1 });
    const { products } = await productsOf(db, { activityId, gives: 'collection', ...ALL });
    const isOver = timeStatusAt(activity, clock.now()) === timeStatus.ended;
    const nearest = isOver ? undefined : nearestOf(products, standing);
    const owned = Object.values(standing.owned);
    return {
      userIndex: standing.userIndex,
      joinedAtMs: standing.joinedMs,
      credits: standing.credits,
      owned: owned.reduce((sum, many) => sum + many, 0),
      kinds: owned.length,
      total,
      next: nearest
        ? {
            productId: nearest.shown.product.id,
            missing: missingView(nearest.missing, nearest.shown.costs, locale),
          }
        : null,
    };
  },
};
