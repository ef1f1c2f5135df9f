import { type BrowserHostOptions, type BrowserWindow, createBrowserHost } from '../browser';
import type { Host, SignUrl } from '../host';
import { HostError } from '../host-error';
import { fieldOf, readAnswer } from './answer';
import type { Upsdk, UpsdkAnswers } from './upsdk';

export interface PaymentAppHostOptions extends BrowserHostOptions {
  /** Loads the app's script and resolves to `upsdk`. Called by the first call that needs it. */
  loadScript: () => Promise<Upsdk>;
  /** How long the app may take to be ready. Default 5 000 ms. */
  timeoutMs?: number;
  /** Default: `setTimeout`. */
  wait?: (ms: number) => Promise<void>;
}

/** A page in the payment app, and what it pays with. */
export interface PaymentAppHost extends Host {
  configure: NonNullable<Host['configure']>;
  /**
   * For `@yunyou/payment`; the SDK takes it from here. Resolves when the app is ready and rejects with HostError `failed`
   * when it is not.
   */
  payPlatforms(): Promise<{ paymentApp: Pick<Upsdk, 'pluginReady' | 'pay'> }>;
}

/** A page in the payment app: its mini-program, or a plain page of its in-app browser. */
export function createPaymentAppHost(
  window: BrowserWindow,
  { loadScript, timeoutMs = 5_000, wait = waitByTimer, ...options }: PaymentAppHostOptions,
): PaymentAppHost {
  const browser = createBrowserHost(window, options);
  // Plain pages say so; older mini-programs say nothing, and `config` is deprecated for those.
  const isPlainPage = /\(upHtml/i.test(browser.userAgent);
  let sign: SignUrl | undefined;
  let prepared: { url: string; script: Promise<Upsdk> } | undefined;

  async function prepare(url: string): Promise<Upsdk> {
    const failed = (cause: unknown) => new HostError('failed', 'configure', cause);
    const script = await loadScript().catch((cause: unknown) => {
      throw failed(cause);
    });
    if (isPlainPage && !sign) throw failed(new Error('Call configure(sign) first.'));
    const signature = isPlainPage ? await sign?.(url) : undefined;
    const ready = new Promise<void>((resolve, reject) => {
      if (!signature) {
        script.pluginReady(resolve);
        return;
      }
      const { appId, timestamp, noncestr, signature: text } = signature;
      script.error((error) => reject(failed(error)));
      script.ready(resolve);
      script.config({ appId, timestamp, nonceStr: noncestr, signature: text, debug: false });
    });
    const late = wait(timeoutMs).then(() => {
      throw failed(new Error(`The payment app was not ready within ${timeoutMs} ms.`));
    });
    await Promise.race([ready, late]);
    return script;
  }

  async function ready(): Promise<Upsdk> {
    const url = window.location.href.replace(/#.*$/s, '');
    // A mini-program is ready once and for all, a plain page per address.
    if (!prepared || (isPlainPage && prepared.url !== url)) {
      const mine = { url, script: prepare(url) };
      prepared = mine;
      mine.script.catch(() => {
        if (prepared === mine) prepared = undefined;
      });
    }
    return prepared.script;
  }

  async function ask<Result>(
    capability: string,
    start: (script: Upsdk, answers: UpsdkAnswers<Result>) => void,
  ): Promise<Result> {
    const script = await ready();
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject(new HostError(isRefusal(error) ? 'cancelled' : 'failed', capability, error));
      try {
        start(script, { success: resolve, fail });
      } catch (error) {
        // An older app lacks the call.
        fail(error);
      }
    });
  }

  return {
    ...browser,
    kind: 'payment-app',
    get languages() {
      return browser.languages;
    },
    get isOnline() {
      return browser.isOnline;
    },
    networkType: () => browser.networkType(),
    async configure(signUrl) {
      sign = signUrl;
      await ready();
    },
    async payPlatforms() {
      const script = await ready();
      // A plain page has no plugins to wait for: it was ready when the app had accepted it.
      return { paymentApp: { pluginReady: (listener) => listener(), pay: (payment) => script.pay(payment) } };
    },
    async share({ title, desc, link, imgUrl }) {
      await ask<void>('share', (script, { success }) => {
        script.showSharePopup({ title, desc, shareUrl: link, picUrl: imgUrl });
        // The app does not tell what becomes of its sheet.
        success();
      });
    },
    async scan() {
      const answer = await ask<unknown>('scan', (script, answers) =>
        script.scanQRCode({ scanType: ['qrCode', 'barCode'], ...answers }),
      );
      const text = fieldOf(answer, 'value') ?? fieldOf(answer, 'result') ?? answer;
      if (typeof text !== 'string') throw new HostError('failed', 'scan', answer);
      return text;
    },
    async loginCode() {
      const answer = await ask('loginCode', (script, answers: UpsdkAnswers<{ code?: string }>) =>
        script.appletAuth(answers),
      );
      const code = fieldOf(answer, 'code');
      if (typeof code !== 'string' || code === '') throw new HostError('failed', 'loginCode', answer);
      return code;
    },
    async locate() {
      const answer = await ask<unknown>('locate', (script, answers) => script.getLocationGps(answers));
      const latitude = Number(fieldOf(answer, 'latitude') ?? Number.NaN);
      const longitude = Number(fieldOf(answer, 'longitude') ?? Number.NaN);
      if (Number.isNaN(latitude) || Number.isNaN(longitude)) {
        throw new HostError('failed', 'locate', readAnswer(answer));
      }
      return { latitude, longitude, datum: 'gcj02' };
    },
  };
}

/** The app has no number for it: its texts say so in either language. */
function isRefusal(error: unknown): boolean {
  const text = [fieldOf(error, 'errmsg'), fieldOf(error, 'msg'), readAnswer(error)].join(' ');
  return /cancel|取消|拒绝|denied/i.test(text);
}

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
