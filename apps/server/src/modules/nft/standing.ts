import { type ExchangeObstacle, timeStatus } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import { personHash } from './limit-key';
import type { ActivityRow } from './rows-store';
import { type MemberFacts, memberFacts, usedByPerson } from './standing-store';
import { timeStatusAt } from './time';
import type { ShownProduct } from './view-store';

/** How a member stands to an activity. */
export interface Standing extends MemberFacts {
  /** How often they have exchanged a product that a person can exchange so often alone, over all their accounts. */
  usedByPerson(productId: string): number;
}

/** Two queries at most, however much there is to exchange. */
export async function standingOf(
  { db, protection }: { db: Queries; protection: DataProtection },
  activity: ActivityRow,
  memberId: string,
): Promise<Standing> {
  const { id: activityId, limit_key_cipher } = activity;
  const facts = await memberFacts(db, { activityId, memberId });
  const { idIndex, exchanges } = facts;
  const used =
    idIndex === null || limit_key_cipher === null
      ? exchanges
      : await usedByPerson(db, {
          activityId,
          personHash: personHash(protection, { id: activityId, limit_key_cipher }, idIndex),
        });
  return { ...facts, usedByPerson: (productId) => used[productId] ?? 0 };
}

/** Something that is missing for an exchange. */
export interface Missing {
  kind: 'credit' | 'collection';
  id: string;
  amount: number;
}

/** What a member has too little of; credits first, collections in their order. */
export function missingOf({ product, costs }: ShownProduct, { credits, held }: MemberFacts): Missing[] {
  const all = [
    { kind: 'credit' as const, id: product.activity_id, amount: product.cost_credits - credits },
    ...costs.map(({ collectionId, amount }) => ({
      ...{ kind: 'collection' as const, id: collectionId, amount: amount - (held[collectionId] ?? 0) },
    })),
  ];
  return all.filter(({ amount }) => amount > 0);
}

export const isAtLimit = ({ product }: ShownProduct, standing: Standing): boolean =>
  product.per_member !== null && standing.usedByPerson(product.id) >= product.per_member;

/** The first thing that stands in the way of an exchange; null for nothing. */
export function obstacleOf(
  shown: ShownProduct,
  standing: Standing,
  { activity, nowMs }: { activity: ActivityRow; nowMs: number },
): ExchangeObstacle | null {
  const status = timeStatusAt(activity, nowMs);
  if (status === timeStatus.notStarted) return 'notStarted';
  if (status === timeStatus.ended) return 'activityOver';
  if (shown.left <= 0) return 'soldOut';
  if (isAtLimit(shown, standing)) return 'nftLimit';
  if (standing.idIndex === null) return 'nftNotVerified';
  return missingOf(shown, standing).length > 0 ? 'costNotMet' : null;
}

/**
 * What a member is nearest to, of the collectibles that they have no piece of and can still get: with the least missing, the first
 * of those in their published order.
 */
export function nearestOf(
  products: readonly ShownProduct[],
  standing: Standing,
): { shown: ShownProduct; missing: Missing[] } | undefined {
  const open = products
    .filter(({ product, left }) => left > 0 && (standing.owned[product.collection_id ?? ''] ?? 0) === 0)
    .filter((shown) => !isAtLimit(shown, standing))
    .map((shown) => {
      const missing = missingOf(shown, standing);
      return { shown, missing, many: missing.reduce((sum, { amount }) => sum + amount, 0) };
    });
  const [nearest] = open.toSorted((a, b) => a.many - b.many);
  return nearest;
}
