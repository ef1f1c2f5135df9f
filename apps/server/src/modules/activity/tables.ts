import type {
  ActivityAudience,
  ActivityRule,
  ActivityState,
  ActivityType,
  FlashGuard,
  LocalizedText,
  Picture,
  RefundRule,
  TieredRefundRule,
} from '@yunyou/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Scope } from '../../core/pricing';
import type { Json } from '../../database/json-column';

/** The part of the database that is activities, and who took part in them. */
export interface ActivityTables {
  activities: {
    id: string;
    active_type: ActivityType;
    /** Null: the platform's. */
    supplier_id: string | null;
    name: Json<LocalizedText>;
    picture: Json<Picture>;
    starts_ms: number;
    ends_ms: number;
    scope: Json<Scope>;
    coupon_allowed: Generated<boolean>;
    /** Channel sources it is for; null for all. */
    channels: number[] | null;
    member_limit: number | null;
    budget_uses: number | null;
    used_count: Generated<number>;
    rule: Json<ActivityRule>;
    /** The operator's own paragraphs. */
    rules: Json<LocalizedText[]>;
    state: Generated<ActivityState>;
    subtitle: ColumnType<LocalizedText, string | undefined, string>;
    organiser: ColumnType<Organiser | null, string | null | undefined, string | null>;
    /** Shown so long before its start. */
    warm_up_ms: Generated<number>;
    /** Filter lists, and refuse nobody; empty for all. */
    city_names: Generated<string[]>;
    audience: Generated<ActivityAudience>;
    /** Minutes to pay an order of it. */
    pay_minutes: Generated<number>;
    /** What it is shared with; null: its picture. */
    share_image: ColumnType<Picture | null, string | null | undefined, string | null>;
    published_ms: Generated<number | null>;
    withdrawn_ms: Generated<number | null>;
  };
  /** What an activity sells at a price of its own, out of the pool of the same id. */
  activity_products: {
    id: string;
    activity_id: string;
    seq: number;
    kind: ActivityProductKind;
    product_id: string;
    /** SKU or rate; empty for a ticket. */
    variant_id: string;
    /** The product's pool, which the units were moved out of. */
    source_pool_id: string;
    /** Units of the pool that a piece takes: the people of a ticket. */
    per_unit: number;
    price_fen: number;
    original_price_fen: number;
    limit_per_order: number;
    limit_per_member: number;
    /** 0: no limit. */
    limit_per_certificate: number;
    guard: FlashGuard;
    /** Null: the product's own. */
    refund_rule: ColumnType<RefundRule | TieredRefundRule | null, string | null | undefined, string | null>;
    name: Json<LocalizedText>;
    spec_text: Json<LocalizedText>;
    picture: Json<Picture>;
    /** How many people make a group, and how long they have; null for what is not sold to groups. */
    group_needed: number | null;
    group_hours: number | null;
    /** At the end the merchant fills a group that is half full. */
    virtual_completion: Generated<boolean>;
    /** What a bargain goes down to from the price, cut by how many in how long; null for what is not bargained for. */
    floor_price_fen: number | null;
    bargain_people: number | null;
    bargain_hours: number | null;
    /** It can be bought on the way; else at its floor price alone. */
    buy_any_time: Generated<boolean>;
  };
  /** Rules of an activity, version by version, as members agreed to them. */
  activity_rule_texts: { activity_id: string; version: string; rules: Json<LocalizedText[]> };
  activity_agreements: { member_id: string; activity_id: string; rules_version: string; at_ms: number };
  /** In how many orders a document took part, over all members. */
  activity_documents: {
    activity_product_id: string;
    cert_index: string;
    orders: number;
    kept_until_ms: number;
  };
  /** Who wants to be told before it begins. */
  activity_reminders: {
    activity_id: string;
    member_id: string;
    created_ms: number;
    told_ms: number | null;
  };
  /** What a promotion, or an add-on offer, makes something cost. */
  activity_prices: { activity_id: string; variant_id: string; price_fen: number; seq: Generated<number> };
  /** Checkouts that used an activity with a budget or a limit; not live: given back. */
  activity_uses: { checkout_id: string; activity_id: string; member_id: string; live: Generated<boolean> };
}

/** Who answers for an activity. */
export interface Organiser {
  name: LocalizedText;
  telephone: string;
}

/** What an activity can sell. */
export type ActivityProductKind = 'ticket' | 'stay' | 'goods' | 'service' | 'annualCard' | 'box';

/** What is a product of its own, too; boxes are nothing but their activity's. */
export type OfferedKind = Exclude<ActivityProductKind, 'box'>;
