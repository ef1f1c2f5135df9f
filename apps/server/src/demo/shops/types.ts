import type {
  ActivityRule,
  ActivityType,
  BundlePartKind,
  BundleRefundMode,
  ConfirmMode,
  CouponDisplay,
  CouponKind,
  LimitPeriod,
  RefundRule,
  ServiceMode,
  ShopState,
} from '@yunyou/contract';
import type { FreightFee, Scope } from '../../core/pricing';
import type { LocalText } from '../types';

export type DemoShop = {
  readonly id: `shop-${string}`;
  readonly name: LocalText;
  /** Names in the picture manifest. */
  readonly pictures: { readonly logo: string; readonly banner: string; readonly license: string };
  readonly intro: LocalText;
  readonly openState: ShopState;
  readonly confirmMode: ConfirmMode;
  readonly stocking: boolean;
  readonly freeFreightFromFen: number | null;
  readonly telephone: string;
  readonly hours: LocalText;
  readonly address: LocalText;
  readonly lat: number;
  readonly lng: number;
  readonly shipsFrom: LocalText;
  readonly promises: readonly LocalText[];
  readonly company: LocalText;
  readonly uscc: string;
};

export type CategoryId =
  | 'category-tea-and-food'
  | 'category-tea'
  | 'category-snacks'
  | 'category-crafts'
  | 'category-ceramics'
  | 'category-home'
  | 'category-study'
  | 'category-holiday';

export type DemoCategory = {
  readonly id: CategoryId;
  readonly parentId: CategoryId | null;
  readonly name: LocalText;
  readonly picture: string;
};

export type DemoFreight = {
  readonly id: `freight-${string}`;
  readonly shop: DemoShop['id'];
  readonly name: string;
  readonly chargeBy: 'piece' | 'weight';
  readonly rules: readonly (FreightFee & { readonly regionCodes: readonly string[] })[];
  readonly defaultRule: FreightFee | null;
  readonly refused: readonly { readonly regionCodes: readonly string[]; readonly reason: LocalText }[];
};

export type DemoSpec = {
  readonly id: string;
  readonly name: LocalText;
  readonly values: readonly {
    readonly id: string;
    readonly name: LocalText;
    readonly picture?: string;
  }[];
};

export type DemoSku = {
  /** A value of each specification, in their order; empty for the only one. */
  readonly values: readonly string[];
  readonly priceFen: number;
  readonly marketPriceFen?: number;
  /** Pieces when it is first loaded. */
  readonly total: number;
  readonly weightGram: number;
  readonly enabled?: boolean;
};

export type DemoService = {
  readonly mode: ServiceMode;
  readonly validDays: number | null;
  readonly untilDay?: string;
  readonly uses?: number;
  readonly places: readonly {
    readonly name: LocalText;
    readonly address: LocalText;
    readonly lat: number;
    readonly lng: number;
  }[];
  readonly useRule: readonly LocalText[];
  readonly refundRule: RefundRule;
  readonly autoRefundExpired: boolean;
  /** `instant`: what is shown after paying. */
  readonly instantContent?: LocalText;
};

export type DemoBundlePart = {
  readonly partId: string;
  readonly kind: BundlePartKind;
  readonly productId: string;
  /** Rate or SKU; empty for a ticket. */
  readonly variantId: string;
  readonly quantity: number;
  readonly dayOffset: number | null;
  readonly nights?: number;
  readonly weightFen: number;
};

export type DemoProduct = {
  readonly id: `product-${string}`;
  readonly shop: DemoShop['id'];
  readonly category: CategoryId;
  readonly name: LocalText;
  readonly subtitle: LocalText;
  /** Paragraphs of its page. */
  readonly about: readonly LocalText[];
  readonly tags: readonly LocalText[];
  /** Names in the picture manifest; the first is its thumbnail too. */
  readonly pictures: readonly [string, ...string[]];
  readonly specs: readonly DemoSpec[];
  readonly skus: readonly DemoSku[];
  readonly soldCount: number;
  readonly onSale?: boolean;
  readonly minPerOrder?: number;
  readonly limit?: { readonly pieces: number; readonly period: LimitPeriod };
  readonly freight?: DemoFreight['id'];
  readonly noReasonReturn?: boolean;
  readonly service?: DemoService;
  readonly bundle?: { readonly refundMode: BundleRefundMode; readonly parts: readonly DemoBundlePart[] };
};

/** When something begins and ends, counted from the moment it is loaded. */
export type DemoWindow = { readonly startsAfterMs: number; readonly endsAfterMs: number };

export type DemoActivity = DemoWindow & {
  readonly id: `activity-${string}`;
  readonly type: ActivityType;
  readonly shop: DemoShop['id'] | null;
  readonly name: LocalText;
  readonly picture: string;
  readonly scope: Scope;
  readonly couponAllowed?: boolean;
  readonly memberLimit?: number;
  readonly budgetUses?: number;
  readonly rule: ActivityRule;
  readonly rules: readonly LocalText[];
  /** What a promotion or an add-on offer makes SKUs cost, fen. */
  readonly prices?: Readonly<Record<string, number>>;
};

/** Days are counted from the day of loading; 0 is that day. */
export type DemoCouponDays =
  | { readonly firstDay: number; readonly lastDay: number }
  | { readonly afterDays: number; readonly days: number };

export type DemoCoupon = {
  readonly id: `coupon-${string}`;
  readonly kind: CouponKind;
  readonly shop: DemoShop['id'] | null;
  readonly name: LocalText;
  readonly scope: Scope;
  readonly scopeText: LocalText;
  readonly offFen?: number;
  readonly offPercent?: number;
  readonly capFen?: number;
  readonly exchangePriceFen?: number;
  readonly thresholdFen: number;
  readonly withActivityPrice?: boolean;
  readonly total: number;
  readonly perMember: number;
  readonly display: CouponDisplay;
  /** Claimed from this hour of the day that is so many days away; default: since yesterday. */
  readonly claimFrom?: { readonly day: number; readonly hour: number };
  /** Days it can be claimed; default 60. */
  readonly claimDays?: number;
  readonly days: DemoCouponDays;
  /** Turns into the coupon when it is typed in. */
  readonly code?: string;
};
