// Hotels as a large operator has them, written by SQL in one go: rooms, rates, and a year of nights, some of them odd.

/** The city that is looked at, and how many hotels it has. */
export const CITY = '云海市';
const IN_CITY = 300;
const OTHER_CITIES = 17;
const NIGHTS = 365;

/** Rates of the five that are in the first, second and third room type. */
const ROOM_OF_RATE = [0, 0, 1, 1, 2];

/**
 * Fills a sandbox that has its demo hotels with `hotels` more. Words and pictures are those of a demo hotel. Takes a
 * connection of its own.
 */
export async function fillHotels(pool, hotels, firstDay) {
  const client = await pool.connect();
  const run = (statement, values) => client.query(statement, values);
  try {
    // What is searched in is another benchmark's: its triggers would only keep this one waiting.
    await run("set session_replication_role = 'replica'");
    await run('begin');
    await run(
      `insert into hotels (id, sort, city_name, star, category, lat, lng, phone, rating, rating_count, check_in_from,
         check_out_until, late_night, child_not_counted_below, on_sale, facilities, picture, thumb, content)
       select 'bench-' || i, 1000 + i, case when i < ${IN_CITY} then $1 else '城' || i % ${OTHER_CITIES} end,
         (array[5, 4, 3, 2, 0])[1 + i % 5], (array['resort', 'business', 'homestay', 'spring', 'camp', 'hostel'])[1 + i % 6],
         24.7 + (i * 7919 % 1000) / 5000.0, 112.9 + (i * 104729 % 1000) / 5000.0, '', 3.5 + i % 16 / 10.0, i % 3000,
         check_in_from, check_out_until, true, 3, true,
         case when i % 3 = 0 then array['net', 'wifi', 'traffic', 'parking'] else array['net', 'wifi'] end,
         picture, thumb, jsonb_set(content, '{name}', to_jsonb('酒店' || i))
       from generate_series(0, ${hotels - 1}) i, (select * from hotels where id = 'hotel-yunqi-lodge') h`,
      [CITY],
    );
    await run(`insert into stock_pools (id)
      select 'pool-bench-' || i || '-' || r from generate_series(0, ${hotels - 1}) i, generate_series(0, 2) r`);
    await run(`insert into hotel_rooms (id, hotel_id, pool_id, sort, code, max_people, max_adults, max_children, add_bed, area,
        room_window, pictures, content)
      select 'bench-' || i || '-' || r, 'bench-' || i, 'pool-bench-' || i || '-' || r, r, 'R' || r, 2 + r, 2 + r / 2, 1 + r,
        'no', 20 + 5 * r, 'window', pictures, content
      from generate_series(0, ${hotels - 1}) i, generate_series(0, 2) r,
        (select pictures, content from hotel_rooms where id = 'room-yunqi-family') m`);
    await run(`insert into hotel_rates (id, room_id, sort, breakfasts, pay_at_desk, confirm_mode, refund_rule, max_rooms,
        advance_days, cutoff, hold_time, content)
      select 'bench-' || i || '-' || (array[${ROOM_OF_RATE}])[k + 1] || '-' || k,
        'bench-' || i || '-' || (array[${ROOM_OF_RATE}])[k + 1], k, k % 3, k = 3, 'instant',
        case when k = 4 then '{"kind": "none", "tiers": []}'::jsonb else refund_rule end, 5,
        case when k = 4 then 7 else 0 end, '23:30', '18:00', content
      from generate_series(0, ${hotels - 1}) i, generate_series(0, 4) k,
        (select refund_rule, content from hotel_rates where id = 'rate-yunqi-family-room') r`);
    await run(
      `insert into rate_nights (rate_id, night, price_fen, closed, closed_to_arrival, min_nights)
       select r.id, to_char($1::date + d, 'YYYY-MM-DD'),
         (150 + abs(hashtext(r.id)) % 900 + d * 37 % 120) * 100, (abs(hashtext(r.id || d)) % 60) = 0,
         (abs(hashtext(r.id || 'a' || d)) % 50) = 0,
         case when (abs(hashtext(r.id || 'm' || d)) % 12) = 0 then 2 + d % 3 end
       from hotel_rates r, generate_series(0, ${NIGHTS - 1}) d where r.id like 'bench-%'
       order by r.id, d`,
      [firstDay],
    );
    await run(
      `insert into stock (pool_id, slot, total, taken, allotted)
       select p.id, to_char($1::date + d, 'YYYY-MM-DD'), 10, 0, least(10, abs(hashtext(p.id || d)) % 12)
       from stock_pools p, generate_series(0, ${NIGHTS - 1}) d where p.id like 'pool-bench-%'
       order by p.id, d`,
      [firstDay],
    );
    await run('commit');
    await run('vacuum analyze');
  } finally {
    await run("set session_replication_role = 'origin'");
    client.release();
  }
}
