import { createChannel } from '@yunyou/channel';
import { createMiniProgramProbe } from '@yunyou/host/messaging-app';
import { describe, expect, it } from 'vitest';

const storage = { getItem: () => null, setItem() {}, removeItem() {} };

describe('a mini-program that says so late', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.47';
  const bridge = { invoke() {} };
  const document = { addEventListener() {} };

  it.each([
    ['browser', 3],
    ['miniprogram', 4],
  ])(
    'with the environment "%s", which is a text either way, becomes source %i',
    async (environment, source) => {
      const window = { document, WeixinJSBridge: bridge, __wxjs_environment: environment };
      const channel = createChannel({ storage, userAgent, probe: createMiniProgramProbe(window) });
      expect(channel.info).toMatchObject({ source: 3, pending: true });
      expect(await channel.confirmed()).toMatchObject({ source, pending: false });
    },
  );

  it('keeps its guess when the app never answers', async () => {
    const probe = createMiniProgramProbe({ document });
    const channel = createChannel({ storage, userAgent, probe, probeTimeoutMs: 5 });
    expect(await channel.confirmed()).toMatchObject({ source: 3, pending: false });
  });
});
