import type {
  BundlePartKind,
  BundleRefundMode,
  GoodsType,
  LimitPeriod,
  LocalizedText,
  Picture,
  RefundRule,
  ServiceMode,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is goods, services and bundles with their options. */
export interface GoodsTables {
  products: {
    id: string;
    seq: Generated<number>;
    goods_type: Extract<GoodsType, 0 | 3>;
    supplier_id: string;
    category_id: string;
    sort: number;
    content: Json<Record<'zh-Hans' | 'en', ProductContent>>;
    thumb: Json<Picture>;
    album: Json<Picture[]>;
    video: Json<{ url: string; poster: Picture }> | null;
    specs: Json<SpecColumn[]>;
    sold_count: Generated<number>;
    on_sale: Generated<boolean>;
    on_sale_from_ms: number | null;
    on_sale_to_ms: number | null;
    min_per_order: Generated<number>;
    limit_per_member: number | null;
    limit_period: Generated<LimitPeriod>;
    /** Null: delivered free, or not shipped at all. */
    freight_template_id: string | null;
    no_reason_return: Generated<boolean>;
    /** Null unless it is a single service. */
    service: Json<ServiceColumn> | null;
    /** Null unless it is a bundle. */
    bundle: Json<BundleColumn> | null;
    /** Lowest and highest price of its options; kept by a trigger. */
    low_fen: Generated<number>;
    high_fen: Generated<number>;
    /** Names in both languages, small letters. */
    search_text: string;
  };
  skus: {
    id: string;
    product_id: string;
    /** Its stock, slot ''. */
    pool_id: string;
    seq: number;
    value_ids: string[];
    name: Json<LocalizedText>;
    price_fen: number;
    market_price_fen: number | null;
    weight_gram: number;
    picture: Json<Picture> | null;
    enabled: Generated<boolean>;
    /** Of its own, percent; null: that of goods. */
    tax_rate: Generated<number | null>;
  };
  /** Pieces of a limited product a member has, by period: `ever`, or a day. */
  purchase_counts: { member_id: string; product_id: string; period: string; pieces: number };
}

/** Texts of a product in one language; `detail` and `useRule` are sanitised HTML. */
export interface ProductContent {
  name: string;
  subtitle: string;
  tags: string[];
  detail: string;
  useRule: string;
}

export interface SpecColumn {
  specId: string;
  name: LocalizedText;
  values: { valueId: string; name: LocalizedText; picture: Picture | null }[];
}

export interface ServiceColumn {
  mode: ServiceMode;
  /** One of both: good for so many days after paying, or until a day. */
  validDays: number | null;
  untilDay: string | null;
  usesPerVoucher: number;
  places: { name: LocalizedText; address: LocalizedText; lat: number; lng: number }[];
  refundRule: RefundRule;
  autoRefundExpired: boolean;
  /** `instant`: what is shown after paying. */
  instantContent: LocalizedText | null;
}

export interface BundleColumn {
  refundMode: BundleRefundMode;
  parts: BundlePartColumn[];
}

export interface BundlePartColumn {
  partId: string;
  kind: BundlePartKind;
  /** Ticket, room, or product. */
  productId: string;
  /** Rate or SKU; empty for a ticket. */
  variantId: string;
  quantity: number;
  /** Counted from the first day; null for what has no day. */
  dayOffset: number | null;
  /** Of a room. */
  nights: number | null;
  /** What one of it is worth, fen: how the price is shared. */
  weightFen: number;
}
