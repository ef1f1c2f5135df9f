import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const path = '/cuser/public/api/scenicSpot/detail';
const spot = { id: 's1', name: 'Spot' };

describe('a prefetch', () => {
  it('caches the answer for whoever needs it', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(path, () => spot);
    await sdk.prefetch.catalogue.spot('s1');
    expect(await sdk.catalogue.spot('s1')).toEqual(spot);
    expect(sdk.catalogue.spot.peek('s1')).toEqual(spot);
    expect(sent(path)).toHaveLength(1);
  });

  it('shares an answer that is still on its way', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(path, () => spot);
    const prefetched = sdk.prefetch.catalogue.spot('s1');
    expect(await sdk.catalogue.spot('s1')).toEqual(spot);
    await prefetched;
    expect(sent(path)).toHaveLength(1);
  });

  it.each([
    ['lost on the way', lost],
    ['refused', refuse(404)],
    ['failing', refuse(500)],
  ])('tells nobody of a call %s, and the one who needs it asks again and hears of it', async (_, failure) => {
    const { sdk, reply, types, timers, sent } = createWorld();
    reply(path, failure);
    const prefetched = sdk.prefetch.catalogue.spot('s1');
    await expect(prefetched).rejects.toMatchObject({ name: 'ApiError' });
    await timers.pass(1_000);
    expect(types()).toEqual([]);
    reply(path, refuse(404));
    await expect(sdk.catalogue.spot('s1')).rejects.toMatchObject({ code: 404 });
    await timers.pass(1_000);
    expect(types()).toContain('abnormal');
    expect(sent(path)).toHaveLength(2);
  });

  it('does not fail somebody who came while it was failing', async () => {
    const { sdk, reply } = createWorld();
    reply(path, lost);
    const prefetched = sdk.prefetch.catalogue.spot('s1');
    const needed = sdk.catalogue.spot('s1');
    reply(path, () => spot);
    await Promise.allSettled([prefetched]);
    // The first call may have been answered by the first reply only.
    await expect(needed).resolves.toEqual(spot);
  });
});
