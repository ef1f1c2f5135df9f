import { createHash } from 'node:crypto';
import type { UrlSignature } from '../src';
import type { Upsdk, UpsdkAnswers } from '../src/payment-app';
import { createWindow } from './pretend-window';

const signatureOf = (parts: Record<string, string>) =>
  createHash('sha256')
    .update(
      Object.entries(parts)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    )
    .digest('hex');

const partsOf = (url: string) => ({
  appId: 'up1',
  frontToken: 'front',
  nonceStr: 'n',
  timestamp: '1',
  url,
});

export const signForPaymentApp = async (url: string): Promise<UrlSignature> => ({
  appId: 'up1',
  noncestr: 'n',
  timestamp: 1,
  signature: signatureOf(partsOf(url)),
});

/** The payment app with a page in it: Android hands answers back as JSON text, iOS as objects. */
export function createPretendPaymentApp({
  system = 'ios' as 'ios' | 'android',
  page = 'upApplet',
  isReady = true,
} = {}) {
  const token = system === 'ios' ? 'com.unionpay.chsp' : 'com.unionpay.mobilepay';
  const address = { href: 'https://shop.example/a?x=1#top', assign() {} };
  const userAgent = `Mozilla/5.0 Mobile (${token}) (UnionPay/1.0 CloudPay) (cordova 4.5.4) (${page})`;
  const { window } = createWindow({ navigator: { userAgent }, location: address });
  const calls: { name: string; given?: object }[] = [];
  const answers: Record<string, unknown> = {
    appletAuth: { code: 'up-code' },
    scanQRCode: { value: 'YY1' },
    getLocationGps: { latitude: '22.5', longitude: '114.0' },
  };
  const failures: Record<string, unknown> = {};
  let refused: (error: unknown) => void = () => {};
  let whenConfigured: () => void = () => {};

  const act = (name: string) => (given: UpsdkAnswers<never> & object) => {
    calls.push({ name });
    if (failures[name] !== undefined) given.fail(failures[name]);
    else
      Reflect.apply(given.success, given, [
        system === 'android' ? JSON.stringify(answers[name]) : answers[name],
      ]);
  };

  const upsdk: Upsdk = {
    pluginReady(listener) {
      calls.push({ name: 'pluginReady' });
      if (isReady) setTimeout(listener);
    },
    config(configuration) {
      calls.push({ name: 'config', given: configuration });
      if (!isReady) return;
      const isRight = configuration.signature === signatureOf(partsOf(address.href.replace(/#.*$/, '')));
      setTimeout(() => (isRight ? whenConfigured() : refused({ errcode: 'N60025', errmsg: 'signature' })));
    },
    ready(listener) {
      whenConfigured = listener;
    },
    error(listener) {
      refused = listener;
    },
    appletAuth: act('appletAuth'),
    scanQRCode: act('scanQRCode'),
    getLocationGps: act('getLocationGps'),
    pay: act('pay'),
    showSharePopup: (given) => void calls.push({ name: 'showSharePopup', given }),
  };
  return {
    window,
    upsdk,
    calls,
    answer(name: string, value: unknown) {
      answers[name] = value;
    },
    fail(name: string, error: unknown) {
      failures[name] = error;
    },
    route(href: string) {
      address.href = href;
    },
    named: (name: string) => calls.filter((call) => call.name === name),
  };
}
