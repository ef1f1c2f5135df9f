import type { LocalizedText, Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { GroupRow } from './group-store';
import type { GroupSeatState } from './tables';

/** A member's seat with its group and what is bought. */
export interface ListedSeat {
  group: GroupRow;
  seat: GroupSeatState;
  orderId: string;
  activeId: string;
  name: LocalizedText;
  picture: Picture;
  changedMs: number;
}

/** A page of the seats that a member has paid for, of each group the latest; what changed last first. */
export async function seatsOfMember(
  db: Queries,
  { memberId, page, size }: { memberId: string; page: number; size: number },
): Promise<{ seats: ListedSeat[]; total: number }> {
  const { rows } = await sql<ListedSeat & { total: number }>`
    with mine as (
      select distinct on (group_id) * from group_seats
      where member_id = ${memberId} and paid_ms is not null order by group_id, id desc
    )
    select to_jsonb(g) as "group", s.state as seat, s.order_id as "orderId",
      p.activity_id as "activeId", p.name, p.picture,
      s.changed_ms as "changedMs", count(*) over ()::integer as total
    from mine s join buy_groups g on g.id = s.group_id
      join activity_products p on p.id = s.activity_product_id
    order by s.changed_ms desc, s.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { seats: rows, total: rows[0]?.total ?? 0 };
}
