import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CardRow } from './cards-store';
import { type CardType, typeColumns } from './types-store';

/** A type as a line of an order takes it in. */
export interface TypeForSale extends CardType {
  /** Live cards and ordered ones of the member. */
  owned: number;
  /** The cards of the member that lines renew, each with the number of its last period. */
  renewed: (Pick<CardRow, 'id' | 'status' | 'last_day' | 'held_ms' | 'terms'> & { periods: number })[];
}

/** These types with how the member stands to them, and cards of theirs that are renewed. One query. */
export async function typesForSale(
  db: Queries,
  asked: { typeIds: readonly string[]; renewIds: readonly string[]; memberId: string },
): Promise<TypeForSale[]> {
  const { rows } = await sql<TypeForSale>`
    select ${typeColumns},
      coalesce((select cards from card_limits m where m.type_id = t.id and m.member_id = ${asked.memberId}), 0) as owned,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'status', c.status, 'last_day', c.last_day,
          'held_ms', c.held_ms, 'terms', c.terms,
          'periods', (select count(*) from card_periods p where p.card_id = c.id))), '[]'::jsonb)
        from cards c where c.type_id = t.id and c.member_id = ${asked.memberId}
          and c.id = any(${[...asked.renewIds]})) as renewed
    from card_types t where t.id = any(${[...asked.typeIds]})`.execute(db);
  return rows;
}
