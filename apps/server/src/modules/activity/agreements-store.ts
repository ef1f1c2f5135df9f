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
