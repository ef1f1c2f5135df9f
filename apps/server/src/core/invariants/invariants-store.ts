import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { Invariant, OrderKinds } from '../kinds';
import { snapshotInvariants } from '../snapshots/store';

/** A closing job that is a little late is no breach. */
const JOB_PERIOD_MS = 3 * 60_000;

/** What holds of every order, whatever is sold; kinds bring what holds of theirs. */
const INVARIANTS: readonly Invariant[] = [
  {
    name: 'what is taken of a pool and slot is what lines hold of it',
    query: `
      select coalesce(s.pool_id, h.pool_id) || ' ' || coalesce(s.slot, h.slot) as subject,
        coalesce(s.taken, 0) || ' taken, ' || coalesce(h.held, 0) || ' held' as problem
      from stock s
      full join (select pool_id, slot, sum(quantity) as held from holds group by pool_id, slot) h
        on h.pool_id = s.pool_id and h.slot = s.slot
      where coalesce(s.taken, 0) <> coalesce(h.held, 0)`,
  },
  {
    name: 'an order costs what its lines were paid with, and freight',
    query: `
      select o.id as subject, o.total_fen || ' <> ' || l.paid || ' + ' || o.freight_fen as problem
      from orders o join (select order_id, sum(paid_fen) as paid from order_lines group by order_id) l on l.order_id = o.id
      where o.total_fen <> l.paid + o.freight_fen`,
  },
  {
    name: 'a checkout costs what its orders cost',
    query: `
      select c.id as subject, c.total_fen || ' <> ' || coalesce(o.total, 0) as problem
      from checkouts c left join (select checkout_id, sum(total_fen) as total from orders group by checkout_id) o
        on o.checkout_id = c.id
      where c.total_fen <> coalesce(o.total, 0)`,
  },
  {
    name: 'the adjustments of a line are its discount',
    query: `
      select l.id as subject, l.discount_fen || ' <> ' || -a.sum as problem
      from order_lines l
      join (select line_id, sum(amount_fen) as sum from line_adjustments group by line_id) a on a.line_id = l.id
      where l.discount_fen <> -a.sum`,
  },
  {
    name: 'the shares of what lowered an order are the rows that its buyer was shown',
    query: `
      with rows as (
        select o.id, case r->>'kind' when 'freight' then 'coupon' else r->>'kind' end as step,
          sum((r->>'amountFen')::integer) as fen
        from orders o, jsonb_array_elements(o.snapshot->'breakdown') as r
        where r->>'kind' <> 'line' group by 1, 2
      ), shares as (
        select l.order_id as id, a.step, sum(a.amount_fen) as fen
        from line_adjustments a join order_lines l on l.id = a.line_id group by 1, 2
        union all
        select id, 'coupon', freight_fen from orders where freight_fen > 0
      ), summed as (select id, step, sum(fen) as fen from shares group by 1, 2)
      select coalesce(r.id, s.id) as subject,
        coalesce(r.step, s.step) || ': ' || coalesce(r.fen, 0) || ' shown, ' || coalesce(s.fen, 0) || ' shared' as problem
      from rows r full join summed s on s.id = r.id and s.step = r.step
      where coalesce(r.fen, 0) <> coalesce(s.fen, 0)`,
  },
  {
    name: 'what a paying payment brought is its checkout, and what goes back of it is what requests say',
    query: `
      select p.id as subject,
        p.paid_fen || ' paid for ' || c.total_fen || ', ' || coalesce(r.back, 0) || ' going back of ' || coalesce(q.wanted, 0) as problem
      from checkouts c
      join payments p on p.id = c.paid_payment_id
      left join (select payment_id, sum(amount_fen) as back from refunds group by payment_id) r on r.payment_id = p.id
      left join (
        select o.checkout_id, sum(q.amount_fen) as wanted
        from refund_requests q join orders o on o.id = q.order_id
        where q.status in ('refunding', 'refunded', 'failed') group by o.checkout_id
      ) q on q.checkout_id = c.id
      where p.state <> 'paid' or p.paid_fen <> c.total_fen or coalesce(r.back, 0) <> coalesce(q.wanted, 0)
        or coalesce(r.back, 0) > p.paid_fen`,
  },
  {
    name: 'money that was not due goes back whole',
    query: `
      select p.id as subject, p.paid_fen || ' paid, ' || coalesce(r.back, 0) || ' going back' as problem
      from payments p join checkouts c on c.id = p.checkout_id
      left join (select payment_id, sum(amount_fen) as back from refunds group by payment_id) r on r.payment_id = p.id
      where p.state = 'paid' and p.id is distinct from c.paid_payment_id and p.paid_fen <> coalesce(r.back, 0)`,
  },
  {
    name: 'a paid checkout knows the payment that paid it',
    query: `
      select id as subject, 'paid without a payment' as problem
      from checkouts where state = 'paid' and total_fen > 0 and paid_payment_id is null`,
  },
  {
    name: 'what an order has back is what its requests have brought',
    query: `
      select o.id as subject, o.refunded_fen || ' <> ' || coalesce(q.back, 0) as problem
      from orders o
      left join (select order_id, sum(amount_fen) as back from refund_requests where status = 'refunded' group by order_id) q
        on q.order_id = o.id
      where o.refunded_fen <> coalesce(q.back, 0) or o.refunded_fen > o.total_fen`,
  },
  {
    name: 'the units of a line that are back, or on their way, are those of its requests',
    query: `
      select l.id as subject,
        l.refunding_quantity || ' and ' || l.refunded_quantity || ' <> ' || coalesce(i.refunding, 0) || ' and ' || coalesce(i.refunded, 0) as problem
      from order_lines l
      left join (
        select i.line_id,
          count(*) filter (where q.status <> 'refunded' and not i.partial) as refunding,
          count(*) filter (where q.status = 'refunded' and not i.partial) as refunded,
          coalesce(sum(i.amount_fen - i.fee_fen) filter (where q.status = 'refunded'), 0) as back
        from refund_items i join refund_requests q on q.id = i.request_id
        where i.live group by i.line_id
      ) i on i.line_id = l.id
      where l.refunding_quantity <> coalesce(i.refunding, 0) or l.refunded_quantity <> coalesce(i.refunded, 0)
        or l.refunded_fen <> coalesce(i.back, 0)`,
  },
  {
    name: 'a line gives back no more than it was paid with',
    query: `
      select id as subject, refunded_fen || ' of ' || paid_fen as problem from order_lines
      where refunded_fen < 0 or refunded_fen > paid_fen or refunding_quantity + refunded_quantity > quantity`,
  },
  {
    name: 'a line whose units are all back has given back all it was paid with, but for the fees',
    query: `
      select l.id as subject, l.refunded_fen || ' and ' || i.fees || ' of ' || l.paid_fen as problem
      from order_lines l join orders o on o.id = l.order_id
      join (
        select i.line_id, sum(i.fee_fen) as fees
        from refund_items i join refund_requests q on q.id = i.request_id
        where i.live and q.status = 'refunded' group by i.line_id
      ) i on i.line_id = l.id
      where l.refunded_quantity = l.quantity and o.pay_status <> 0 and l.refunded_fen + i.fees <> l.paid_fen`,
  },
  {
    name: 'an order is in a pair of statuses that exists',
    query: `
      select id as subject, status || ' with ' || pay_status as problem from orders
      where (status, pay_status) not in (
        (4, 0), (6, 0), (6, 1), (6, 3), (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2),
        (3, 0), (3, 1), (3, 2), (3, 3), (5, 0), (5, 1), (5, 2), (6, 2))`,
  },
  {
    name: 'the last event of an order says where it stands',
    query: `
      select o.id as subject, o.status || ' ' || o.pay_status || ' <> ' || e.status || ' ' || e.pay_status as problem
      from orders o join (
        select distinct on (order_id) order_id, status, pay_status from order_events order by order_id, id desc
      ) e on e.order_id = o.id
      where (o.status, o.pay_status) <> (e.status, e.pay_status)
      union all
      select o.id, 'no event' from orders o where not exists (select from order_events e where e.order_id = o.id)`,
  },
  {
    name: 'an order is credited with its payment, and only then',
    query: `
      select o.id as subject, 'pay status ' || o.pay_status || ', payment ' || coalesce(p.id, 'none') as problem
      from orders o join checkouts c on c.id = o.checkout_id left join payments p on p.id = c.paid_payment_id
      where (o.pay_status = 2 and c.total_fen > 0 and p.credited_ms is null)
        or (o.pay_status = 1 and p.credited_ms is not null)`,
  },
  {
    name: 'a checkout is open while its orders wait for their money, and only then',
    query: `
      select c.id as subject, c.state || ' with an order in ' || o.status as problem
      from checkouts c join orders o on o.checkout_id = c.id
      where (c.state = 'open') <> (o.status = 4)`,
  },
  {
    name: 'an order being refunded has an open request',
    query: `
      select o.id as subject, 'nothing goes back' as problem from orders o
      where o.status = 5 and not exists (
        select from refund_requests q where q.order_id = o.id and q.status not in ('refunded', 'refused', 'withdrawn'))`,
  },
  {
    name: 'an order with a request that the merchant answers is being refunded',
    query: `
      select o.id as subject, q.sn || ' in ' || o.status as problem
      from refund_requests q join orders o on o.id = q.order_id
      where q.status in ('applied', 'agreed', 'returning') and o.status <> 5`,
  },
  {
    name: 'somebody has to act on a request while it waits, and only then',
    query: `
      select id as subject, status || ' with ' || coalesce(due_what, 'nothing') || ' due' as problem from refund_requests
      where (status in ('applied', 'agreed', 'returning')) <> (due_ms is not null) or (due_ms is null) <> (due_what is null)`,
  },
  {
    name: 'a request gives back what its units and its freight are, less what is kept of them',
    query: `
      select q.id as subject, q.amount_fen || ' <> ' || i.amount || ' - ' || i.fee || ' + ' || q.freight_fen as problem
      from refund_requests q join (
        select request_id, sum(amount_fen) as amount, sum(fee_fen) as fee from refund_items where live group by request_id
      ) i on i.request_id = q.id
      where q.amount_fen <> i.amount - i.fee + q.freight_fen or q.fee_fen <> i.fee`,
  },
  {
    name: 'the money of an order that has failed or closed is back, or on its way',
    query: `
      select o.id as subject, o.status || ' with ' || o.pay_status as problem from orders o
      where o.status in (3, 6) and o.pay_status in (1, 2) and o.total_fen > 0 and not exists (
        select from refund_requests q where q.order_id = o.id and q.status in ('refunding', 'failed'))`,
  },
  {
    name: 'no unpaid checkout is older than its time, unless the payment system can not be asked',
    query: `
      select c.id as subject, 'open since ' || c.created_ms as problem from checkouts c
      where c.state = 'open' and c.expires_ms < $NOW - ${JOB_PERIOD_MS}
        and not exists (select from retries r where r.job = 'close-overdue-orders' and r.subject_id = c.id)`,
  },
];

export interface Breach {
  invariant: string;
  subject: string;
  problem: string;
}

/** Every condition that is looked at, the engine's first. */
export const invariantsOf = (kinds: OrderKinds): Invariant[] => [
  ...INVARIANTS,
  ...snapshotInvariants,
  ...kinds.offers.invariants,
  ...kinds.activities.invariants,
  ...kinds.papers.invariants,
  ...kinds.all.flatMap(({ invariants }) => invariants),
];

/** A query with its limit outside: one that expects a few rows soon is planned as if there were any. */
export const queryOf = (query: string, nowMs: number, limit: number): string =>
  `with breaches as materialized (${query.replaceAll('$NOW', String(nowMs))}) select * from breaches limit ${limit}`;

/** Runs every invariant; answers what breaks them, at most `limit` rows of each. Empty when all is well. */
export async function findBreaches(
  { db, kinds, nowMs }: { db: Queries; kinds: OrderKinds; nowMs: number },
  limit = 20,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, query } of invariantsOf(kinds)) {
    const { rows } = await sql.raw<Omit<Breach, 'invariant'>>(queryOf(query, nowMs, limit)).execute(db);
    breaches.push(...rows.map((row) => ({ invariant: name, ...row })));
  }
  return breaches;
}
