import { describe, expect, it } from 'vitest';
import { createMessagingAppHost } from '../src/messaging-app';
import { createMiniProgramHost } from '../src/mini-program';
import { createPaymentAppHost } from '../src/payment-app';
import { createPretendMessagingApp, sign } from './pretend-messaging-app';
import { createPretendMiniProgram } from './pretend-mini-program';
import { createPretendPaymentApp } from './pretend-payment-app';

const never = () => new Promise<never>(() => {});
const broken = () => {
  throw new TypeError('is not a function');
};
const blocked = async () => {
  throw new Error('The script is blocked.');
};
const content = { title: 'T', desc: 'D', link: 'https://shop.example/a', imgUrl: '' };

describe('a call that the platform around lacks', () => {
  it('of a mini-program fails as the one error of hosts', async () => {
    const { wx } = createPretendMiniProgram();
    const older = {
      ...wx,
      login: broken,
      scanCode: broken,
      getLocation: broken,
      setClipboardData: broken,
      showShareMenu: broken,
      getNetworkType: broken,
    };
    const host = createMiniProgramHost(older, { origin: 'https://shop.example' });
    const calls = [
      host.loginCode(),
      host.scan(),
      host.locate(),
      host.copyText('x'),
      host.offerShare(content),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
    expect(await host.networkType()).toBe('unknown');
  });

  it("of the messaging app's script fails as the one error of hosts", async () => {
    const app = createPretendMessagingApp();
    const script = { ...app.script, scanQRCode: broken, updateTimelineShareData: broken };
    const host = createMessagingAppHost(app.window, { loadScript: async () => script, wait: never });
    await host.configure(sign);
    await expect(host.scan()).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
    await expect(host.offerShare(content)).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
  });

  it("of the payment app's script fails as the one error of hosts", async () => {
    const app = createPretendPaymentApp();
    const upsdk = { ...app.upsdk, scanQRCode: broken, appletAuth: broken, showSharePopup: broken };
    const host = createPaymentAppHost(app.window, { loadScript: async () => upsdk, wait: never });
    await expect(host.scan()).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
    await expect(host.loginCode()).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
    await expect(host.share(content)).rejects.toMatchObject({
      name: 'HostError',
      code: 'failed',
      capability: 'share',
    });
  });
});

describe('a script that cannot be loaded', () => {
  it('fails as the one error of hosts, and is loaded again by the next call', async () => {
    let tries = 0;
    const app = createPretendMessagingApp();
    const loadScript = async () => {
      tries += 1;
      return tries === 1 ? blocked() : app.script;
    };
    const messaging = createMessagingAppHost(app.window, { loadScript, wait: never });
    await expect(messaging.configure(sign)).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
    await messaging.configure(sign);
    const { window } = createPretendPaymentApp();
    const payment = createPaymentAppHost(window, { loadScript: blocked, wait: never });
    await expect(payment.scan()).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
    await expect(payment.payPlatforms()).rejects.toMatchObject({ name: 'HostError' });
  });
});
