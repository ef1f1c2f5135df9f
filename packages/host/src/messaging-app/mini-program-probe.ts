import type { BridgeWindow } from './bridge';

/** The part of `window` that tells where a page of the messaging app runs. */
export interface ProbeWindow extends BridgeWindow {
  /** `browser` on an ordinary page of the app, `miniprogram` in its mini-program; set when the bridge is ready. */
  readonly __wxjs_environment?: string;
}

/**
 * Whether this page runs in a web view of the app's mini-program. Fits `probe` of `@yunyou/channel`, which gives up waiting:
 * outside of the app the answer never comes.
 */
export function createMiniProgramProbe(window: ProbeWindow): () => Promise<boolean> {
  // Any text is truthy, `browser` too.
  const answer = () => window.__wxjs_environment === 'miniprogram';
  return () =>
    new Promise((resolve) => {
      if (window.WeixinJSBridge || answer()) resolve(answer());
      else window.document.addEventListener('WeixinJSBridgeReady', () => resolve(answer()), { once: true });
    });
}
