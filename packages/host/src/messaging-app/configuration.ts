import { messagingAppJsApis } from '@yunyou/contract';
import type { SignUrl } from '../host';
import { HostError } from '../host-error';
import { type MessagingAppScript, showMenuItems } from './script';

export interface ConfigurationOptions {
  loadScript: () => Promise<MessagingAppScript>;
  /** The address shown now. */
  href: () => string;
  /** The address the page was loaded at. */
  entryHref: string;
  isIos: boolean;
  timeoutMs: number;
  wait: (ms: number) => Promise<void>;
}

export interface Configuration {
  signWith(sign: SignUrl): void;
  /** The script, once the app has accepted the address. One check per address; a failed one is made again. */
  ready(): Promise<MessagingAppScript>;
}

/**
 * Prepares the app's script for the page shown. The app checks the signature against an address: on iOS against the one
 * the page was loaded at, whatever the router has made of it since, elsewhere against the one shown.
 */
export function createConfiguration(options: ConfigurationOptions): Configuration {
  const { loadScript, href, entryHref, isIos, timeoutMs, wait } = options;
  let sign: SignUrl | undefined;
  let checked: { url: string; script: Promise<MessagingAppScript> } | undefined;

  async function check(url: string, signUrl: SignUrl): Promise<MessagingAppScript> {
    const [script, { appId, noncestr, signature, timestamp }] = await Promise.all([
      loadScript().catch((cause: unknown) => {
        throw new HostError('failed', 'configure', cause);
      }),
      signUrl(url),
    ]);
    if (appId === '') throw new HostError('failed', 'configure', new Error('The appid cannot be empty.'));
    const accepted = new Promise<void>((resolve, reject) => {
      // `ready` comes after a refusal too, so the refusal must be heard first.
      script.error((error) => reject(new HostError('failed', 'configure', error)));
      script.ready(resolve);
    });
    const jsApiList = [...messagingAppJsApis, showMenuItems];
    script.config({ debug: false, appId, timestamp, nonceStr: noncestr, signature, jsApiList });
    // Outside of the app neither is ever called.
    const late = wait(timeoutMs).then(() => {
      throw new HostError('failed', 'configure', new Error(`No answer within ${timeoutMs} ms.`));
    });
    await Promise.race([accepted, late]);
    return script;
  }

  return {
    signWith(next) {
      sign = next;
    },
    async ready() {
      if (!sign) throw new HostError('failed', 'configure', new Error('Call configure(sign) first.'));
      const url = withoutFragment(isIos ? entryHref : href());
      if (checked?.url !== url) {
        const mine = { url, script: check(url, sign) };
        checked = mine;
        mine.script.catch(() => {
          if (checked === mine) checked = undefined;
        });
      }
      return checked.script;
    },
  };
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '');
