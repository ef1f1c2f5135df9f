import type { CertificateType, ConfirmMode, RefundRule, TravellerRule } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is tickets and their prices. */
export interface TicketTables {
  tickets: {
    id: string;
    spot_id: string;
    pool_id: string;
    sort: number;
    kind: string;
    on_sale: Generated<boolean>;
    traveller_rule: TravellerRule;
    people_per_ticket: number;
    min_per_order: number;
    max_per_order: number;
    cert_types: CertificateType[];
    min_age: number | null;
    max_age: number | null;
    gender: 'male' | 'female' | null;
    confirm_mode: ConfirmMode;
    refund_kind: RefundRule['kind'];
    refund_days_before: number | null;
    refund_time: string | null;
    refund_fee_percent: number;
    market_price_fen: number | null;
    valid_days: number;
    advance_days: number;
    cutoff: string;
    content: Json<TicketContent>;
  };
  ticket_prices: { ticket_id: string; day: string; price_fen: number };
}

/** Chinese texts of a ticket; the English ones stand under the same names in `international_fields`. */
export interface TicketContent {
  name: string;
  description: string;
  labels: string[];
  includes: string[];
  entryRule: string;
}

/** What a line of tickets keeps of its ticket. */
export interface TicketLineDetail {
  spotId: string;
  peoplePerTicket: number;
  validDays: number;
  /** Whose documents it was sold against: nobody, one person, or every visitor. */
  travellersNeeded: number;
  refundRule: RefundRule;
}
