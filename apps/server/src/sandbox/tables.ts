import type { LocalizedText } from '@yunyou/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../database/json-column';
import type { InvoiceRequest } from '../outside/invoice-system';

/** What the sandbox's stand-ins keep. */
export interface SandboxTables {
  sandbox_platform_codes: {
    code: string;
    provider: string;
    person: string;
    mobile: Generated<string>;
    is_snapshot: Generated<boolean>;
    expires_ms: number;
    used_ms: number | null;
  };
  /** A chain: each entry has the hash of the one before. */
  sandbox_ledger: {
    seq: Generated<number>;
    tx_id: string;
    record_hash: string;
    previous: string;
    at_ms: number;
  };
  sandbox_messages: {
    id: string;
    open_id: string;
    template_id: string;
    page: string;
    state: string;
    data: Json<Record<string, { value: string }>>;
    sent_ms: number;
  };
  sandbox_settings: { key: string; value: ColumnType<unknown, string, string> };
  sandbox_sms: { id: string; mobile: string; body: string; sent_ms: number };
  sandbox_invoices: {
    request_no: string;
    number: string | null;
    state: 'waiting' | 'issued' | 'failed';
    reason: Json<LocalizedText> | null;
    body: Json<InvoiceRequest>;
    created_ms: number;
    issued_ms: number | null;
  };
  sandbox_emails: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    attachment: string;
    attachment_bytes: number;
    sent_ms: number;
  };
  sandbox_cashier_transactions: {
    prepay_id: string;
    out_trade_no: string;
    trade_type: string;
    appid: string;
    description: string;
    amount_fen: number;
    notify_url: string;
    return_url: string | null;
    open_id: string | null;
    state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR';
    transaction_id: string | null;
    created_ms: number;
    expires_ms: number;
    paid_ms: number | null;
    notified_ms: number | null;
  };
  sandbox_cashier_refunds: {
    refund_id: string;
    out_refund_no: string;
    out_trade_no: string;
    amount_fen: number;
    notify_url: string | null;
    state: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL';
    created_ms: number;
  };
}
