import type { CardEntryOutcome, CardStatus, LocalizedText, Picture } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { isStillOpen } from '../../core/refunds/quote';
import type { Queries } from '../../database/connect';
import type { CardPersonRow, CardRow, PeriodRow } from './cards-store';
import type { CardLineDetail } from './line-detail';
import type { AnnualCardTables } from './tables';

/** A card of a member as lists show it. */
export interface ListedCard extends Pick<CardRow, 'id' | 'type_id' | 'number' | 'status' | 'activate_by'> {
  first_day: string | null;
  last_day: string | null;
  name: LocalizedText;
  picture: Picture;
  /** Null: it is not renewed. */
  renewPriceFen: number | null;
  /** Of the first person who has been named; null before. */
  holder: { id: string; cipher: string } | null;
  persons: number;
  activePersons: number;
  /** Somebody on it is to mend what was handed in. */
  isRefused: boolean;
}

/** Cards by what lists ask for. */
const GROUPS: Readonly<Record<'toActivate' | 'active' | 'over', readonly CardStatus[]>> = {
  toActivate: ['toActivate', 'examining'],
  active: ['active', 'frozen'],
  over: ['expired', 'refunded'],
};

const ALL: readonly CardStatus[] = Object.values(GROUPS).flat();

/** A page of a member's cards: those that need something first, then by their last day. One query. */
export async function cardPage(
  db: Queries,
  asked: { memberId: string; status: keyof typeof GROUPS | undefined; page: number; size: number },
): Promise<{ cards: ListedCard[]; total: number }> {
  const statuses = asked.status === undefined ? ALL : GROUPS[asked.status];
  const { rows } = await sql<ListedCard & { total: number }>`
    select c.id, c.type_id, c.number, c.status, c.activate_by, c.first_day, c.last_day, t.name, t.picture,
      t.renew_price_fen as "renewPriceFen", p.persons, p."activePersons", p."isRefused",
      (select jsonb_build_object('id', h.id, 'cipher', h.name_cipher) from card_persons h
        where h.card_id = c.id and h.name_cipher <> '' order by h.seq limit 1) as holder,
      count(*) over ()::integer as total
    from cards c join card_types t on t.id = c.type_id
      cross join lateral (select count(*)::integer as persons,
          count(*) filter (where p.status = 'active')::integer as "activePersons",
          coalesce(bool_or(p.status = 'refused'), false) as "isRefused"
        from card_persons p where p.card_id = c.id) p
    where c.member_id = ${asked.memberId} and c.status = any(${[...statuses]})
    order by case when c.status in ('toActivate', 'examining') or p."isRefused" and c.status = 'active' then 0
        when c.status in ('active', 'frozen') then 1 else 2 end,
      case when c.status in ('expired', 'refunded') then null else coalesce(c.last_day, c.activate_by) end,
      c.last_day desc nulls last, c.created_ms desc, c.id
    limit ${asked.size} offset ${(asked.page - 1) * asked.size}`.execute(db);
  return { cards: rows, total: rows[0]?.total ?? 0 };
}

/** One card of a member, with its type, its shop, and the order that can still give money back. */
export interface OwnCard {
  card: CardRow;
  type: Pick<
    Selectable<AnnualCardTables['card_types']>,
    'name' | 'picture' | 'benefits' | 'notice' | 'renew_price_fen' | 'valid_days'
  >;
  telephone: string;
  periods: PeriodRow[];
  /** Of its last period; null for a paper card. */
  bought: {
    orderId: string;
    lineId: string;
    quantity: number;
    lineFen: number;
    detail: CardLineDetail;
    order: Parameters<typeof isStillOpen>[0];
    paidMs: number;
  } | null;
}

/** Undefined where there is none, or it is another member's. One query. */
export async function ownCard(
  db: Queries,
  { cardId, memberId }: { cardId: string; memberId: string },
): Promise<OwnCard | undefined> {
  const { rows } = await sql<OwnCard>`
    select to_jsonb(c) as card, to_jsonb(t) as type, s.telephone,
      coalesce((select jsonb_agg(to_jsonb(p) order by p.seq) from card_periods p where p.card_id = c.id), '[]'::jsonb)
        as periods,
      case when l.id is not null then jsonb_build_object('orderId', o.id, 'lineId', l.id, 'quantity', l.quantity,
        'lineFen', l.paid_fen, 'detail', l.detail, 'paidMs', coalesce(o.paid_ms, o.created_ms),
        'order', jsonb_build_object('status', o.status, 'paid_ms', o.paid_ms)) end as bought
    from cards c join card_types t on t.id = c.type_id join shops s on s.id = t.supplier_id
      left join order_lines l on l.id = coalesce((select p.line_id from card_periods p
        where p.card_id = c.id order by p.seq desc limit 1), c.line_id)
      left join orders o on o.id = l.order_id
    where c.id = ${cardId} and c.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** A person of a card with what was handed in of them. */
export interface OwnPerson extends CardPersonRow {
  applicationId: string | null;
  refusal: LocalizedText | null;
  rounds: number;
}

export async function ownPersons(db: Queries, cardId: string): Promise<OwnPerson[]> {
  const { rows } = await sql<OwnPerson>`
    select p.*, p.activated_ms::double precision as activated_ms, a.id as "applicationId",
      case when a.status = 'refused' then a.refusal end as refusal,
      coalesce((select max(r.round) from card_applications r where r.person_id = p.id and not r.new_portrait), 0) as rounds
    from card_persons p left join lateral (select * from card_applications a where a.person_id = p.id
      order by a.submitted_ms desc, a.id desc limit 1) a on true
    where p.card_id = ${cardId} order by p.seq`.execute(db);
  return rows;
}

/** How often persons of a card were let in to a place: on that day, and since then. */
export interface Admitted {
  personId: string;
  spotId: string;
  today: number;
  total: number;
}

const ADMITTED: CardEntryOutcome = 'admitted';

export async function admittedTo(
  db: Queries,
  cardId: string,
  { day, since }: { day: string; since: string },
): Promise<Admitted[]> {
  const { rows } = await sql<Admitted>`
    select person_id as "personId", spot_id as "spotId", count(*)::integer as total,
      count(*) filter (where day = ${day})::integer as today
    from card_entries where card_id = ${cardId} and outcome = ${ADMITTED} and day >= ${since}
    group by person_id, spot_id`.execute(db);
  return rows;
}
