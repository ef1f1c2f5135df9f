import { type GrabState, liveGrabStates } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { PoolSlot, SoldInActivity } from '../activity/pool-store';
import type { BookedSlot } from './book';
import type { FlashSaleTables } from './tables';

export type GrabRow = Selectable<FlashSaleTables['flash_grabs']>;

/** What members have had of a product, and what is known under their keys. */
export interface BatchFacts extends SoldInActivity {
  live: GrabRow[];
  /** Of a product: holds that lapsed, and pieces that count against the limit. */
  had: { memberId: string; lapsed: number; pieces: number }[];
  /** Answers under keys that came before. */
  keys: { memberId: string; key: string; bodyHash: string; response: unknown }[];
  /** Slots that somebody waits for. */
  awaited: string[];
}

/** Members who ask for a thing, with the keys they ask under. */
interface AskedOfBatch {
  activityProductId: string;
  call: string;
  members: readonly { memberId: string; key: string }[];
}

/** Everything a batch of attempts is decided by, in one query; the pool must be locked before it is asked. */
export async function batchFacts(tx: Tx, asked: AskedOfBatch): Promise<BatchFacts | undefined> {
  const { activityProductId, call, members } = asked;
  const memberIds = [...new Set(members.map(({ memberId }) => memberId))];
  const keys = members.map(({ memberId, key }) => ({ memberId, key }));
  const { rows } = await sql<BatchFacts>`
    with mine as (
      select g.* from unnest(${memberIds}::text[]) as m(id)
        join flash_grabs g on g.member_id = m.id and g.activity_product_id = ${activityProductId}
    )
    select to_jsonb(p) as product, to_jsonb(a) as activity,
      coalesce((select jsonb_agg(to_jsonb(g)) from mine g where g.state = any(${[...liveGrabStates]})), '[]') as live,
      coalesce((select jsonb_agg(h) from (
        select member_id as "memberId", count(*) filter (where state = 'lapsed') as lapsed,
          coalesce(sum(quantity) filter (where paid_ms is not null or state = 'ordered'), 0) as pieces
        from mine group by member_id
      ) h), '[]') as had,
      coalesce((select jsonb_agg(jsonb_build_object(
          'memberId', k.member_id, 'key', k.key, 'bodyHash', k.body_hash, 'response', k.response))
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as w("memberId" text, key text)
          join idempotency_keys k on k.member_id = w."memberId" and k.call = ${call} and k.key = w.key
      ), '[]') as keys,
      coalesce((select array_agg(distinct slot) from flash_grabs q, unnest(q.slots) as slot
        where q.activity_product_id = ${activityProductId} and q.state = 'queued'), '{}') as awaited
    from activity_products p join activities a on a.id = p.activity_id
    where p.id = ${activityProductId}`.execute(tx);
  return rows[0];
}

/** Of these members, those who have a place of a thing or an answer under their key. */
export async function knownMembers(
  db: Queries,
  { activityProductId, call, members }: AskedOfBatch,
): Promise<ReadonlySet<string>> {
  const memberIds = members.map(({ memberId }) => memberId);
  const keys = members.map(({ key }) => key);
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${memberIds}::text[], ${keys}::text[]) as m(id, key)
    where exists (select from flash_grabs g where g.member_id = m.id
        and g.activity_product_id = ${activityProductId} and g.state = any(${[...liveGrabStates]}))
      or exists (select from idempotency_keys k
        where k.member_id = m.id and k.call = ${call} and k.key = m.key)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The slots of a locked pool with what may come back and who waits. */
export async function bookedSlots(
  tx: Tx,
  { activityProductId, perUnit }: { activityProductId: string; perUnit: number },
  slots: readonly PoolSlot[],
): Promise<BookedSlot[]> {
  const { rows } = await sql<{ slot: string; unpaid: number; waiting: number }>`
    select slot,
      (coalesce(sum(quantity) filter (where state <> 'queued'), 0) * ${perUnit})::integer as unpaid,
      (coalesce(sum(quantity) filter (where state = 'queued'), 0) * ${perUnit})::integer as waiting
    from flash_grabs g, unnest(g.slots) as slot
    where g.activity_product_id = ${activityProductId} and g.state = any(${[...liveGrabStates]})
    group by slot`.execute(tx);
  const counted = new Map(rows.map((row) => [row.slot, row]));
  return slots.map((slot) => ({
    ...slot,
    unpaid: counted.get(slot.slot)?.unpaid ?? 0,
    waiting: counted.get(slot.slot)?.waiting ?? 0,
  }));
}

/** A place to write, and the answer that is kept under its key. */
export interface NewGrab {
  id: string;
  memberId: string;
  quantity: number;
  slots: readonly string[];
  state: Extract<GrabState, 'granted' | 'queued'>;
}

export interface KeptAnswer {
  memberId: string;
  key: string;
  bodyHash: string;
  response: unknown;
}

export interface Written {
  activityProductId: string;
  perUnit: number;
  call: string;
  nowMs: number;
  holdUntilMs: number;
}

/** Writes places in their order, holds the units of those that are granted, and keeps the answers: one statement. */
export async function writeGrabs(
  tx: Tx,
  { activityProductId, perUnit, call, nowMs, holdUntilMs }: Written,
  grabs: readonly NewGrab[],
  answers: readonly KeptAnswer[],
): Promise<void> {
  await sql`
    with made as (
      insert into flash_grabs
        (id, activity_product_id, member_id, quantity, slots, state, hold_until_ms, created_ms, changed_ms)
      select g.id, ${activityProductId}::text, g."memberId", g.quantity, g.slots, g.state,
        case g.state when 'granted' then ${holdUntilMs}::bigint end, ${nowMs}::bigint, ${nowMs}::bigint
      from jsonb_to_recordset(${JSON.stringify(grabs.map((grab, place) => ({ place, ...grab })))}::jsonb)
        as g(place integer, id text, "memberId" text, quantity integer, slots text[], state text)
      order by g.place
      returning slots, quantity, state
    ), kept as (
      insert into idempotency_keys (member_id, call, key, body_hash, response, created_ms)
      select k."memberId", ${call}::text, k.key, k."bodyHash", k.response, ${nowMs}::bigint
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as k("memberId" text, key text, "bodyHash" text, response jsonb)
      order by k."memberId", k.key
      on conflict do nothing
    ), held as (
      select slot, sum(quantity) * ${perUnit}::integer as units from made, unnest(slots) as slot
      where state = 'granted' group by slot
    )
    update stock s set allotted = s.allotted + held.units from held
    where s.pool_id = ${activityProductId} and s.slot = held.slot`.execute(tx);
}

/** Solved pictures that are used up now, of these. */
export async function usePictures(tx: Tx, picIds: readonly string[], nowMs: number): Promise<Set<string>> {
  if (picIds.length === 0) return new Set();
  const used = await tx
    .updateTable('captcha_pictures')
    .set({ used_ms: nowMs })
    .where('id', 'in', [...picIds])
    .where('solved_ms', 'is not', null)
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .returning('id')
    .execute();
  return new Set(used.map(({ id }) => id));
}
