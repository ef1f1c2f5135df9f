import type {
  AppointmentApproval,
  AppointmentCancelReason,
  AppointmentEventKind,
  AppointmentMode,
  AppointmentRealName,
  AppointmentSpecialKind,
  AppointmentStatus,
  AppointmentVerifyBy,
  CertificateType,
  LocalizedText,
  Picture,
  WaitingState,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';
import type { AppointmentTemplate } from './templates';

/** Texts of an item, in both languages. */
export interface ItemTexts {
  title: LocalizedText;
  intro: LocalizedText;
  notes: LocalizedText[];
  placeName: LocalizedText;
}

/** Times of a day, cut into slots; `to` not after `from` is on the next day. */
export interface Hours {
  from: string;
  to: string;
  slotMinutes: number;
  capacity: number;
}

/** The part of the database that is appointments. */
export interface AppointmentTables {
  appointment_items: {
    id: string;
    spot_id: string | null;
    shop_id: string | null;
    city_name: string;
    sort: number;
    mode: AppointmentMode;
    real_name: AppointmentRealName;
    cert_types: CertificateType[];
    min_group: number;
    max_group: number;
    /** A day opens so many days before it, at `release_at`. */
    open_days_ahead: number;
    release_at: string;
    /** Minutes before a slot's start. */
    book_until_min: number;
    cancel_until_min: number;
    change_until_min: number;
    changes_max: number;
    /** The gate: minutes before and after the start. */
    early_min: number;
    late_min: number;
    approval: AppointmentApproval;
    waiting: boolean;
    no_show_limit: number;
    no_show_days: number;
    no_show_block_days: number;
    /** Vouchers of who did not come can be appointed again. */
    reappoint: boolean;
    verify_by: AppointmentVerifyBy;
    closed_on_holidays: boolean;
    open_on_holidays: boolean;
    first_day: string | null;
    last_day: string | null;
    lat: number;
    lng: number;
    picture: Json<Picture>;
    texts: Json<ItemTexts>;
  };
  /** What gives a right to an item, and how many people one voucher of it lets in. */
  appointment_item_products: { item_id: string; product_id: string; people: number };
  appointment_hours: {
    item_id: string;
    seq: number;
    /** MM-DD, both or none. */
    season_first: string | null;
    season_last: string | null;
    /** 1 Monday to 7 Sunday. */
    weekdays: number[];
    from_time: string;
    to_time: string;
    slot_minutes: number;
    capacity: number;
  };
  appointment_special_days: {
    item_id: string;
    day: string;
    kind: AppointmentSpecialKind;
    note: Json<LocalizedText>;
    /** Instead of the usual ones, or besides them. */
    hours: Json<Hours[]>;
  };
  appointment_slots: {
    id: string;
    item_id: string;
    day: string;
    from_time: string;
    to_time: string;
    starts_ms: number;
    ends_ms: number;
    opens_ms: number;
    capacity: number;
    /** Places of appointments that were not cancelled, and of offers. */
    taken: Generated<number>;
    closed: Generated<boolean>;
    /** The hours have no such slot any more: people have it, so it stays, for the operator to look at. */
    marked: Generated<boolean>;
  };
  appointments: {
    id: string;
    /** Begins with YY. */
    sn: string;
    item_id: string;
    slot_id: string;
    member_id: string;
    order_id: string | null;
    size: number;
    entered: number;
    status: AppointmentStatus;
    code: string;
    mobile_cipher: string;
    remark: string;
    changes_left: number;
    cancel_reason: AppointmentCancelReason | null;
    cancel_note: string;
    from_waiting: boolean;
    /** Of its slot. */
    starts_ms: number;
    ends_ms: number;
    /** A stand-alone one that nobody came to, or that was cancelled too late. */
    missed_ms: number | null;
    /** When its end was looked at: who did not come is absent since then. */
    ended_ms: number | null;
    created_ms: number;
  };
  appointment_visitors: {
    id: string;
    appointment_id: string;
    seq: number;
    name_cipher: string;
    cert_type: CertificateType;
    cert_cipher: string;
    /** Keyed hash of the document. */
    cert_index: string | null;
    mobile_cipher: string;
    code: string | null;
    checked_ms: number | null;
    absent: boolean;
    item_id: string;
    day: string;
    /** False once the appointment is cancelled or over without them. */
    live: boolean;
  };
  appointment_vouchers: {
    appointment_id: string;
    /** Of `vouchers`, or of `outside_vouchers`. */
    voucher_id: string;
    people: number;
    used_ms: number | null;
    live: boolean;
  };
  outside_vouchers: {
    id: string;
    code: string;
    item_id: string;
    title: Json<LocalizedText>;
    people: number;
    first_day: string;
    last_day: string;
    member_id: string | null;
    blocked: Generated<boolean>;
    used_ms: Generated<number | null>;
    bound_ms: Generated<number | null>;
    created_ms: number;
  };
  appointment_events: {
    id: Generated<number>;
    appointment_id: string;
    kind: AppointmentEventKind;
    status: AppointmentStatus;
    note: Generated<string>;
    at_ms: number;
  };
  /** What was agreed, in both languages; the database refuses every change. */
  appointment_snapshots: { appointment_id: string; canonical: string; sha256: string; created_ms: number };
  waiting_entries: {
    id: string;
    slot_id: string;
    item_id: string;
    member_id: string;
    size: number;
    mobile_cipher: string;
    state: WaitingState;
    offered_until_ms: number | null;
    appointment_id: string | null;
    joined_ms: number;
  };
  code_tries: { key: string; since_ms: number; wrong: number; shut_until_ms: Generated<number> };
  appointment_news: {
    id: Generated<number>;
    member_id: string;
    template: AppointmentTemplate;
    channel: 'inbox' | 'sms';
    appointment_id: string | null;
    entry_id: string | null;
    voucher_id: Generated<string | null>;
    /** What is told once. */
    once: string | null;
    due_ms: number;
    /** Later than this nobody wants to hear of it. */
    until_ms: number | null;
    done_ms: Generated<number | null>;
  };
}
