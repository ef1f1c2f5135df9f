import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const paths = {
  states: '/mkg/api/coupon/states',
  claim: '/mkg/api/coupon/claim',
  redeem: '/mkg/api/coupon/redeem',
  counts: '/mkg/api/coupon/counts',
  mine: '/mkg/api/coupon/mine',
};

const claimed = { memberCouponId: 'm-1', firstDay: '2026-09-20', lastDay: '2026-09-30' };

/** A member on a server that keeps who has what. */
function createCenter() {
  const world = createWorld({}, { storage: { token: 't-1' } });
  const held: string[] = [];
  world.reply(paths.states, () =>
    ['c-1', 'c-2'].map((couponId) => ({
      couponId,
      claimedCount: held.length,
      canClaim: held.length < 2,
      memberCouponIds: [...held],
    })),
  );
  world.reply(paths.claim, () => {
    held.push(`m-${held.length + 1}`);
    return { ...claimed, memberCouponId: held.at(-1) };
  });
  world.reply(paths.counts, () => [{ status: 'usable', count: held.length }]);
  return { ...world, coupons: world.sdk.coupons };
}

/** Lets what was started in the background come in. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('coupons', () => {
  it('are asked about together, by a member only', async () => {
    const visitor = createWorld();
    await visitor.sdk.coupons.load(['c-1']);
    expect(visitor.requests).toEqual([]);
    const { coupons, sent } = createCenter();
    await coupons.load(['c-1', 'c-2']);
    expect(Object.keys(coupons.state.known)).toEqual(['c-1', 'c-2']);
    expect(sent(paths.states)).toHaveLength(1);
  });

  it('that cannot be asked about are shown as anybody sees them', async () => {
    const { coupons, reply, heard, timers } = createCenter();
    reply(paths.states, refuse(500));
    await coupons.load(['c-1']);
    await timers.pass(5_000);
    expect([coupons.state.known, heard]).toEqual([{}, []]);
  });

  it('are claimed: known at once, then as the server has it', async () => {
    const { coupons } = createCenter();
    await coupons.counts();
    expect(await coupons.claim('c-1')).toEqual(claimed);
    expect(coupons.state.known['c-1']).toMatchObject({ canClaim: false, memberCouponIds: ['m-1'] });
    await settled();
    expect(coupons.state.known['c-1']).toMatchObject({ canClaim: true, memberCouponIds: ['m-1'] });
    expect(coupons.state.counts).toEqual({ usable: 1, reserved: 0, used: 0, expired: 0 });
  });

  it('are claimed once when the answer was lost, and once more when it was not', async () => {
    const { coupons, reply, sent } = createCenter();
    const keys = () => sent(paths.claim).map(({ headers }) => headers.get('idempotency-key'));
    reply(paths.claim, lost);
    await expect(coupons.claim('c-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(paths.claim, () => claimed);
    await coupons.claim('c-1');
    await coupons.claim('c-1');
    const [first, again, another] = keys();
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  it('keep the key over a reload, and leave it after a refusal', async () => {
    const { coupons, reply, sent, host } = createCenter();
    reply(paths.claim, lost);
    await expect(coupons.claim('c-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    const key = sent(paths.claim)[0]?.headers.get('idempotency-key');
    const after = createWorld({ host });
    after.reply(paths.claim, refuse(409, { rule: 'couponGone' }));
    const claim = () => after.sdk.coupons.claim('c-1', { silent: true });
    await expect(claim()).rejects.toMatchObject({ rule: 'couponGone' });
    await expect(claim()).rejects.toMatchObject({ rule: 'couponGone' });
    const [first, second] = after.sent(paths.claim).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(key);
    expect(second).not.toBe(key);
  });

  it('come by a code as well, each code under a key of its own', async () => {
    const { coupons, reply, sent } = createCenter();
    reply(paths.redeem, refuse(422, { rule: 'couponCodeUnknown' }));
    await expect(coupons.redeem('WRONG1', { silent: true })).rejects.toMatchObject({
      rule: 'couponCodeUnknown',
    });
    reply(paths.redeem, () => ({ memberCouponId: 'm-7', couponId: 'c-7' }));
    expect(await coupons.redeem('TEA2026')).toEqual({ memberCouponId: 'm-7', couponId: 'c-7' });
    expect(coupons.state.known['c-7']?.memberCouponIds).toEqual(['m-7']);
    const keys = sent(paths.redeem).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('are forgotten with the login, also those that come after it', async () => {
    const { sdk, coupons, reply } = createCenter();
    await coupons.load(['c-1']);
    await coupons.counts();
    let answer: (value: unknown) => void = () => {};
    reply(paths.states, () => new Promise((resolve) => (answer = resolve)));
    const late = coupons.load(['c-2']);
    await settled();
    await sdk.session.logout();
    answer([{ couponId: 'c-2', claimedCount: 1, canClaim: false, memberCouponIds: ['m-1'] }]);
    await late;
    expect(coupons.state).toEqual({ known: {}, counts: undefined });
  });
});
