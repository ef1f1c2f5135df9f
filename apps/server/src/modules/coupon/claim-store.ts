import { memberCouponMax } from '@yunyou/contract';
import { sql } from 'kysely';
import { dayOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import type { CouponRow, MemberCouponRow } from './offers-store';
import { heldInAll } from './store';

/** Keeps the member from claiming elsewhere until the transaction ends. */
export async function lockClaimer(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Counts one more of each coupon as claimed, in one order of locks; answers those that could still be claimed. */
export async function countClaims(
  tx: Tx,
  { couponIds, nowMs, byCode }: { couponIds: readonly string[]; nowMs: number; byCode: boolean },
): Promise<CouponRow[]> {
  const { rows } = await sql<{ coupon: CouponRow }>`
    with locked as (
      select c.id from coupons c
      where c.id = any(${[...couponIds]}) and not c.stopped and c.claimed < c.total
        and c.claim_from_ms <= ${nowMs} and c.claim_to_ms > ${nowMs}
        and (${byCode} or c.display <> 'codeOnly')
      order by c.id for update
    )
    update coupons c set claimed = c.claimed + 1
    from locked where c.id = locked.id and c.claimed < c.total
    returning to_jsonb(c) as coupon`.execute(tx);
  return rows.map(({ coupon }) => coupon);
}

/**
 * Writes claimed coupons with their first event, each as the member's next of its kind. Answers the ids of those within the
 * limits per coupon and in all. The member must be locked.
 */
export async function insertClaims(
  tx: Tx,
  rows: readonly (Omit<MemberCouponRow, 'seq'> & { per_member: number; sn: string })[],
  { memberId, nowMs }: { memberId: string; nowMs: number },
): Promise<string[]> {
  const wanted = rows.map((row, place) => ({ ...row, place }));
  const { rows: kept } = await sql<{ id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(id text, coupon_id text, status text,
        first_day text, last_day text, checkout_id text, terms jsonb, per_member integer, sn text, place integer)
    ), had as (
      select w.*, (select count(*)::integer from member_coupons m
        where m.coupon_id = w.coupon_id and m.member_id = ${memberId}) as count
      from wanted w
    ), kept as (
      insert into member_coupons (id, coupon_id, member_id, seq, status, first_day, last_day, claimed_ms, checkout_id, terms)
      select id, coupon_id, ${memberId}, count + 1, status, first_day, last_day, ${nowMs}::bigint, checkout_id, terms
      from had
      where count < per_member and ${heldInAll(memberId, dayOf(nowMs))} + place < ${memberCouponMax}
      returning id, status
    ), told as (
      insert into member_coupon_events (member_coupon_id, event, at_ms, sn)
      select k.id, e.event, ${nowMs}::bigint, e.sn from kept k join wanted w on w.id = k.id
        cross join lateral (values (1, 'claimed', ''), (2, 'reserved', w.sn)) as e(step, event, sn)
      where e.step = 1 or k.status = 'reserved'
      order by w.place, e.step
    )
    select id from kept`.execute(tx);
  return kept.map(({ id }) => id);
}

/** The coupon of a code and whether it was used, locked; undefined for no such code. */
export const lockCode = (
  tx: Tx,
  codeIndex: string,
): Promise<{ coupon_id: string; used_ms: number | null } | undefined> =>
  tx
    .selectFrom('coupon_codes')
    .select(['coupon_id', 'used_ms'])
    .where('code_index', '=', codeIndex)
    .forUpdate()
    .executeTakeFirst();

export async function useCode(
  tx: Tx,
  codeIndex: string,
  used: { member_coupon_id: string; used_ms: number },
): Promise<void> {
  await tx.updateTable('coupon_codes').set(used).where('code_index', '=', codeIndex).execute();
}

export const couponById = (db: Queries, id: string): Promise<CouponRow | undefined> =>
  db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
