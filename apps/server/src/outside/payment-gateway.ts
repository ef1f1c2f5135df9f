import type { JsapiParameters, ResponseOf, UnifiedPay } from '@yunyou/contract';

/**
 * How the buyer pays. The messaging app: in its pages, in its mini-program, by a jump of a mobile browser, by a code on a desktop screen, through our own
 * app. The other payment app: by its page, or in it. Then cloud quick pay, the short-video app, the bank's app, and the
 * stored-value card.
 */
export type TradeType =
  | 'jsapi'
  | 'mini'
  | 'h5'
  | 'native'
  | 'app'
  | 'otherPage'
  | 'otherApp'
  | 'quickPass'
  | 'shortVideo'
  | 'bank'
  | 'storedValue';

export interface StartPayment {
  tradeType: TradeType;
  /** Our number for this payment: 6 to 32 letters and digits, unique. */
  outTradeNo: string;
  /** What the buyer reads at the cashier, at most 127 characters. */
  description: string;
  amountFen: number;
  /** When the payment system must refuse it. */
  expiresAtMs: number;
  payerIp: string;
  /** The payer in the messaging app; `jsapi` and `mini` only. */
  openId?: string;
  /** The app the payer is known to; default the merchant's own. */
  appId?: string;
  /** Where the cashier sends the buyer afterwards. */
  returnUrl?: string;
  /** The member who pays; the stored-value card is theirs. */
  memberId: string;
}

/** What the client gets to pay with. */
export interface Prepay {
  /** The payment system's own number for it. */
  prepayId: string | null;
  payUrl: string | null;
  /** For ways that need more than an address. */
  hand?: UnifiedPay | ResponseOf<'payment', 'aliH5Pay'>;
}

/** The payment system's word about one payment. */
export interface PaymentReport {
  state: 'open' | 'paid' | 'closed' | 'refunded' | 'unknown';
  transactionId?: string;
  amountFen?: number;
  paidAtMs?: number;
}

export interface RefundRequest {
  outTradeNo: string;
  outRefundNo: string;
  amountFen: number;
  totalFen: number;
  reason: string;
}

/** Which refund: our numbers of it and of its payment. */
export type RefundKey = Pick<RefundRequest, 'outTradeNo' | 'outRefundNo'>;

/** The payment system's word about one refund. `unknown`: it has never heard of it. */
export interface RefundReport {
  state: 'succeeded' | 'processing' | 'failed' | 'unknown';
}

/** One booking in a payment system's file of a day. */
export interface StatementRow {
  kind: 'payment' | 'refund';
  /** Our own number of it. */
  number: string;
  /** Of what came or went back, never negative. */
  amountFen: number;
  /** What the payment system keeps of a payment; negative where it gives it back with a refund. */
  feeFen: number;
  atMs: number;
}

/** A payment system's file of a day, checked as far as its protocol can be. Read once, then closed. */
export interface Statement {
  /** Of the file, where the payment system gives one. */
  readonly sha1: string | null;
  readonly rows: AsyncIterable<StatementRow>;
  close(): Promise<void>;
}

/** A notification whose signature was right and whose content was decrypted. */
export type PaymentNotification =
  | { kind: 'paid'; outTradeNo: string; transactionId: string; amountFen: number; paidAtMs: number }
  | { kind: 'refunded'; outTradeNo: string; outRefundNo: string; succeeded: boolean }
  | { kind: 'other'; eventType: string };

/** One payment system. The real protocol and the sandbox speak through the same implementation. */
export interface PaymentGateway {
  /** Name stored with each payment. */
  readonly name: string;
  readonly tradeTypes: readonly TradeType[];
  /** First letter of its trade numbers; empty for the messaging app, whose numbers begin with a digit. */
  readonly numberPrefix: string;
  /** Registers the payment; answers where the buyer goes or what the app's pay call needs. */
  start(payment: StartPayment): Promise<Prepay>;
  /** Asks how the payment stands. `unknown` when the payment system can't be reached. */
  query(outTradeNo: string): Promise<PaymentReport>;
  /** Makes sure that it can't be paid any more. Rejects with `AlreadyPaidError` when it has been. */
  close(outTradeNo: string): Promise<void>;
  /** Sends money back. Safe to repeat with the same `outRefundNo`. */
  refund(request: RefundRequest): Promise<{ state: 'succeeded' | 'processing' | 'failed' }>;
  /** Asks how far a refund is. Rejects with `PaymentGatewayError` when the payment system can't be reached. */
  queryRefund(refund: RefundKey): Promise<RefundReport>;
  /**
   * What the payment system booked on a day of Asia/Shanghai. `notReady`: ask later. `none`: nothing was booked. Rejects
   * when it can't be reached or the file is not what the payment system made.
   */
  statement(day: string): Promise<Statement | 'notReady' | 'none'>;
  /** Checks and opens a notification. Throws `NotificationError` when it is not the payment system's. */
  readNotification(headers: Headers, body: string): PaymentNotification;
  /** What the payment system reads as "heard"; default an empty answer. */
  readonly heard?: string;
}

/** The messaging app's payment can be called by itself. */
export interface MessagingAppPayments extends PaymentGateway {
  /** What the messaging app's pay call takes, signed now for the app that asked for the payment. */
  jsapiParameters(prepayId: string, appId?: string): JsapiParameters;
}

/** The payment can't be closed: the buyer was faster. */
export class AlreadyPaidError extends Error {
  override name = 'AlreadyPaidError';
}

/** A notification that is not from the payment system, is too old, or can't be decrypted. */
export class NotificationError extends Error {
  override name = 'NotificationError';
}

/** Why a notification that is really the payment system's can't be acted on. */
export type OddReason = 'content' | 'merchant' | 'app' | 'currency' | 'amount' | 'unknownPayment';

/** A notification that is the payment system's, about something that is not ours or makes no sense: for the operator. */
export class OddNotification extends Error {
  override name = 'OddNotification';
  constructor(
    readonly reason: OddReason,
    /** Our number of the payment, as it was told. */
    readonly number: string,
    /** What was told, without anything personal. */
    readonly said: Record<string, string | number | undefined>,
  ) {
    super(`A notification about ${number} has an odd ${reason}.`);
  }
}

/** The payment system refused or could not be reached; nothing is known to have changed. */
export class PaymentGatewayError extends Error {
  override name = 'PaymentGatewayError';
  constructor(
    message: string,
    /** The payment system's own code, such as `PARAM_ERROR`. */
    readonly gatewayCode: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A day's file is not what the payment system made: changed, cut off, unreadable. Nothing of it counts. */
export class StatementBrokenError extends Error {
  override name = 'StatementBrokenError';
}
