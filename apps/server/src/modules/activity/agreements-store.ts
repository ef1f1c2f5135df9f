import type { LocalizedText } from '@yunyou/contract';
import type { Queries, Tx } from '../../database/connect';

/** Keeps that a member agreed to rules, and the rules as they were; once, however often it is said. */
export async function keepAgreement(
  tx: Tx,
  agreed: {
    memberId: string;
    activityId: string;
    version: string;
    rules: readonly LocalizedText[];
    nowMs: number;
  },
): Promise<void> {
  const { memberId, activityId, version, rules, nowMs } = agreed;
  await tx
    .insertInto('activity_rule_texts')
    .values({ activity_id: activityId, version, rules: JSON.stringify(rules) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('activity_agreements')
    .values({ member_id: memberId, activity_id: activityId, rules_version: version, at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When a member agreed to these rules; undefined for not yet. */
export async function agreedAt(
  db: Queries,
  asked: { memberId: string; activityId: string; version: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('activity_agreements')
    .select('at_ms')
    .where('member_id', '=', asked.memberId)
    .where('activity_id', '=', asked.activityId)
    .where('rules_version', '=', asked.version)
    .executeTakeFirst();
  return row?.at_ms;
}

/** When a member last agreed to rules of each of these activities; others are left out. */
export async function lastAgreements(
  db: Queries,
  memberId: string,
  activityIds: readonly string[],
): Promise<Map<string, number>> {
  if (activityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity_agreements')
    .select(({ fn }) => ['activity_id', fn.max('at_ms').as('atMs')])
    .where('member_id', '=', memberId)
    .where('activity_id', 'in', [...new Set(activityIds)])
    .groupBy('activity_id')
    .execute();
  return new Map(rows.map(({ activity_id, atMs }) => [activity_id, Number(atMs)]));
}

/** The rules that a member agreed to, the newest agreement first. */
export const rulesAsAgreed = (
  db: Queries,
  asked: { memberId: string; activityId: string },
): Promise<{ version: string; atMs: number; rules: LocalizedText[] }[]> =>
  db
    .selectFrom('activity_agreements as a')
    .innerJoin('activity_rule_texts as t', (join) =>
      join.onRef('t.activity_id', '=', 'a.activity_id').onRef('t.version', '=', 'a.rules_version'),
    )
    .select(['t.version', 'a.at_ms as atMs', 't.rules'])
    .where('a.member_id', '=', asked.memberId)
    .where('a.activity_id', '=', asked.activityId)
    .orderBy('a.at_ms', 'desc')
    .execute();
