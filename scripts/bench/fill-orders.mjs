// Orders as a shop has them after a year, written by SQL in one go: every state, one to three lines, history, vouchers,
// payments, money back. Every invariant of the order engine holds of them.

const DAY_MS = 86_400_000;

/**
 * Fills a migrated sandbox with `orders` orders, ten of each member, and with `members` members, who all have a login: the
 * token of member number n is `bench-n`. `open` orders wait for their money, one in `openEvery` of the first, a third of them
 * with a payment that was begun. `snapshots`: what a real order keeps of its words;
 * `gateway`: who takes the money. Takes a connection of its own.
 */
export async function fillOrders(pool, { orders, members, open = 500, openEvery = 20, snapshots, gateway }) {
  const client = await pool.connect();
  const run = (text, values) => client.query(text, values);
  const nowMs = Date.now();
  const today = new Date(nowMs + 8 * 3_600_000).toISOString().slice(0, 10);
  // Ciphertexts belong to their cells; these are as empty as those of members who have left.
  const contact = ['', ''];
  const person = ['', ''];
  try {
    // Rows that refer to each other are made together; nothing has to be looked up again for it.
    await run('set session_replication_role = replica');
    await run('set synchronous_commit = off');
    await run("set work_mem = '256MB'");
    await run('select setseed(0.25)');
    // Made again in one go afterwards, which is much faster; those of constraints stay.
    const { rows: indexes } =
      await run(`select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and not i.indisunique`);
    for (const { name } of indexes) await run(`drop index ${name}`);
    await run('create schema bench');
    await run(`create function bench.id(text) returns text language sql immutable as
      $$ select translate(encode(decode(md5($1), 'hex'), 'base64'), '+/=', '-_') $$`);
    await run(`create function bench.day(bigint) returns text language sql immutable as
      $$ select to_char(to_timestamp($1 / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') $$`);
    await run(`create unlogged table bench.ticket as
      select (row_number() over (order by id) - 1)::int as n, id, spot_id, pool_id, count(*) over ()::int as count
      from tickets where people_per_ticket = 1`);
    await run(
      `insert into members (id, name, regist_source, created_ms)
       select bench.id('m' || m), '买家', 2, $1::bigint from generate_series(0, $2::int - 1) m`,
      [nowMs - 500 * DAY_MS, members],
    );
    await run(
      `insert into sessions (token_hash, member_id, created_ms, expires_ms)
       select translate(encode(sha256(('bench-' || m)::bytea), 'base64'), '+/=', '-_'), bench.id('m' || m), $1::bigint, $2::bigint
       from generate_series(0, $3::int - 1) m`,
      [nowMs, nowMs + 400 * DAY_MS, members],
    );

    await run(
      `create unlogged table bench.spec as
       with fate as (
         select i, random() as dice, random() as moment, random() as visit, random() as length
         from generate_series(0, $1::int - 1) i
       ), named as (
         select *, case when i % ${openEvery} = 0 and i < ${openEvery * open} then 'open'
           when dice < 0.53 then 'used' when dice < 0.56 then 'lapsed' when dice < 0.71 then 'ready'
           when dice < 0.73 then 'partly' when dice < 0.74 then 'waiting' when dice < 0.94 then 'closed'
           when dice < 0.98 then 'refunded' when dice < 0.99 then 'rejected' else 'late' end as fate
         from fate
       )
       select i, fate, i / 10 % $2::int as member, 1 + (length * length * 3)::int as lines,
         ($3::bigint - case when fate = 'open' then 600000
           when fate in ('ready', 'partly', 'waiting') then ${2 * DAY_MS} + moment * ${28 * DAY_MS}::bigint
           else ${30 * DAY_MS} + moment * ${370 * DAY_MS}::bigint end)::bigint as created,
         case when fate in ('ready', 'partly', 'waiting', 'open') then 1 + (visit * 59)::int
           else -(1 + visit * 25)::int end as day_offset
       from named`.replaceAll('$3', String(nowMs)),
      [orders, members],
    );
    await run(`create unlogged table bench.line as
      select s.i, seq, s.fate, s.created,
        case when s.fate in ('ready', 'partly', 'waiting', 'open')
          then to_char('${today}'::date + s.day_offset, 'YYYY-MM-DD') else bench.day(s.created + ${3 * DAY_MS}) end as day,
        case when s.fate = 'partly' and seq = 0 then 2 else 1 end + (random() * 2)::int as quantity,
        2000 + 100 * (random() * 200)::int as price, random() < 0.4 as is_named,
        floor(random() * (select max(count) from bench.ticket))::int as ticket
      from bench.spec s, generate_series(0, s.lines - 1) seq`);
    await run('create index on bench.line (i)');
    await run('analyze bench.spec, bench.line');
    // What each fate leaves behind.
    await run(
      `create unlogged table bench.fate (fate text, status int, pay int, voucher int, paid boolean, held boolean, back boolean)`,
    );
    await run(`insert into bench.fate values
      ('open', 4, 0, null, false, true, false), ('closed', 6, 0, null, false, false, false),
      ('used', 2, 2, 2, true, true, false), ('lapsed', 2, 2, 4, true, true, false),
      ('ready', 1, 2, 1, true, true, false), ('partly', 1, 2, 1, true, true, true),
      ('waiting', 0, 2, 0, true, true, false), ('refunded', 6, 3, 3, true, false, true),
      ('rejected', 3, 3, 3, true, false, true), ('late', 6, 3, null, true, false, true)`);
    await run(`create unlogged table bench.made as
      select s.*, f.status, f.pay, f.voucher, f.paid, f.held, f.back, l.total, l.first_slot,
        to_char(l.last_slot::date + 1, 'YYYY-MM-DD') as end_slot,
        replace(bench.day(s.created), '-', '') || lpad(s.i::text, 10, '0') as sn,
        case when s.fate = 'late' then s.created + 2400000 when f.paid then s.created + 60000 end as paid_ms
      from bench.spec s join bench.fate f using (fate)
      join (select i, sum(quantity * price)::int as total, min(day) as first_slot, max(day) as last_slot
        from bench.line group by i) l using (i)
      order by s.created`);
    await run('analyze bench.made');

    await run(`insert into checkouts (id, parent_sn, member_id, source, state, total_fen, created_ms, expires_ms, paid_ms, paid_payment_id)
      select bench.id('c' || i), sn, bench.id('m' || member), 2,
        case when fate = 'open' then 'open' when fate in ('closed', 'late') then 'closed' else 'paid' end,
        total, created, case when fate = 'open' then ${nowMs + 12 * 3_600_000} else created + 1800000 end, paid_ms,
        case when paid then bench.id('p' || i) end
      from bench.made order by created`);
    await run(
      `insert into orders (id, sn, checkout_id, member_id, supplier_id, source, order_type, status, pay_status, confirm_mode,
         snapshot, snapshot_en, topics, contact_name_cipher, contact_mobile_cipher, remark, freight_fen, total_fen, refunded_fen,
         first_slot, end_slot, ends_ms, created_ms, paid_ms, confirm_by_ms, close_reason)
       select bench.id('o' || i), sn, bench.id('c' || i), bench.id('m' || member), 'operator', 2, 2, status, pay,
         case when fate in ('waiting', 'rejected') then 'merchant' else 'instant' end,
         $1::jsonb, $2::jsonb, $3::jsonb, $4, $5, '', 0, total,
         case when fate = 'partly' then (select price from bench.line l where l.i = m.i and seq = 0) when back then total else 0 end,
         first_slot, end_slot,
         (extract(epoch from (end_slot::timestamp at time zone 'Asia/Shanghai')) * 1000)::bigint, created, paid_ms,
         case when fate = 'waiting' then ${nowMs + 5 * DAY_MS} end,
         case fate when 'closed' then case when i % 3 = 0 then 'cancelled' else 'timedOut' end
           when 'refunded' then 'refunded' when 'rejected' then 'rejected' when 'late' then 'latePayment' end
       from bench.made m order by created`,
      [snapshots.snapshot, snapshots.snapshot_en, snapshots.topics, ...contact].map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      ),
    );
    await run(`insert into order_lines (id, order_id, seq, kind, product_id, variant_id, first_slot, end_slot, quantity,
        unit_price_fen, gross_fen, discount_fen, paid_fen, refunding_quantity, refunded_quantity, refunded_fen, detail)
      select bench.id('l' || l.i || '-' || seq), bench.id('o' || l.i), seq, 'ticket', t.id, '', day,
        to_char(day::date + 1, 'YYYY-MM-DD'), quantity, price, price * quantity, 0, price * quantity, 0,
        case when m.fate = 'partly' then (seq = 0)::int when back then quantity else 0 end,
        case when m.fate = 'partly' then price * (seq = 0)::int when back then price * quantity else 0 end,
        jsonb_build_object('spotId', t.spot_id, 'peoplePerTicket', 1, 'validDays', 1,
          'travellersNeeded', case when is_named then quantity else 0 end,
          'refundRule', '{"kind": "free", "daysBefore": null, "time": null, "feePercent": 0}'::jsonb)
      from bench.line l join bench.made m using (i) join bench.ticket t on t.n = l.ticket
      order by l.created`);
    await run(
      `insert into line_people (id, order_id, line_id, seq, name_cipher, cert_type, cert_cipher)
       select bench.id('t' || l.i || '-' || seq || '-' || unit), bench.id('o' || l.i), bench.id('l' || l.i || '-' || seq),
         unit, $1, 1, $2
       from bench.line l, generate_series(0, l.quantity - 1) unit where is_named order by l.created`,
      person,
    );
    await run(`insert into holds (line_id, pool_id, slot, per_unit, quantity)
      select bench.id('l' || l.i || '-' || seq), t.pool_id, day, 1,
        case when not held then 0 when m.fate = 'partly' and seq = 0 then l.quantity - 1 else l.quantity end
      from bench.line l join bench.made m using (i) join bench.ticket t on t.n = l.ticket order by l.created`);
    await run(`insert into stock (pool_id, slot, total, taken)
      select pool_id, slot, sum(quantity) + 10000, sum(quantity) from holds group by pool_id, slot
      on conflict (pool_id, slot) do update set taken = excluded.taken,
        total = greatest(stock.total, stock.allotted + excluded.total)`);
    await run(`insert into vouchers (id, order_id, line_id, unit, person_id, seq, code, status, first_day, last_day, used_ms)
      select bench.id('v' || l.i || '-' || seq || '-' || unit), bench.id('o' || l.i), bench.id('l' || l.i || '-' || seq), unit,
        case when is_named then bench.id('t' || l.i || '-' || seq || '-' || unit) end,
        seq * 10 + unit, lpad(((l.i::bigint * 40 + seq * 10 + unit) * 200000000033 % 1000000000000)::text, 12, '0'),
        case when m.fate = 'partly' and seq = 0 and unit = 0 then 3 else voucher end, day, day,
        case when voucher = 2 then m.created + ${3 * DAY_MS} end
      from bench.line l join bench.made m using (i), generate_series(0, l.quantity - 1) unit
      where voucher is not null order by l.created`);
    await run(`insert into order_events (order_id, status, pay_status, at_ms, messages_ms)
      select bench.id('o' || i), e.status, e.pay, m.created + e.after, 0
      from bench.made m join (values
        ('open', 0, 4, 0), ('closed', 0, 4, 0), ('closed', 1800000, 6, 0),
        ('used', 0, 4, 0), ('used', 60000, 1, 1), ('used', 90000000, 1, 2), ('used', 259200000, 2, 2),
        ('lapsed', 0, 4, 0), ('lapsed', 60000, 1, 1), ('lapsed', 90000000, 1, 2), ('lapsed', 345600000, 2, 2),
        ('ready', 0, 4, 0), ('ready', 60000, 1, 1), ('ready', 90000000, 1, 2),
        ('partly', 0, 4, 0), ('partly', 60000, 1, 1), ('partly', 90000000, 1, 2), ('partly', 90000001, 5, 2),
        ('partly', 90000002, 1, 2),
        ('waiting', 0, 4, 0), ('waiting', 60000, 0, 1), ('waiting', 90000000, 0, 2),
        ('refunded', 0, 4, 0), ('refunded', 60000, 1, 1), ('refunded', 90000000, 5, 1), ('refunded', 90000001, 6, 3),
        ('rejected', 0, 4, 0), ('rejected', 60000, 0, 1), ('rejected', 90000000, 3, 1), ('rejected', 90000001, 3, 3),
        ('late', 0, 4, 0), ('late', 1800000, 6, 0), ('late', 2400000, 6, 1), ('late', 2400001, 6, 3)
      ) as e(fate, after, status, pay) using (fate)
      order by m.created, i, e.after`);
    await run(`insert into payments (id, checkout_id, gateway, trade_type, out_trade_no, prepay, amount_fen, state,
        transaction_id, paid_fen, created_ms, paid_ms, check_ms, checks, refund_count, credited_ms)
      select bench.id('p' || i), bench.id('c' || i), '${gateway}', 'h5', sn || substr(md5(i::text), 1, 6),
        '{"prepayId": null, "payUrl": "https://pay.example/sandbox/cashier?prepay_id=wx000000000000000000000000"}', total,
        case when paid then 'paid' when fate = 'open' then 'open' else 'closed' end,
        case when paid then '42000' || lpad(i::text, 23, '0') end, case when paid then total else 0 end, created + 1000,
        paid_ms, case when fate = 'open' then ${nowMs + 12 * 3_600_000} end, 0, back::int,
        case when pay in (2, 3) then paid_ms + 80000000 end
      from bench.made where case fate when 'open' then i / ${openEvery} % 3 = 0 else paid or i % 2 = 0 end order by created`);
    await run(`insert into refund_requests (id, sn, order_id, member_id, kind, status, approval, close_reason, reason, amount_fen,
        fee_fen, freight_fen, created_ms)
      select bench.id('r' || i), 'SH' || sn, bench.id('o' || i), bench.id('m' || member),
        case when fate in ('rejected', 'late') then 'system' else 'onlyRefund' end, 'refunded', 'auto',
        case fate when 'rejected' then 'rejected' when 'late' then 'latePayment' else 'refunded' end, '',
        (select refunded_fen from orders o where o.id = bench.id('o' || i)), 0, 0, created + 90000000
      from bench.made where back order by created`);
    await run(`insert into refund_items (request_id, line_id, unit, amount_fen, fee_fen, live)
      select bench.id('r' || l.i), bench.id('l' || l.i || '-' || seq), unit, price, 0, true
      from bench.line l join bench.made m using (i), generate_series(0, l.quantity - 1) unit
      where back and (m.fate <> 'partly' or (seq = 0 and unit = 0)) order by l.created`);
    await run(`insert into refund_events (request_id, status, at_ms)
      select bench.id('r' || i), step.name, created + 90000000
      from bench.made, unnest(array['refunding', 'refunded']) step(name) where back`);
    await run(`insert into refunds (id, payment_id, request_id, out_refund_no, amount_fen, reason, state, created_ms, done_ms)
      select q.id, bench.id('p' || i), q.id, m.sn || substr(md5(i::text), 1, 6) || 'A01', q.amount_fen, q.close_reason,
        'succeeded', q.created_ms, q.created_ms + 1000
      from bench.made m join refund_requests q on q.id = bench.id('r' || i) order by m.created`);
    const { rows } =
      await run(`select m.member, bench.id('o' || m.i) as order_id, bench.id('l' || m.i || '-0') as line_id
      from bench.made m where fate = 'ready' order by md5(i::text) limit 400`);
    await run('drop schema bench cascade');
    await run('set session_replication_role = origin');
    await run("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await run(definition);
    await run('vacuum (analyze)');
    return rows;
  } finally {
    client.release(true);
  }
}
