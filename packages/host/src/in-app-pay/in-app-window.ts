import type { BridgeWindow } from '../messaging-app/bridge';
import type { ProbeWindow } from '../messaging-app/mini-program-probe';
import type { MessagingAppScript } from '../messaging-app/script';
import type { Upsdk } from '../payment-app/upsdk';

/** What the other payment app puts into its pages. */
export interface OtherPaymentAppBridge {
  call(name: 'tradePay', payment: { orderStr: string }, answer: (result: unknown) => void): void;
}

/** The part of `window` that apps put their own into; `window` itself fits. */
export interface InAppWindow extends BridgeWindow, ProbeWindow {
  readonly navigator: { readonly userAgent: string };
  readonly location: { assign(url: string): void };
  readonly document: BridgeWindow['document'] & ProbeWindow['document'];
  readonly AlipayJSBridge?: OtherPaymentAppBridge;
  /** The messaging app's script, once loaded. */
  readonly wx?: Pick<MessagingAppScript, 'miniProgram'>;
  /** The payment app's script, once loaded. */
  readonly upsdk?: Pick<Upsdk, 'pluginReady' | 'pay'>;
  /** The bank's app on Android. */
  readonly mbspay?: { directpay(parameters: string): void };
  /** Read by the bank's app on iOS. */
  MBS_PAYINFO?: () => string;
}
