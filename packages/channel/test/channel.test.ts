import { describe, expect, it, vi } from 'vitest';
import { type ChannelOptions, createChannel, InvalidSourceError, parseSource, resolveChannel } from '../src';
import samples from './user-agents.json';

const desktop = samples.find(({ id }) => id === 'desktop-chrome')?.ua ?? '';
const openOnIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.30';

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function channelWith(options: Partial<ChannelOptions> = {}) {
  return createChannel({ storage: memoryStorage(), userAgent: desktop, ...options });
}

const never = () => new Promise<never>(() => {});

// conformance: CH-01, CH-02
describe('source', () => {
  it('comes from session storage first, host and device still from the user agent', () => {
    const channel = channelWith({ storage: memoryStorage({ source: '20' }) });
    expect(channel.info).toMatchObject({ source: 20, host: 'browser', desktop: true, confidence: 'high' });
  });

  it('comes from the user agent when nothing is stored', () => {
    expect(channelWith().source).toBe(1);
    expect(resolveChannel('', desktop).source).toBe(1);
    expect(resolveChannel(null, desktop).source).toBe(1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20])('accepts %i as number and as text', (source) => {
    expect(parseSource(source)).toBe(source);
    expect(parseSource(String(source))).toBe(source);
    expect(resolveChannel(source, desktop).source).toBe(source);
  });

  it.each([0, 11, 19, 21, -1, 1.5, Number.NaN, '0', '011', '1.0', ' 1', '1e0', 'x', '', '20 '])(
    'refuses %j',
    (source) => {
      expect(() => parseSource(source)).toThrow(InvalidSourceError);
    },
  );

  it('tells what is wrong and how to mend it when it refuses a number', () => {
    expect(() => resolveChannel('99', desktop)).toThrow(
      expect.objectContaining({
        code: 'INVALID_SOURCE',
        value: '99',
        message: expect.stringContaining('1 to 10, 20'),
      }),
    );
  });

  it('goes on with the user agent when a page before left nonsense in storage, and removes it', () => {
    const storage = memoryStorage({ source: '99' });
    const onError = vi.fn();
    expect(channelWith({ storage, onError }).source).toBe(1);
    expect(storage.getItem('source')).toBeNull();
    expect(onError).toHaveBeenCalledWith(expect.any(InvalidSourceError));
  });

  it('set by the host lasts for the session', () => {
    const storage = memoryStorage();
    const channel = channelWith({ storage });
    channel.setSource('20');
    expect(channel.source).toBe(20);
    expect(channelWith({ storage }).source).toBe(20);
  });

  it('set to another number throws and stays as it was', () => {
    const channel = channelWith();
    expect(() => channel.setSource(11)).toThrow(InvalidSourceError);
    expect(channel.source).toBe(1);
  });

  it('is read again when the app is shown', () => {
    const storage = memoryStorage();
    const channel = channelWith({ storage });
    storage.setItem('source', '8');
    expect(channel.source).toBe(1);
    channel.refresh();
    expect(channel.source).toBe(8);
  });

  it('counts as member for the regional channel, or for the sources handed in', () => {
    expect(channelWith().countsAsMember).toBe(false);
    expect(channelWith({ storage: memoryStorage({ source: '20' }) }).countsAsMember).toBe(true);
    expect(channelWith({ memberSources: [1] }).countsAsMember).toBe(true);
    expect(channelWith({ memberSources: [], storage: memoryStorage({ source: '20' }) }).countsAsMember).toBe(
      false,
    );
  });
});

describe('confirmed', () => {
  it('asks the messaging app once and becomes the mini-program', async () => {
    const probe = vi.fn(async () => true);
    const channel = channelWith({ userAgent: openOnIos, probe, wait: never });
    expect(channel.info).toMatchObject({ source: 3, pending: true });
    const [first, second] = await Promise.all([channel.confirmed(), channel.confirmed()]);
    expect(first).toMatchObject({ source: 4, container: 'miniprogram', pending: false, confidence: 'high' });
    expect(second).toEqual(first);
    expect(channel.source).toBe(4);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('stays the in-app browser when the messaging app says so', async () => {
    const channel = channelWith({ userAgent: openOnIos, probe: async () => false, wait: never });
    expect(await channel.confirmed()).toMatchObject({ source: 3, container: 'inapp', pending: false });
  });

  it('stops waiting for an answer that never comes', async () => {
    const wait = vi.fn(async () => {});
    const channel = channelWith({ userAgent: openOnIos, probe: never, wait, probeTimeoutMs: 300 });
    expect(await channel.confirmed()).toMatchObject({ source: 3, pending: false });
    expect(wait).toHaveBeenCalledWith(300);
  });

  it('waits with a real timer when none is handed in', async () => {
    const channel = channelWith({ userAgent: openOnIos, probe: never, probeTimeoutMs: 5 });
    expect((await channel.confirmed()).source).toBe(3);
  });

  it('never rejects: a failing question leaves the guess', async () => {
    const failure = new Error('bridge broken');
    const onError = vi.fn();
    const probe = () => Promise.reject(failure);
    const channel = channelWith({ userAgent: openOnIos, probe, wait: never, onError });
    expect((await channel.confirmed()).source).toBe(3);
    expect(onError).toHaveBeenCalledWith(failure);
  });

  it('asks nobody where the user agent or storage settles it', async () => {
    const probe = vi.fn(async () => true);
    expect((await channelWith({ probe }).confirmed()).source).toBe(1);
    const stored = channelWith({ userAgent: openOnIos, probe, storage: memoryStorage({ source: '3' }) });
    expect((await stored.confirmed()).source).toBe(3);
    expect(probe).not.toHaveBeenCalled();
  });

  it("lets a channel set meanwhile stand against the messaging app's answer", async () => {
    let answer: (value: boolean) => void = () => {};
    const probe = () => new Promise<boolean>((resolve) => (answer = resolve));
    const channel = channelWith({ userAgent: openOnIos, probe, wait: never });
    const confirmed = channel.confirmed();
    channel.setSource(20);
    answer(true);
    expect((await confirmed).source).toBe(20);
  });

  it('remembers the answer when the app is shown again', async () => {
    const channel = channelWith({ userAgent: openOnIos, probe: async () => true, wait: never });
    await channel.confirmed();
    channel.refresh();
    expect(channel.info).toMatchObject({ source: 4, pending: false });
  });
});

// conformance: CH-03
describe('campaign of a channel', () => {
  it('lasts for the session and is replaced by a newer one only', () => {
    const storage = memoryStorage();
    const channel = channelWith({ storage });
    expect(channel.campaign).toBeUndefined();
    channel.readQuery({ id: '1', chan_id: '77', chan_id_name: 'spring' });
    channel.readQuery({ id: '2' });
    const kept = {
      channelId: '77',
      channelName: 'spring',
      parameters: { chan_id: '77', chan_id_name: 'spring' },
    };
    expect(channel.campaign).toEqual(kept);
    const nextPage = channelWith({ storage });
    expect(nextPage.campaign).toEqual(kept);
    nextPage.readQuery({ C_autumn: '78' });
    channel.refresh();
    expect(channel.campaign).toMatchObject({ channelId: '78', channelName: 'autumn' });
  });

  it.each(['nonsense', 'null', '7', '{"C_a":7}', '[]'])('ignores %s in storage', (text) => {
    expect(channelWith({ storage: memoryStorage({ campaign: text }) }).campaign).toBeUndefined();
  });
});
