import type { MiniProgramState, SubscriptionTemplate } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** The part of the database that is subscribe messages and the rights to send them. */
export interface SubscriptionTables {
  subscriptions: {
    id: Generated<number>;
    member_id: string;
    app_id: string;
    open_id: string;
    type: SubscriptionTemplate;
    mini_program_state: MiniProgramState;
    view_spot_id: string;
    hotel_id: string;
    supplier_id: string;
    activity_id: string;
    voucher_id: string;
    parent_sn: string;
    sn: string;
    created_ms: number;
    sent_ms: number | null;
  };
  subscribe_messages: {
    id: Generated<number>;
    /** What it is about: one of these. */
    order_id: string | null;
    member_coupon_id: string | null;
    /** An activity that begins, or a coupon that can be claimed from then on. */
    activity_id: string | null;
    /** What there is to tell of an appointment. */
    news_id: number | null;
    /** A place in a flash sale that somebody waited for. */
    grab_id: string | null;
    /** What a member's inbox tells. */
    inbox_id: string | null;
    subscription_id: number | null;
    type: SubscriptionTemplate;
    open_id: string;
    mini_program_state: MiniProgramState;
    state: Generated<'waiting' | 'sent' | 'refused' | 'failed' | 'dropped'>;
    reason: Generated<string>;
    attempts: Generated<number>;
    created_ms: number;
    next_ms: number;
    until_ms: number;
    done_ms: number | null;
  };
}
