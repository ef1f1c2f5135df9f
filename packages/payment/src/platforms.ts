import type { UnifiedPay } from '@yunyou/contract';
import type { MessagingAppBridge } from './ports';

/** Calls back once; the platforms promise no more. */
interface Answers<Result> {
  success(result: Result): void;
  fail(error: unknown): void;
}

/** The part of a messaging-app mini-program's `wx` that pays. */
export interface MiniProgramPay {
  requestPayment(
    payment: {
      timeStamp: string;
      nonceStr: string;
      package: string;
      signType: 'RSA';
      paySign: string;
    } & Answers<unknown>,
  ): unknown;
}

/** A web view in a mini-program: the page hops to a page of the mini-program that pays, and is shown again afterwards. */
export interface WebViewHop {
  /** `wx.miniProgram` of the messaging app's script. */
  miniProgram: { navigateTo(target: { url: string; fail?(error: unknown): void }): void };
  /** The mini-program's page that pays; `orderId` is added. Such as `/pages/pay/pay`. */
  page: string;
  /** `onShow` of the host. */
  onShow(listener: () => void): () => void;
}

/** The part of the payment app's script (`upsdk`) that pays. */
export interface PaymentAppPay {
  pluginReady(listener: () => void): void;
  pay(payment: { tn: string } & Answers<unknown>): void;
}

/** The other payment app: `my` of its mini-programs, or the bridge it puts into pages. */
export type OtherPaymentApp =
  | { tradePay(payment: { orderStr: string } & Answers<unknown>): void }
  | { call(name: 'tradePay', payment: { orderStr: string }, answer: (result: unknown) => void): void };

/** The part of a short-video mini-program's `tt` that pays. */
export interface ShortVideoPay {
  pay(
    payment: { orderInfo: { order_id: string; order_token: string }; service: number } & Answers<unknown>,
  ): unknown;
}

/** The bank's app around the page. */
export interface BankApp {
  /** `mbspay.directpay`, on Android. */
  directpay?(parameters: string): void;
  /** Elsewhere: makes the global function `MBS_PAYINFO`, which the app reads after the address was opened. */
  provideInfo?(read: () => string): void;
  /** Opens the app's own scheme, which no host opens. Default: `openUrl`. */
  openScheme?(url: string): void;
  /** `onShow` of the host: the app's cashier covers the page. */
  onShow(listener: () => void): () => void;
}

type AppParameters = Extract<UnifiedPay, { kind: 'app' }>['parameters'];

/** Our own app around the page. It hands the parameters to the messaging app's SDK. */
export interface AppBridge {
  pay(parameters: AppParameters): Promise<{ result?: string }>;
}

/** What the surrounding app can do; each is handed in where it exists, and opens its way of paying. */
export interface PayPlatforms {
  messagingApp?: MessagingAppBridge;
  miniProgram?: MiniProgramPay;
  webView?: WebViewHop;
  paymentApp?: PaymentAppPay;
  otherPaymentApp?: OtherPaymentApp;
  shortVideo?: ShortVideoPay;
  bankApp?: BankApp;
  appBridge?: AppBridge;
  /** Sends a form and leaves the page. Default: the fields go into the address that `openUrl` opens. */
  submitForm?: (form: { action: string; fields: Readonly<Record<string, string>> }) => void;
}
