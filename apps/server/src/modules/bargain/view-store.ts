import { activityType, type BargainTab } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { isDue, isWrittenOpen, mayReturn } from './bargain-store';
import type { BargainFacts } from './facts';
import { type Asker, type AskerFacts, askerFactsSql } from './help-store';

/** A cut as it was split; nobody made it yet where there is no member. */
export interface ShownCut {
  seq: number;
  cutFen: number;
  memberId: string | null;
  name: string;
  avatar: string;
}

/** A bargain with what is shown of it. */
export interface ShownBargain extends BargainFacts {
  cuts: ShownCut[];
  /** What it costs without any activity now; null where it is not sold so. */
  normalFen: number | null;
  /** Bargains for the same that run. */
  running: number;
}

/** Bargains for `p` that run. */
const runningOf = (nowMs: number) => sql`(select count(*)::integer from bargains x
  where x.activity_product_id = p.id and x.state = 'running' and (x.ends_ms > ${nowMs} or x.order_id is not null))`;

/** What is shown of `b`, `p`, `a` and the stock `s`. */
const shown = (nowMs: number) => sql`
  to_jsonb(b) as bargain, to_jsonb(p) as product, to_jsonb(a) as activity,
  s.total - s.taken - s.allotted as "left", ${mayReturn} as "mayReturn",
  (select jsonb_agg(jsonb_build_object('seq', c.seq, 'cutFen', c.cut_fen, 'memberId', c.member_id,
      'name', coalesce(m.name, ''), 'avatar', coalesce(m.head_img, '')) order by c.seq)
    from bargain_cuts c left join members m on m.id = c.member_id where c.bargain_id = b.id) as cuts,
  (select k.price_fen from skus k where k.id = p.variant_id) as "normalFen",
  ${runningOf(nowMs)} as running`;

const joined = sql`bargains b join activity_products p on p.id = b.activity_product_id
  join activities a on a.id = p.activity_id join stock s on s.pool_id = p.id and s.slot = ''`;

/** A bargain and how the asker stands to it. One query. */
export async function shownBargain(
  db: Queries,
  id: string,
  asker: Asker,
): Promise<(ShownBargain & { asker: AskerFacts }) | undefined> {
  const { rows } = await sql<ShownBargain & { asker: AskerFacts }>`
    select ${shown(asker.nowMs)}, ${askerFactsSql(asker)} as asker from ${joined} where b.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** What a tab shows, of what is over by now, too. */
const tabs: Readonly<Record<BargainTab, (nowMs: number) => RawBuilder<unknown>>> = {
  running: (nowMs) => sql`${isWrittenOpen} and not ${isDue(nowMs)}`,
  bought: () => sql`b.state = 'bought'`,
  ended: (nowMs) => sql`(b.state = 'ended' or (${isWrittenOpen} and ${isDue(nowMs)}))`,
};

/** A page of the bargains that a member started; what changed last first. */
export async function bargainsOfMember(
  db: Queries,
  asked: { memberId: string; status: BargainTab | undefined; nowMs: number; page: number; size: number },
): Promise<{ bargains: ShownBargain[]; total: number }> {
  const { memberId, status, nowMs, page, size } = asked;
  const { rows } = await sql<ShownBargain & { total: number }>`
    with own as (
      select b.id, count(*) over ()::integer as total from ${joined}
      where b.member_id = ${memberId} and ${status === undefined ? sql`true` : tabs[status](nowMs)}
      order by b.changed_ms desc, b.id limit ${size} offset ${(page - 1) * size}
    )
    select ${shown(nowMs)}, own.total from own join ${joined} on b.id = own.id
    order by b.changed_ms desc, b.id`.execute(db);
  return { bargains: rows, total: rows[0]?.total ?? 0 };
}

/** The bargain that a member has open for a thing. */
export async function ownOpenBargain(
  db: Queries,
  asked: { memberId: string; activityProductId: string; nowMs: number },
): Promise<string | null> {
  const { memberId, activityProductId, nowMs } = asked;
  const { rows } = await sql<{ id: string }>`
    select b.id from ${joined}
    where b.member_id = ${memberId} and b.activity_product_id = ${activityProductId}
      and ${isWrittenOpen} and not ${isDue(nowMs)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** A page of what can be bargained for, now or before long: ids in their order. */
export async function bargainProducts(
  db: Queries,
  asked: { activeId: string | undefined; nowMs: number; source: number; page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const { activeId, nowMs, source, page, size } = asked;
  const { rows } = await sql<{ id: string; total: number }>`
    select p.id, count(*) over ()::integer as total
    from activities a join activity_products p on p.activity_id = a.id
    where a.active_type = ${activityType.bargain} and a.state = 'published'
      and a.starts_ms - a.warm_up_ms <= ${nowMs} and a.ends_ms > ${nowMs}
      and ${activeId === undefined ? sql`true` : sql`a.id = ${activeId}`}
      and (a.channels is null or a.channels = '{}' or ${source} = any(a.channels))
    order by a.starts_ms > ${nowMs}, a.starts_ms, a.id, p.seq, p.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
