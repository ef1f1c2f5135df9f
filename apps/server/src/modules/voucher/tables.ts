import type { AppointmentStatus } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** Codes that are verified one by one: of tickets, and of whatever else is used by showing one. */
export interface VoucherTables {
  vouchers: {
    id: string;
    order_id: string;
    line_id: string;
    /** The line's unit it belongs to, from 0 on. */
    unit: number;
    person_id: string | null;
    seq: number;
    code: string;
    status: AppointmentStatus;
    first_day: string;
    last_day: string;
    used_ms: number | null;
    /** Cannot be verified while a request for its money is open. */
    frozen: boolean;
    /** How often it can be used, and was. */
    uses: number;
    used_times: number;
    /** Its slot was closed: it goes back without a fee until then. */
    free_until_ms: Generated<number | null>;
  };
  /** Links by which vouchers are passed on; one of a voucher is good at a time. */
  voucher_links: {
    token_hash: string;
    voucher_id: string;
    /** Whose voucher it is. */
    member_id: string;
    made_ms: number;
    /** Taken back by its owner, or replaced by another. */
    taken_back_ms: number | null;
    /** When the days of the voucher are over. */
    expires_ms: number;
  };
}
