import { type Kysely, sql } from 'kysely';

/**
 * One order engine for everything that is sold: checkouts over orders, lines told by their kind, holds, refunds by line and
 * unit. What is there is carried over as tickets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who sells: the operator itself, until shops come
  `alter table spots add column supplier_id text not null default 'operator'`,

  // Stock: slots in place of days
  'alter table stock_pools drop column spot_id',
  'alter table stock_days rename to stock',
  'alter table stock rename column day to slot',
  'alter table stock drop constraint stock_never_oversold',
  `alter table stock add column allotted integer not null default 0,
     add constraint stock_never_oversold check (taken >= 0 and allotted >= 0 and taken + allotted <= total)`,

  // Checkouts: each order so far is one of its own
  `create table checkouts (
     id text not null,
     parent_sn text not null unique,
     member_id text not null references members,
     source integer not null,
     state text not null check (state in ('open', 'paid', 'atDesk', 'closed')),
     total_fen integer not null check (total_fen >= 0),
     created_ms bigint not null,
     expires_ms bigint,
     paid_ms bigint,
     paid_payment_id text,
     -- A list reads these two of each order's checkout, and nothing else.
     primary key (id) include (parent_sn, expires_ms)
   )`,
  `insert into checkouts (id, parent_sn, member_id, source, state, total_fen, created_ms, expires_ms, paid_ms)
   select id, sn, member_id, source,
     case when status = 4 then 'open'
          when close_reason = 'latePayment' then 'closed'
          when paid_ms is not null then 'paid'
          when status in (0, 1, 2, 3, 5) then 'atDesk'
          else 'closed' end,
     total_fen, created_ms, expires_ms, paid_ms
   from orders`,
  `create index checkouts_due on checkouts (expires_ms) where state = 'open'`,
  "create index on checkouts (member_id) where state = 'open'",

  // Payments belong to the checkout
  `alter table payments add column checkout_id text references checkouts,
     add column paid_fen integer not null default 0,
     add column check_ms bigint,
     add column checks integer not null default 0,
     add column refund_count integer not null default 0`,
  'update payments set checkout_id = order_id',
  // What was late, double or of the wrong amount went back whole; the refund knows how much that was.
  `update payments p set
     paid_fen = case when p.state <> 'paid' then 0
       else coalesce((select r.amount_fen from refunds r where r.payment_id = p.id), p.amount_fen) end,
     refund_count = (select count(*) from refunds r where r.payment_id = p.id),
     check_ms = case when p.state = 'paid' then null else p.created_ms end`,
  // Of several late ones the order knew the one that was back first.
  `update checkouts c set paid_payment_id = (
     select p.id from payments p left join refunds r on r.payment_id = p.id
     where p.checkout_id = c.id and p.state = 'paid' and p.paid_fen = c.total_fen
       and r.reason is distinct from 'notDue'
     order by r.state = 'succeeded' desc nulls last, p.paid_ms, p.id limit 1)`,
  'alter table payments alter column checkout_id set not null, drop column order_id',
  'create index on payments (checkout_id)',
  'create index payments_to_check on payments (check_ms) where check_ms is not null',

  // Lines told by their kind
  `alter table order_lines
     add column kind text,
     add column product_id text,
     add column variant_id text not null default '',
     add column first_slot text not null default '',
     add column end_slot text not null default '',
     add column gross_fen integer,
     add column discount_fen integer not null default 0,
     add column paid_fen integer,
     add column refunding_quantity integer not null default 0,
     add column refunded_quantity integer not null default 0,
     add column refunded_fen integer not null default 0,
     add column detail jsonb`,
  // Orders kept the first ticket's refund rule alone; for the others their ticket's present rule is the best there is.
  `update order_lines l set
     kind = 'ticket',
     product_id = l.ticket_id,
     first_slot = l.day,
     end_slot = to_char(l.day::date + l.valid_days, 'YYYY-MM-DD'),
     gross_fen = l.unit_price_fen * l.quantity,
     paid_fen = l.unit_price_fen * l.quantity,
     detail = jsonb_build_object(
       'spotId', o.spot_id,
       'peoplePerTicket', l.people_per_ticket,
       'validDays', l.valid_days,
       'travellersNeeded', (select count(*) from order_travellers p where p.line_id = l.id),
       'refundRule', case when l.seq = 0 then o.snapshot->'refundRule' else jsonb_build_object(
         'kind', t.refund_kind, 'daysBefore', t.refund_days_before, 'time', t.refund_time,
         'feePercent', t.refund_fee_percent) end)
   from orders o, tickets t where o.id = l.order_id and t.id = l.ticket_id`,

  // People of lines
  'alter table order_travellers rename to line_people',
  'create index on line_people (line_id)',

  // Vouchers know their unit
  'alter table vouchers rename column traveller_id to person_id',
  `alter table vouchers add column unit integer not null default 0,
     add column frozen boolean not null default false`,
  `update vouchers v set unit = numbered.unit from (
     select w.id, ((row_number() over (partition by w.line_id order by w.seq) - 1) * l.quantity
       / count(*) over (partition by w.line_id))::integer as unit
     from vouchers w join order_lines l on l.id = w.line_id) numbered
   where numbered.id = v.id`,
  'create index on vouchers (line_id)',
  // Those whose last day goes by while they can be used.
  'create index vouchers_usable on vouchers (last_day) where status = 1',

  // Holds: what each line has taken
  `create table holds (
     line_id text not null references order_lines on delete cascade,
     pool_id text not null,
     slot text not null,
     per_unit integer not null check (per_unit > 0),
     quantity integer not null check (quantity >= 0),
     primary key (line_id, pool_id, slot)
   )`,
  'create index on holds (pool_id, slot)',
  `insert into holds (line_id, pool_id, slot, per_unit, quantity)
   select l.id, l.pool_id, l.day, l.people_per_ticket,
     case when o.status in (3, 6) then 0 else l.quantity * l.people_per_ticket end
   from order_lines l join orders o on o.id = l.order_id`,

  // What was taken without an order was sold elsewhere.
  `update stock s set taken = h.held, allotted = s.taken - h.held
   from (
     select t.pool_id, t.slot, coalesce(sum(h.quantity), 0)::integer as held
     from stock t left join holds h on h.pool_id = t.pool_id and h.slot = t.slot group by t.pool_id, t.slot
   ) h
   where h.pool_id = s.pool_id and h.slot = s.slot and s.taken > h.held`,

  `create table line_adjustments (
     line_id text not null references order_lines on delete cascade,
     seq integer not null,
     step text not null,
     source_id text not null,
     amount_fen integer not null,
     primary key (line_id, seq)
   )`,

  // Orders
  `alter table orders
     add column checkout_id text references checkouts,
     add column supplier_id text,
     add column topics jsonb,
     add column freight_fen integer not null default 0 check (freight_fen >= 0),
     add column first_slot text not null default '',
     add column end_slot text not null default '',
     add column confirm_by_ms bigint`,
  `update orders o set
     checkout_id = o.id,
     supplier_id = (select s.supplier_id from spots s where s.id = o.spot_id),
     topics = jsonb_build_object('viewSpotId', o.spot_id),
     snapshot = o.snapshot - 'refundRule',
     first_slot = l.first_slot,
     end_slot = l.end_slot,
     confirm_by_ms = case when o.status = 0
       then (extract(epoch from (l.first_slot::timestamp + interval '1 day') at time zone 'Asia/Shanghai') * 1000)::bigint end
   from (select order_id, min(first_slot) as first_slot, max(end_slot) as end_slot from order_lines group by order_id) l
   where l.order_id = o.id`,
  `alter table orders
     alter column checkout_id set not null,
     alter column supplier_id set not null,
     alter column topics set not null,
     drop column spot_id,
     drop column expires_ms`,
  'create index on orders (checkout_id)',
  'create index orders_by_member on orders (member_id, created_ms desc, id)',
  'drop index orders_member_id_created_ms_idx',
  'create index orders_by_member_and_status on orders (member_id, status, created_ms desc, id)',
  'create index orders_to_confirm on orders (confirm_by_ms) where status = 0',
  `create index orders_to_lapse on orders (end_slot) where status = 1 and end_slot <> ''`,
  `create index orders_on_day on orders (first_slot) where status = 1 and first_slot <> ''`,
  `alter table order_lines
     alter column kind set not null,
     alter column product_id set not null,
     alter column gross_fen set not null,
     alter column paid_fen set not null,
     alter column detail set not null,
     drop column ticket_id,
     drop column pool_id,
     drop column day,
     drop column people_per_ticket,
     drop column valid_days,
     add constraint line_price_adds_up check (paid_fen >= 0 and paid_fen = gross_fen - discount_fen),
     add constraint line_refund_within_payment check (refunded_fen >= 0 and refunded_fen <= paid_fen),
     add constraint line_units_exist check (refunding_quantity >= 0 and refunded_quantity >= 0
       and refunding_quantity + refunded_quantity <= quantity)`,

  // Money back: requests, their units, and how the money travels
  `create table refund_requests (
     id text primary key,
     sn text not null unique,
     order_id text not null references orders,
     member_id text not null references members,
     kind text not null,
     status text not null,
     approval text not null,
     close_reason text not null,
     reason text not null,
     amount_fen integer not null check (amount_fen >= 0),
     fee_fen integer not null check (fee_fen >= 0),
     freight_fen integer not null check (freight_fen >= 0),
     created_ms bigint not null
   )`,
  'create index on refund_requests (order_id)',
  'create index on refund_requests (member_id, created_ms desc)',
  `create table refund_items (
     request_id text not null references refund_requests on delete cascade,
     line_id text not null references order_lines,
     unit integer not null check (unit >= 0),
     amount_fen integer not null check (amount_fen >= 0),
     fee_fen integer not null check (fee_fen >= 0 and fee_fen <= amount_fen),
     live boolean not null,
     primary key (request_id, line_id, unit)
   )`,
  // A unit goes back once.
  'create unique index refund_items_once on refund_items (line_id, unit) where live',
  `create table refund_events (
     id bigint generated always as identity primary key,
     request_id text not null references refund_requests on delete cascade,
     status text not null,
     at_ms bigint not null
   )`,
  'create index on refund_events (request_id)',
  `insert into refund_requests
     (id, sn, order_id, member_id, kind, status, approval, close_reason, reason, amount_fen, fee_fen, freight_fen, created_ms)
   select r.id, 'SH' || o.sn, o.id, o.member_id, 'system',
     case r.state when 'requested' then 'refunding' when 'succeeded' then 'refunded' else 'failed' end,
     'auto', r.reason, r.reason, r.amount_fen, 0, 0, r.created_ms
   from refunds r join orders o on o.id = r.order_id join checkouts c on c.id = o.checkout_id
   where r.reason in ('rejected', 'latePayment') and r.payment_id = c.paid_payment_id`,
  // Each unit has its share: unit i of q has floor((i+1)P/q) - floor(iP/q).
  `insert into refund_items (request_id, line_id, unit, amount_fen, fee_fen, live)
   select r.id, l.id, i,
     ((i + 1) * l.paid_fen::bigint / l.quantity - i * l.paid_fen::bigint / l.quantity)::integer, 0, true
   from refund_requests r join order_lines l on l.order_id = r.order_id, generate_series(0, l.quantity - 1) i`,
  `insert into refund_events (request_id, status, at_ms)
   select id, 'refunding', created_ms from refund_requests`,
  `insert into refund_events (request_id, status, at_ms)
   select q.id, q.status, coalesce(r.done_ms, r.created_ms)
   from refund_requests q join refunds r on r.id = q.id where q.status <> 'refunding'`,
  `update order_lines l set
     refunding_quantity = case when q.status = 'refunded' then 0 else l.quantity end,
     refunded_quantity = case when q.status = 'refunded' then l.quantity else 0 end,
     refunded_fen = case when q.status = 'refunded' then l.paid_fen else 0 end
   from refund_requests q where q.order_id = l.order_id`,
  `alter table refunds add column request_id text references refund_requests`,
  'update refunds r set request_id = r.id where exists (select from refund_requests q where q.id = r.id)',
  // Late money of another amount, or a second time, was not due: the order knows nothing of it.
  `update refunds set reason = 'notDue' where request_id is null`,
  `with told as (
     select o.id, max(case when q.id is null then 0 when q.status = 'refunded' then 3 else 1 end) as pay_status,
       coalesce(sum(q.amount_fen) filter (where q.status = 'refunded'), 0) as refunded_fen
     from orders o left join refund_requests q on q.order_id = o.id
     where o.close_reason = 'latePayment' group by o.id
   ), changed as (
     update orders o set pay_status = t.pay_status, refunded_fen = t.refunded_fen,
       paid_ms = case when t.pay_status = 0 then null else o.paid_ms end
     from told t where o.id = t.id and (o.pay_status, o.refunded_fen) <> (t.pay_status, t.refunded_fen)
     returning o.id, o.status, o.pay_status
   )
   insert into order_events (order_id, status, pay_status, at_ms, note, messages_ms)
   select c.id, c.status, c.pay_status, e.at_ms, 'order engine', 0
   from changed c join lateral (
     select at_ms from order_events e where e.order_id = c.id order by e.id desc limit 1) e on true`,
  `update checkouts set paid_ms = null where state = 'closed' and paid_payment_id is null`,
  'alter table refunds drop column order_id',
  'create index on refunds (payment_id)',
  'create index on refunds (request_id)',
  `create index refunds_unsent on refunds (created_ms) where state = 'requested'`,

  `create table retries (
     job text not null,
     subject_id text not null,
     attempts integer not null,
     next_ms bigint not null,
     last_error text not null,
     since_ms bigint not null,
     primary key (job, subject_id)
   )`,
];
