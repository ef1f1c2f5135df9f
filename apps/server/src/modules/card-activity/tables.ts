import type { LocalizedText, Picture, RefundRule } from '@yunyou/contract';
import type { Json } from '../../database/json-column';

/** The part of the database that is activities for holders of annual cards. */
export interface CardActivityTables {
  card_activities: {
    id: string;
    seq: number;
    supplier_id: string;
    name: Json<LocalizedText>;
    picture: Json<Picture>;
    intro: Json<LocalizedText>;
    /** The card types whose holders may join. */
    type_ids: Json<string[]>;
    price_fen: number;
    /** Places that one card can have in it. */
    per_card: number;
    refund_rule: Json<RefundRule>;
    published: boolean;
  };
  card_activity_sessions: {
    id: string;
    activity_id: string;
    day: string;
    from_time: string;
    to_time: string;
  };
  card_activity_places: {
    line_id: string;
    unit: number;
    activity_id: string;
    session_id: string;
    card_id: string;
    person_id: string;
    /** Neither closed nor given back. */
    live: boolean;
  };
}
