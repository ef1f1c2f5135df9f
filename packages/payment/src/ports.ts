import type { RequestOf, ResponseOf } from '@yunyou/contract';

interface CallOptions {
  signal?: AbortSignal;
}

/** The payment calls of the API client, `api.payment`. */
export interface PaymentCalls {
  channels(
    request: RequestOf<'payment', 'channels'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'payment', 'channels'>>;
  wxWebPay(
    request: RequestOf<'payment', 'wxWebPay'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'payment', 'wxWebPay'>>;
  wxMiniPay(
    request: RequestOf<'payment', 'wxMiniPay'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'payment', 'wxMiniPay'>>;
  aliH5Pay(
    request: RequestOf<'payment', 'aliH5Pay'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'payment', 'aliH5Pay'>>;
  unifyPay(
    request: RequestOf<'payment', 'unifyPay'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'payment', 'unifyPay'>>;
  state(
    request: RequestOf<'payment', 'state'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'payment', 'state'>>;
}

/**
 * The messaging app's own calls in its in-app browser. Waits until the app is ready; a call the app never answers stays
 * pending.
 */
export interface MessagingAppBridge {
  invoke(name: string, parameters: Readonly<Record<string, string>>): Promise<{ err_msg?: string }>;
}

/** The one-shot timers of the host. */
export interface Schedule<Handle = unknown> {
  setTimeout(run: () => void, afterMs: number): Handle;
  clearTimeout(handle: Handle): void;
}

/** Texts that outlive a reload of the page, such as the host's session storage. */
export interface PayStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}
