import { type Kysely, sql } from 'kysely';

/** What members have won. */
const STATEMENTS = [
  `create table member_prizes (
     id text primary key,
     member_id text not null references members,
     source text not null check (source in ('draw', 'box', 'exchange')),
     activity_id text references activities,
     activity_name jsonb not null,
     kind text not null check (kind in ('goods', 'coupon')),
     name jsonb not null,
     picture jsonb,
     value_fen integer not null check (value_fen >= 0),
     variant_id text references skus,
     draw_index integer check (draw_index >= 0),
     state text not null check (state in ('toClaim', 'claimed', 'expired', 'issued')),
     won_ms bigint not null,
     expires_ms bigint,
     member_coupon_id text references member_coupons,
     order_id text references orders,
     order_line_id text references order_lines,
     reminded_ms bigint,
     changed_ms bigint not null,
     check ((kind = 'goods') = (variant_id is not null)),
     check ((kind = 'coupon') = (state = 'issued')),
     check ((kind = 'coupon') = (member_coupon_id is not null)),
     check ((state = 'claimed') = (order_id is not null)),
     check ((order_id is null) = (order_line_id is null)),
     check (state <> 'expired' or expires_ms is not null)
   )`,
  'create index on member_prizes (member_id, won_ms desc, id)',
  `create index member_prizes_due on member_prizes (expires_ms) where state = 'toClaim'`,
  'create unique index on member_prizes (order_line_id)',
  'create index on member_prizes (order_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
