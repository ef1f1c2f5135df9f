/** The object the messaging app puts into its in-app browser. */
interface BridgeObject {
  invoke(
    name: string,
    parameters: Readonly<Record<string, string>>,
    answer: (result: { err_msg?: string }) => void,
  ): void;
}

/** The part of `window` the bridge needs. */
export interface BridgeWindow {
  /** Another app's mini-programs, whose web views carry the messaging app's name as well. */
  readonly ks?: unknown;
  readonly WeixinJSBridge?: BridgeObject;
  readonly document: {
    addEventListener(type: string, listener: () => void, options: { once: true }): void;
  };
}

/** The messaging app's own calls. Fits `messagingAppBridge` of the SDK. */
export interface MessagingAppBridge {
  /** Waits until the app is ready. A call the app never answers stays pending. */
  invoke(name: string, parameters: Readonly<Record<string, string>>): Promise<{ err_msg?: string }>;
}

/**
 * The messaging app's bridge in its in-app browser; undefined in any other. Its object may come later than the page, the
 * app says when.
 */
export function createMessagingAppBridge(
  window: BridgeWindow & { readonly navigator: { readonly userAgent: string } },
): MessagingAppBridge | undefined {
  const { userAgent } = window.navigator;
  // The work edition carries the name too, but has no official account behind it.
  if (!/MicroMessenger/i.test(userAgent) || /wxwork\//i.test(userAgent) || window.ks) return undefined;
  return {
    invoke(name, parameters) {
      return new Promise((resolve) => {
        const call = () => window.WeixinJSBridge?.invoke(name, parameters, resolve);
        if (window.WeixinJSBridge) call();
        else window.document.addEventListener('WeixinJSBridgeReady', call, { once: true });
      });
    },
  };
}
