import { createHash } from 'node:crypto';
import type { UrlSignature } from '../src';
import type { MessagingAppScript, ScriptAnswers, ScriptConfiguration } from '../src/messaging-app';
import { createTarget, createWindow } from './pretend-window';

/** The app's secret ticket, which signs pages. */
const ticket = 'ticket';

const signatureOf = (url: string, nonce: string, timestamp: number) =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');

/** What the server answers for an address. */
export const sign = async (url: string): Promise<UrlSignature> => ({
  appId: 'wx1',
  noncestr: 'n',
  timestamp: 1,
  signature: signatureOf(url, 'n', 1),
});

type Ending = 'success' | 'cancel' | 'fail';

/**
 * The messaging app with a page in it, as its script behaves: the signature is checked against the address the app
 * believes in; `ready` comes after a refusal too, and at once when there was a check before; outside of the app nothing is
 * ever called.
 */
export function createPretendMessagingApp({
  userAgent = 'Mozilla/5.0 (Linux; Android 13) Mobile MicroMessenger/8.0.30 Process/tools',
  href = 'https://shop.example/a?x=1#top',
  isOutside = false,
} = {}) {
  const isIos = userAgent.includes('iPhone');
  const page = createTarget();
  const address = { href, assign() {} };
  const parts = createWindow({ navigator: { userAgent }, location: address });
  const window = Object.assign(parts.window, { document: Object.assign(parts.document, page) });
  const entry = href;
  const configured: ScriptConfiguration[] = [];
  const calls: { name: string; given: object }[] = [];
  const endings: Record<string, Ending> = {};
  const person: Record<string, ScriptAnswers> = {};
  let refused: ((error: { errMsg?: string }) => void) | undefined;
  const waiting: (() => void)[] = [];
  let wasChecked = false;
  let scanned = 'scanned';

  const act = (name: string) => (given: ScriptAnswers & object) => {
    const { success, fail, cancel, ...rest } = given;
    calls.push({ name, given: rest });
    if (name.startsWith('onMenuShare')) {
      person[name] = { success, fail, cancel };
      return;
    }
    const ending = endings[name] ?? 'success';
    if (ending === 'success') success({ errMsg: `${name}:ok`, resultStr: scanned });
    else if (ending === 'cancel') cancel();
    else fail({ errMsg: `${name}:permission denied` });
  };

  const script: MessagingAppScript = {
    config(configuration) {
      configured.push(configuration);
      if (isOutside) return;
      const believed = (isIos ? entry : address.href).replace(/#.*$/, '');
      const { nonceStr, timestamp, signature } = configuration;
      const isRight = signature === signatureOf(believed, nonceStr, timestamp);
      queueMicrotask(() => {
        wasChecked = true;
        if (!isRight) refused?.({ errMsg: 'config:invalid signature' });
        for (const listener of waiting.splice(0)) listener();
      });
    },
    ready(listener) {
      if (wasChecked) listener();
      else waiting.push(listener);
    },
    error(listener) {
      refused = listener;
    },
    updateAppMessageShareData: act('updateAppMessageShareData'),
    updateTimelineShareData: act('updateTimelineShareData'),
    onMenuShareAppMessage: act('onMenuShareAppMessage'),
    onMenuShareTimeline: act('onMenuShareTimeline'),
    hideMenuItems: act('hideMenuItems'),
    showMenuItems: act('showMenuItems'),
    scanQRCode: act('scanQRCode'),
    miniProgram: {
      navigateTo: (target) => void calls.push({ name: 'navigateTo', given: target }),
      postMessage: (message) => void calls.push({ name: 'postMessage', given: message }),
    },
  };

  return {
    window,
    page,
    script,
    calls,
    configured,
    /** How a call ends from now on. */
    end(name: string, ending: Ending) {
      endings[name] = ending;
    },
    scan(resultStr: string) {
      scanned = resultStr;
    },
    /** The router goes somewhere else without loading a page. */
    route(to: string) {
      address.href = to;
    },
    /** The person uses the app's menu. */
    choose(entryOfMenu: 'onMenuShareAppMessage' | 'onMenuShareTimeline', ending: Ending) {
      if (ending === 'success') person[entryOfMenu]?.success({});
      else if (ending === 'cancel') person[entryOfMenu]?.cancel();
      else person[entryOfMenu]?.fail({ errMsg: 'share:fail' });
    },
    named: (name: string) => calls.filter((call) => call.name === name).map(({ given }) => given),
  };
}
