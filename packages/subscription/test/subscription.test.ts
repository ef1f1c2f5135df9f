import { describe, expect, it, vi } from 'vitest';
import { allTypes, configFile, createPlatform, createWorld } from './world';

// conformance: ST-12
describe('subscribing', () => {
  // conformance: ENT-04
  it('checks, asks the person and tells the server, missing ids as -1 or empty', async () => {
    const { platform, asked } = createPlatform();
    const { subscription, sent, checked } = createWorld(platform);
    const subject = { viewSpotId: 's-1', sn: 'Y1' };
    expect(await subscription.subscribe([3, 0], { subject })).toEqual({ accepted: [0, 3], subscribed: [] });
    expect(checked).toEqual([[0, 3]]);
    expect(asked).toEqual([['t-0', 't-3']]);
    const item = {
      viewSpotId: 's-1',
      hotelId: -1,
      supplierId: -1,
      activityId: -1,
      voucherId: -1,
      parentSn: '',
      sn: 'Y1',
    };
    expect(sent).toEqual([
      {
        appId: 'wx-1',
        openId: 'o-1',
        miniprogramState: 'developer',
        xcxMessageTypeList: [
          { consumeType: 0, ...item },
          { consumeType: 3, ...item },
        ],
      },
    ]);
  });

  it('knows all 25 templates by the ids of its environment', async () => {
    for (const [environment, letter] of [
      ['release', 'p'],
      ['trial', 't'],
      ['test', 't'],
      ['develop', 't'],
    ] as const) {
      const { platform, asked } = createPlatform();
      const { subscription } = createWorld(platform, { environment });
      expect((await subscription.subscribe(allTypes)).accepted).toEqual(allTypes);
      expect(asked.flat()).toEqual(allTypes.map((type) => `${letter}-${type}`));
    }
    expect(allTypes).toHaveLength(25);
  });

  it.each([
    [4, [5, 2]],
    [7, [3, 3, 1]],
  ] as const)('asks in batches of what source %i allows', async (source, sizes) => {
    const { platform, asked } = createPlatform();
    const { subscription } = createWorld(platform, { source: () => source });
    await subscription.subscribe(allTypes.slice(0, 7));
    expect(asked.map(({ length }) => length)).toEqual(sizes);
  });

  it('asks for nothing that is subscribed, not sent by the operator, or without an id', async () => {
    const { platform, asked } = createPlatform();
    const { subscription, checked } = createWorld(platform, {
      findEnableAll: async () => [{ type: 0 }, { type: 1 }, { type: 2 }],
      isSubscribe: async () => [1],
      files: { config: async () => ({ test: configFile.test.slice(0, 2) }), tasks: async () => ({}) },
    });
    expect(await subscription.subscribe([0, 1, 2, 3])).toEqual({ accepted: [0], subscribed: [1] });
    expect(checked).toEqual([[0, 1]]);
    expect(asked).toEqual([['t-0']]);
  });

  it('is done without a dialog when everything is subscribed', async () => {
    const { platform, asked } = createPlatform();
    const { subscription, sent } = createWorld(platform, { isSubscribe: async () => [0] });
    expect(await subscription.subscribe([0])).toEqual({ accepted: [], subscribed: [0] });
    expect([asked, sent]).toEqual([[], []]);
  });

  it.each(['reject', 'ban', 'filter', 'fail'])(
    'is rejected as refused when the answer to all is %s',
    async (answer) => {
      const { platform } = createPlatform(() => answer);
      const { subscription, sent } = createWorld(platform);
      await expect(subscription.subscribe([0, 1])).rejects.toMatchObject({ code: 'refused' });
      expect(sent).toEqual([]);
    },
  );

  it('takes what was accepted of several', async () => {
    const { platform } = createPlatform((id) => (id === 't-1' ? 'accept' : 'reject'));
    const { subscription, sent } = createWorld(platform);
    expect((await subscription.subscribe([0, 1, 2])).accepted).toEqual([1]);
    expect(sent[0]?.xcxMessageTypeList.map(({ consumeType }) => consumeType)).toEqual([1]);
  });

  it('is only possible in a mini-program', async () => {
    const { subscription, checked } = createWorld(undefined);
    await expect(subscription.subscribe([0])).rejects.toMatchObject({
      name: 'SubscriptionError',
      code: 'unsupported',
    });
    expect(checked).toEqual([]);
  });

  it('is unavailable where the operator sends none of it', async () => {
    const { platform } = createPlatform();
    const { subscription } = createWorld(platform, { findEnableAll: async () => [] });
    await expect(subscription.subscribe([0])).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    [20_004, 'refused'],
    [10_005, 'failed'],
    [20_005, 'failed'],
  ])('ends the platform’s error %i as %s', async (errCode, code) => {
    const { platform } = createPlatform();
    const request = async () => {
      throw { errCode };
    };
    const { subscription } = createWorld({ ...platform, request });
    await expect(subscription.subscribe([0])).rejects.toMatchObject({ code, cause: { errCode } });
  });

  it('keeps what a first batch accepted when the second cannot be shown', async () => {
    const { platform } = createPlatform();
    let shown = 0;
    const request: typeof platform.request = (ids) => {
      shown += 1;
      return shown === 1 ? platform.request(ids) : Promise.reject({ errCode: 10_005 });
    };
    const { subscription } = createWorld({ ...platform, request });
    expect((await subscription.subscribe(allTypes.slice(0, 7))).accepted).toEqual(allTypes.slice(0, 5));
  });

  it('rejects with the call’s own error, and asks the server again the next time', async () => {
    const { platform } = createPlatform();
    const findEnableAll = vi
      .fn(async () => [{ type: 0 } as const])
      .mockRejectedValueOnce(new Error('offline'));
    const { subscription } = createWorld(platform, { findEnableAll });
    await expect(subscription.subscribe([0])).rejects.toThrow('offline');
    expect((await subscription.subscribe([0])).accepted).toEqual([0]);
  });
});

// conformance: ST-12
describe('messages that are switched off', () => {
  const off = { mainSwitch: false, items: {} };

  it('bring up the reminder; the person who switches them on is asked', async () => {
    const { platform, asked, settings, opened, inSettings } = createPlatform(undefined, { ...off });
    inSettings(() => {
      settings.mainSwitch = true;
    });
    const { subscription } = createWorld(platform);
    const remind = vi.fn(async () => true);
    expect((await subscription.subscribe([0], { remind })).accepted).toEqual([0]);
    expect([remind.mock.calls.length, opened(), asked]).toEqual([1, 1, [['t-0']]]);
  });

  const offAtAsking = Object.assign(new Error('The main switch is off'), { errCode: 20_004 });

  it('show when asking too, on platforms that tell nothing before: the person is reminded and asked once more', async () => {
    const { platform, asked, opened, inSettings } = createPlatform();
    let isOff = true;
    inSettings(() => {
      isOff = false;
    });
    const request: typeof platform.request = (ids) =>
      isOff ? Promise.reject(offAtAsking) : platform.request(ids);
    const { subscription } = createWorld({ ...platform, request });
    const remind = vi.fn(async () => true);
    expect((await subscription.subscribe([0], { remind })).accepted).toEqual([0]);
    expect([remind.mock.calls.length, opened(), asked]).toEqual([1, 1, [['t-0']]]);
  });

  it('that show when asking are a refusal when they are left off, and remind once', async () => {
    for (const goes of [true, false]) {
      const { platform, opened } = createPlatform();
      const request = vi.fn<typeof platform.request>(() => Promise.reject(offAtAsking));
      const { subscription } = createWorld({ ...platform, request });
      const remind = vi.fn(async () => goes);
      await expect(subscription.subscribe([0], { remind })).rejects.toMatchObject({
        code: 'refused',
        cause: { errCode: 20_004 },
      });
      const times = goes ? 2 : 1;
      expect([remind.mock.calls.length, opened(), request.mock.calls.length]).toEqual([1, times - 1, times]);
    }
  });

  it('do not remind again of what the person has just been reminded of', async () => {
    const { platform, inSettings, settings } = createPlatform(undefined, { ...off });
    inSettings(() => {
      settings.mainSwitch = true;
    });
    const { subscription } = createWorld({ ...platform, request: () => Promise.reject(offAtAsking) });
    const remind = vi.fn(async () => true);
    await expect(subscription.subscribe([0], { remind })).rejects.toMatchObject({ code: 'refused' });
    expect(remind).toHaveBeenCalledTimes(1);
  });

  it('are a refusal when the person leaves them off, wants no settings, or nobody reminds', async () => {
    for (const remind of [async () => true, async () => false, undefined]) {
      const { platform, asked } = createPlatform(undefined, { ...off });
      const { subscription } = createWorld(platform);
      await expect(subscription.subscribe([0], { remind })).rejects.toMatchObject({ code: 'refused' });
      expect(asked).toEqual([]);
    }
  });

  it('one by one bring up the reminder too, and only the others are asked for', async () => {
    const { platform, asked } = createPlatform(undefined, {
      mainSwitch: true,
      items: { 't-0': 'reject', 't-1': 'ban', 't-2': 'accept' },
    });
    const { subscription } = createWorld(platform);
    const remind = vi.fn(async () => false);
    expect((await subscription.subscribe([0, 1, 2], { remind })).accepted).toEqual([2]);
    expect([remind.mock.calls.length, asked]).toEqual([1, [['t-2']]]);
  });

  it('do not remind of what is not asked for', async () => {
    const { platform } = createPlatform(undefined, { mainSwitch: true, items: { 't-9': 'reject' } });
    const remind = vi.fn(async () => true);
    await createWorld(platform).subscription.subscribe([0], { remind });
    expect(remind).not.toHaveBeenCalled();
  });

  it('cannot be looked up where the platform fails: that is a failure of the platform', async () => {
    const { platform } = createPlatform();
    const settings = () => Promise.reject(new Error('no'));
    const { subscription } = createWorld({ ...platform, settings });
    await expect(subscription.subscribe([0])).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('the one dialog', () => {
  it('is shared by everybody who asks for the same, in any order', async () => {
    const { platform, asked } = createPlatform();
    const { subscription, sent } = createWorld(platform);
    const all = await Promise.all([
      subscription.subscribe([1, 0]),
      subscription.subscribe([0, 1, 1]),
      subscription.subscribe([0, 1]),
    ]);
    expect(new Set(all).size).toBe(1);
    expect([asked.length, sent.length]).toEqual([1, 1]);
  });

  it('is shown to the others one after another, whatever became of the one before', async () => {
    const { platform, asked } = createPlatform((id) => (id === 't-0' ? 'reject' : 'accept'));
    const { subscription } = createWorld(platform);
    const first = subscription.subscribe([0]);
    const second = subscription.subscribe([2]);
    await expect(first).rejects.toMatchObject({ code: 'refused' });
    expect((await second).accepted).toEqual([2]);
    expect(asked).toEqual([['t-0'], ['t-2']]);
  });

  it('comes without asking the server once more when that was done before the tap', async () => {
    const { platform } = createPlatform();
    const { subscription, checked } = createWorld(platform);
    expect(await subscription.check([1, 0])).toEqual({ subscribed: [], open: [0, 1] });
    await subscription.subscribe([0, 1]);
    expect(checked).toHaveLength(1);
    await subscription.check([0, 1]);
    expect(checked).toHaveLength(2);
  });
});

describe('a task', () => {
  it('asks for what the operator has named for the occasion', async () => {
    const { platform, asked } = createPlatform();
    await createWorld(platform).subscription.task('orderPaid');
    expect(asked).toEqual([['t-0', 't-1', 't-3']]);
  });

  it('of an occasion nobody named asks for nothing', async () => {
    const { platform } = createPlatform();
    await expect(createWorld(platform).subscription.task('birthday')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
