import type { InvoiceState, InvoiceType, LocalizedText, TitleKind } from '@yunyou/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** Whom an invoice is made out to. */
export interface Title {
  titleKind: TitleKind;
  titleName: string;
  taxId: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}

/** A row of an invoice, fen; negative on a red-letter invoice. */
export interface InvoiceItem {
  name: LocalizedText;
  taxCode: string;
  quantity: number;
  amountFen: number;
  taxRate: number;
  netFen: number;
  taxFen: number;
}

/** The part of the database that is invoices. */
export interface InvoiceTables {
  /** Who sells without a shop of their own. */
  sellers: { id: string; name: Json<LocalizedText>; tax_id: string };
  invoice_titles: {
    id: string;
    seq: ColumnType<number, never, never>;
    member_id: string;
    title_cipher: string;
    is_default: boolean;
  };
  invoice_parties: { id: string; member_id: string; title_cipher: string; email_cipher: string };
  invoices: {
    id: string;
    seq: ColumnType<number, never, never>;
    sn: string;
    /** What the invoice system knows it by; stored before it is asked. */
    request_no: string;
    member_id: string;
    party_id: string;
    type: InvoiceType;
    state: InvoiceState;
    seller_name: Json<LocalizedText>;
    seller_tax_id: string;
    items: Json<InvoiceItem[]>;
    total_fen: number;
    tax_fen: number;
    /** Why it was rejected. */
    reason: Json<LocalizedText | null>;
    number: Generated<string | null>;
    created_ms: number;
    /** Since when the invoice system may know of it. */
    sent_ms: Generated<number | null>;
    issued_ms: Generated<number | null>;
    red_of_id: string | null;
    replaces_id: string | null;
    /** Until when the buyer has to confirm the red-letter notice. */
    confirm_by_ms: Generated<number | null>;
    /** How often the notice was raised. */
    notices: Generated<number>;
  };
  invoice_orders: {
    invoice_id: string;
    order_id: string;
    amount_fen: number;
    /** The order is on no other invoice meanwhile. */
    live: boolean;
  };
  invoice_pdfs: { invoice_id: string; sha256: string; data: Buffer };
  invoice_emails: {
    id: string;
    invoice_id: string;
    member_id: string;
    email_cipher: string;
    /** The member asked for it; otherwise it follows the invoice by itself. */
    asked: boolean;
    created_ms: number;
    sent_ms: Generated<number | null>;
  };
}
