import type {
  BreakdownRow,
  BusinessRule,
  OrderStatus,
  PaymentStatus,
  QuoteLine,
  RefundQuote,
  TravellerCheck,
} from '@yunyou/contract';

/** A traveller who does not fit, and why: `checkCode` as in the list of travellers. */
interface UnfitTraveller {
  readonly contactId: string;
  readonly checkCode: TravellerCheck;
}

/** The unit that cannot be given back; the order's status where the whole order cannot. */
interface RefusedUnit {
  readonly lineId?: string;
  /** From 0 on. */
  readonly unit?: number;
  readonly status?: OrderStatus;
}

/** The group that the member is in already, and the order they are in it with. */
interface OwnGroup {
  readonly groupId: string;
  readonly orderId: string;
}

/** Details of the rules that have some. A field with a question mark is said where it is known. */
interface KnownRuleDetails {
  codeTooSoon: { readonly retryAfterSeconds?: number };
  /** `slot`: the day, or the place, of which too little is left. */
  soldOut: { readonly slot: string; readonly available?: number };
  /** First and last day, `YYYY-MM-DD`, of a voucher that is shown on another. */
  dayClosed: { readonly firstDay?: string; readonly lastDay?: string };
  tooManyTickets: { readonly min: number; readonly max: number };
  travellersMissing: { readonly needed: number; readonly chosen: number };
  travellerDocument: UnfitTraveller;
  travellerAge: UnfitTraveller;
  travellerGender: UnfitTraveller;
  travellerBooked: { readonly contactId: string };
  /** The total now, in fen, with its rows, and the one the order expected. */
  priceChanged: {
    readonly totalFen: number;
    readonly breakdown: readonly BreakdownRow[];
    readonly expectedTotalFen: number;
    /** The lines as they are sold now, in the order of the request. */
    readonly lines: readonly QuoteLine[];
  };
  /** Which of the request's lines have other terms, and all lines as they are sold now. */
  termsChanged: { readonly changed: readonly number[]; readonly lines: readonly QuoteLine[] };
  /** Nights that miss, and the least that is left on them. */
  roomSoldOut: { readonly nights: readonly string[]; readonly left: number };
  nightClosed: { readonly nights: readonly string[] };
  minNights: { readonly n: number };
  maxNights: { readonly n: number };
  tooManyRooms: { readonly n: number };
  /** Epoch ms. */
  notYetOpen: { readonly opensAtMs: number };
  arrivalTooLate: { readonly untilMs: number };
  /** Open orders of the member that are paid at the desk, and those they did not come to. */
  deskLimit: { readonly open: number; readonly noShows: number };
  /** Unpaid checkouts of the member, and how many are allowed, in all and of one product and day. */
  tooManyUnpaid: { readonly unpaid: number; readonly perMember: number; readonly perProductDay: number };
  transitionRefused: {
    readonly from?: OrderStatus;
    readonly to?: OrderStatus;
    readonly fromPayment?: PaymentStatus;
    readonly toPayment?: PaymentStatus;
    readonly voucherStatus?: number;
  };
  /** Other groups of the product that can be joined, and how many each of them misses. */
  groupFull: {
    readonly alternatives: readonly {
      readonly groupId: string;
      readonly lacking: number;
      readonly endsAtMs: number;
    }[];
  };
  groupAlreadyJoined: OwnGroup;
  groupOpenAlready: OwnGroup;
  refundNotAllowed: RefusedUnit;
  refundTooLate: RefusedUnit;
  unitsUsed: RefusedUnit;
  /** `left`: how many units of the line can still be asked back. */
  refundOpen: { readonly lineId: string; readonly left?: number };
  /** The refund as it is now. */
  refundChanged: RefundQuote;
}

/** What is known of a rule that has no details, and of a refusal without a rule. */
type NoDetails = Readonly<Record<string, unknown>>;

/** What a rule knows besides its name, such as the new total of `priceChanged`; as the contract's server says it, unchecked. */
export type RuleDetails<Rule extends BusinessRule | undefined> = Rule extends keyof KnownRuleDetails
  ? Readonly<KnownRuleDetails[Rule]>
  : NoDetails;
