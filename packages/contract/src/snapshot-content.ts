import type {
  AppointmentApproval,
  AppointmentMode,
  AppointmentRealName,
  AppointmentVerifyBy,
  appointmentSnapshotVersion,
  BundleRefundMode,
  CardAfterActivation,
  CardRole,
  CardValidityKind,
  ConfirmMode,
  OrderType,
  ProductKind,
  ServiceMode,
  snapshotVersion,
} from './constants';
import type { BreakdownRow, CancelDeadline, LocalizedText, RefundRule, TieredRefundRule } from './types';

/** A version of an agreement that was in force, and the hash of its HTML document in each language. */
export interface AgreedDocument {
  id: string;
  title: LocalizedText;
  version: string;
  sha256: LocalizedText;
}

/** Who sold it; what is not known is null. */
export interface SnapshotSeller {
  id: string;
  shopName: LocalizedText | null;
  companyName: LocalizedText | null;
  taxId: string | null;
  /** Number of the business licence. */
  licenseNumber: string | null;
}

interface SnapshotHead {
  version: typeof snapshotVersion;
  orderSn: string;
  agreedAtMs: number;
  currency: 'CNY';
}

/** What was agreed on an order as a whole. */
export interface OrderSnapshotContent extends SnapshotHead {
  kind: 'order';
  orderType: OrderType;
  title: LocalizedText;
  seller: SnapshotSeller;
  lines: { seq: number; name: LocalizedText; spec: LocalizedText; quantity: number; paidFen: number }[];
  breakdown: (Omit<BreakdownRow, 'label'> & { label: LocalizedText })[];
  freightFen: number;
  totalFen: number;
  payAtDesk: boolean;
  agreements: readonly AgreedDocument[];
}

/** What was agreed on one line. */
export interface LineSnapshotContent extends SnapshotHead {
  kind: 'line';
  seq: number;
  productKind: ProductKind;
  productId: string;
  variantId: string;
  name: LocalizedText;
  spec: LocalizedText;
  quantity: number;
  unitPriceFen: number;
  grossFen: number;
  paidFen: number;
  /** What each unit was paid with, in their order. */
  unitPaidFen: number[];
  adjustments: { kind: BreakdownRow['kind']; sourceId: string; name: LocalizedText; amountFen: number }[];
  /** Half-open, a day or the start of an appointment; empty when undated. */
  fromSlot: string;
  untilSlot: string;
  confirmMode: ConfirmMode;
  bundle: { name: LocalizedText; quantity: number; refundMode: BundleRefundMode } | null;
  terms: SnapshotTerms;
  /** The activity at whose own price it was sold; absent for others. */
  activity?: SnapshotActivity;
}

/** An activity with the rules that were in force. */
export interface SnapshotActivity {
  activeId: string;
  name: LocalizedText;
  /** Of one piece, before the normal price was looked at. */
  priceFen: number;
  rulesVersion: string;
  rules: LocalizedText[];
  /** The bargain that brought the price down; absent for others. */
  bargain?: SnapshotBargain;
}

/** How a bargain stood when it was bought, and what its split can be checked by once the seed is told. */
export interface SnapshotBargain {
  bargainId: string;
  startFen: number;
  floorFen: number;
  people: number;
  cutsMade: number;
  cutFen: number;
  /** SHA-256 of the seed, lower hex. */
  commitment: string;
  clientSeed: string;
}

/** Terms that a kind of product is sold on; each kind has its own of them. */
export interface SnapshotTerms {
  /** Where it is used, and who to call there. */
  placeName?: LocalizedText;
  placeAddress?: LocalizedText;
  placePhone?: string;
  refundRule?: RefundRule | TieredRefundRule;
  cancelDeadlines?: CancelDeadline[];
  /** Seven days' return without a reason. */
  noReasonReturn?: boolean;
  /** Prepared before it is shipped. */
  stocking?: boolean;
  validDays?: number | null;
  untilDay?: string | null;
  autoRefundExpired?: boolean;
  usesPerVoucher?: number;
  serviceMode?: ServiceMode;
  peoplePerUnit?: number;
  checkInFrom?: string;
  checkOutUntil?: string;
  breakfasts?: number;
  adults?: number;
  children?: number;
  nights?: { night: string; priceFen: number }[];
  holdUntilMs?: number | null;
  /** Of an annual card. */
  card?: SnapshotCardTerms;
}

/** What an annual card lets in to, for how long and how many, and what goes back of it. */
export interface SnapshotCardTerms {
  roles: { role: CardRole; min: number; max: number; minAge: number | null; maxAge: number | null }[];
  spots: {
    spotId: string;
    perDay: number;
    total: number | null;
    from: string;
    to: string;
    appointmentNeeded: boolean;
    blackout: { firstDay: string; lastDay: string; name: LocalizedText }[];
  }[];
  validityKind: CardValidityKind;
  validDays: number;
  firstDay: string | null;
  lastDay: string | null;
  activateWithinDays: number;
  joinWithinDays: number;
  spotsPerDay: number | null;
  minutesBetween: number;
  coolOffDays: number;
  beforeFeePercent: number;
  afterActivation: CardAfterActivation;
  feePercent: number;
}

export type SnapshotContent = OrderSnapshotContent | LineSnapshotContent;

/** What was agreed on an appointment: item, place, slot and rules; nothing personal. */
export interface AppointmentSnapshotContent {
  version: typeof appointmentSnapshotVersion;
  kind: 'appointment';
  appointmentSn: string;
  agreedAtMs: number;
  size: number;
  item: {
    id: string;
    title: LocalizedText;
    intro: LocalizedText;
    notes: LocalizedText[];
    mode: AppointmentMode;
  };
  place: { name: LocalizedText; lat: number; lng: number };
  slot: { id: string; day: string; from: string; to: string; startsAtMs: number };
  rules: {
    realName: AppointmentRealName;
    verifyBy: AppointmentVerifyBy;
    approval: AppointmentApproval;
    bookUntilMin: number;
    changeUntilMin: number;
    cancelUntilMin: number;
    changesMax: number;
    earlyMin: number;
    lateMin: number;
    noShowLimit: number;
    noShowDays: number;
    noShowBlockDays: number;
    reappoint: boolean;
  };
  /** What it costs by itself; what its vouchers cost stands in the snapshot of their order. */
  priceFen: number;
  /** How many vouchers it was made for. */
  vouchers: number;
}
