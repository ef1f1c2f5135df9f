import type { LocalizedText, OrderStatus, Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { GrabRow } from './grab-store';

/** A member's place with what it is for, for the page of what they take part in. */
export interface ListedGrab extends GrabRow {
  activeId: string;
  name: LocalizedText;
  picture: Picture;
  /** People who wait before it. */
  ahead: number;
  orderStatus: OrderStatus | null;
}

/** A page of a member's places: those in the queue or granted, or those that were ordered; what changed last first. */
export async function placesOfMember(
  db: Queries,
  { memberId, ordered, page, size }: { memberId: string; ordered: boolean; page: number; size: number },
): Promise<{ places: ListedGrab[]; total: number }> {
  const { rows } = await sql<ListedGrab & { total: number }>`
    select g.*, p.activity_id as "activeId", p.name, p.picture, o.status as "orderStatus",
      case g.state when 'queued' then (select count(*)::integer from flash_grabs q
        where q.activity_product_id = g.activity_product_id and q.state = 'queued'
          and q.arrival_no < g.arrival_no and q.slots && g.slots) else 0 end as ahead,
      count(*) over ()::integer as total
    from flash_grabs g join activity_products p on p.id = g.activity_product_id
      left join orders o on o.id = g.order_id
    where g.member_id = ${memberId} and (g.order_id is not null) = ${ordered}
    order by g.changed_ms desc, g.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { places: rows, total: rows[0]?.total ?? 0 };
}
