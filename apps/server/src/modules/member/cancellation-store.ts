import { orderStatus } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** Orders in these statuses still owe somebody something. */
const OPEN_ORDERS = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.pendingPayment,
  orderStatus.refunding,
];
const OPEN_REQUESTS = ['applied', 'agreed', 'returning', 'refunding', 'failed'];
const BEING_ISSUED = ['submitted', 'issuing'];

/** What is open of a member: how many, and fen where it is money. */
export interface OpenThings {
  orders: number;
  /** Requests that are not answered. */
  requests: number;
  /** Money on its way back. */
  refunds: number;
  invoices: number;
  /** That lie ahead. */
  appointments: number;
  storedValueFen: number;
}

export async function openThingsOf(db: Queries, memberId: string, nowMs: number): Promise<OpenThings> {
  const { rows } = await sql<OpenThings>`
    select
      (select count(*)::integer from orders
        where member_id = ${memberId} and status = any(${OPEN_ORDERS}::integer[])) as orders,
      (select count(*)::integer from refund_requests
        where member_id = ${memberId} and status = any(${OPEN_REQUESTS}::text[])) as requests,
      (select count(*)::integer from refunds r
        join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id
        where c.member_id = ${memberId} and r.state <> 'succeeded') as refunds,
      (select count(*)::integer from invoices
        where member_id = ${memberId} and state = any(${BEING_ISSUED}::text[])) as invoices,
      (select count(*)::integer from appointments
        where member_id = ${memberId} and status in (0, 1) and ends_ms > ${nowMs}) as appointments,
      (select coalesce(sum(balance_fen), 0)::integer from stored_values
        where member_id = ${memberId}) as "storedValueFen"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A query without a table answered no row.');
  return found;
}

/** What a member would lose: how many of each, and what their coupons take off at the most. */
export interface Belongings {
  coupons: number;
  couponsFen: number;
  favorites: number;
  cart: number;
  contacts: number;
  addresses: number;
  invoiceTitles: number;
  /** Pieces that were not used up. */
  collectibles: number;
}

export async function belongingsOf(db: Queries, memberId: string): Promise<Belongings> {
  const { rows } = await sql<Belongings>`
    select
      (select count(*)::integer from member_coupons
        where member_id = ${memberId} and status = 'usable') as coupons,
      (select coalesce(sum(coalesce((terms ->> 'offFen')::integer, 0)), 0)::integer from member_coupons
        where member_id = ${memberId} and status = 'usable') as "couponsFen",
      (select count(*)::integer from favorites
        where member_id = ${memberId} and removed_ms is null) as favorites,
      (select coalesce(sum(amount), 0)::integer from cart_items where member_id = ${memberId}) as cart,
      (select count(*)::integer from contacts where member_id = ${memberId}) as contacts,
      (select count(*)::integer from addresses where member_id = ${memberId}) as addresses,
      (select count(*)::integer from invoice_titles where member_id = ${memberId}) as "invoiceTitles",
      (select count(*)::integer from nft_pieces
        where member_id = ${memberId} and status <> 'exchanged') as collectibles`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A query without a table answered no row.');
  return found;
}
