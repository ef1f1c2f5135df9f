import type { LocalizedText, Picture, ProductKind, ReviewState } from '@yunyou/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../database/json-column';

type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The part of the database that is reviews. */
export interface ReviewTables {
  reviews: {
    id: string;
    seq: Generated<number>;
    /** What was bought; null where nobody bought it here. */
    line_id: Generated<string | null>;
    kind: Generated<ProductKind>;
    product_id: string;
    /** What the product belongs to: its shop, spot or hotel. */
    parent_id: string;
    sku_id: string | null;
    member_id: string | null;
    /** As it is shown, masked; empty where nobody is to know. */
    author_name: string;
    avatar_url: Generated<string>;
    /** For good. */
    anonymous: Generated<boolean>;
    state: Generated<ReviewState | 'deleted'>;
    stars: number;
    text: string;
    pictures: Json<Picture[]>;
    video_url: Generated<string | null>;
    tags: Generated<string[]>;
    helpful: Generated<number>;
    bought_day: Generated<string | null>;
    /** The day it was used; null where that is not known. */
    used_day: Generated<string | null>;
    /** What was bought, as the order says; null: as the product is called now. */
    title: OptionalJson<LocalizedText>;
    spec_text: OptionalJson<LocalizedText>;
    reply: string | null;
    reply_ms: Generated<number | null>;
    at_ms: number;
    append_text: Generated<string | null>;
    append_pictures: ColumnType<Picture[], string | undefined, string>;
    append_ms: Generated<number | null>;
    append_state: Generated<ReviewState | null>;
    append_reply: Generated<string | null>;
    append_reply_ms: Generated<number | null>;
    /** Where its pictures are in the object store: how their keys begin. */
    files: Generated<string | null>;
    deleted_ms: Generated<number | null>;
  };
  /** Sums of what is visible, by product and by what it belongs to. */
  review_sums: {
    subject_id: string;
    reviews: Generated<number>;
    /** How many of one star, of two, … of five. */
    stars: Generated<number[]>;
    with_pictures: Generated<number>;
    with_append: Generated<number>;
  };
  /** The same by tag and by option. */
  review_counts: { subject_id: string; what: 'tag' | 'sku'; key: string; reviews: Generated<number> };
  /** Whom a review helped. */
  review_votes: { review_id: string; member_id: string; at_ms: number };
}
