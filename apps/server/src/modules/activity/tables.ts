import type { ActivityRule, ActivityType, LocalizedText, Picture } from '@yunyou/contract';
import type { Generated } from 'kysely';
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
  };
  /** What a promotion, or an add-on offer, makes something cost. */
  activity_prices: { activity_id: string; variant_id: string; price_fen: number; seq: Generated<number> };
  /** Checkouts that used an activity with a budget or a limit; not live: given back. */
  activity_uses: { checkout_id: string; activity_id: string; member_id: string; live: Generated<boolean> };
}
