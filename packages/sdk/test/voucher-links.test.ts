import type { SharedVoucher } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const LINK = '/cuser/member/orders/voucherLink';
const SHARED = '/cuser/public/api/voucher/shared';
const KEY = 'sharedVouchers';
const login = { storage: { token: 't-1', isMember: '1' } };
const t = 'A'.repeat(32);

const voucher: SharedVoucher = {
  ...{ code: '123456789012', status: 1, frozen: false, title: '栖云岭', product: { goodsType: 2, id: 't1' } },
  ...{ firstDay: '2026-12-01', lastDay: '2026-12-01', places: [], usedAtMs: null, uses: 1, usesLeft: 1 },
  ...{ expiresAtMs: 2, checkedAtMs: 1 },
};

describe('passing a ticket on', () => {
  it('makes one link however often a lost answer is tried for, and another one later', async () => {
    const { sdk, reply, sent } = createWorld({ retries: 0 }, login);
    reply(LINK, lost);
    await expect(sdk.voucherLinks.passOn('v1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(LINK, () => ({ token: t, expiresAtMs: 2 }));
    expect(await sdk.voucherLinks.passOn('v1')).toEqual({ token: t, expiresAtMs: 2 });
    await sdk.voucherLinks.passOn('v1');
    const keys = sent(LINK).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(sent(LINK)[0]?.body).toEqual({ voucherId: 'v1', on: true });
  });

  it('is taken back', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(LINK, () => null);
    expect(await sdk.voucherLinks.takeBack('v1')).toBeUndefined();
    expect(sent(LINK)[0]?.body).toEqual({ voucherId: 'v1', on: false });
  });

  it('says why not, and stays where it is', async () => {
    const { sdk, reply, heard } = createWorld({}, login);
    reply(LINK, refuse(409, { rule: 'refundOpen' }));
    await expect(sdk.voucherLinks.passOn('v1')).rejects.toMatchObject({ rule: 'refundOpen' });
    expect(heard).toEqual([]);
  });
});

describe('a ticket that was passed on', () => {
  it('is kept on the device, for whoever uses it, and opens without a network', async () => {
    const { sdk, reply } = createWorld({ retries: 0 }, login);
    reply(SHARED, () => voucher);
    expect(sdk.voucherLinks.peekShared(t)).toBeUndefined();
    expect(await sdk.voucherLinks.shared(t)).toEqual({ voucher, fromCache: false });
    reply(SHARED, lost);
    expect(await sdk.voucherLinks.shared(t, { silent: true })).toEqual({ voucher, fromCache: true });
    await sdk.session.logout();
    expect(sdk.voucherLinks.peekShared(t)).toEqual(voucher);
  });

  it('goes from the device when it is taken back or unknown, and not by another failure', async () => {
    for (const refusal of [refuse(404), refuse(410, { rule: 'linkOver' })]) {
      const storage = { [KEY]: JSON.stringify([{ t, voucher }]) };
      const { sdk, reply } = createWorld({ retries: 0 }, { storage });
      reply(SHARED, refuse(500));
      expect((await sdk.voucherLinks.shared(t, { silent: true })).fromCache).toBe(true);
      reply(SHARED, refusal);
      await expect(sdk.voucherLinks.shared(t, { silent: true })).rejects.toMatchObject({ name: 'ApiError' });
      expect(sdk.voucherLinks.peekShared(t)).toBeUndefined();
    }
  });

  it('is one of thirty that are kept; what is spoiled is none', async () => {
    const { sdk, reply, host } = createWorld(
      {},
      { storage: { [KEY]: '[{"t":1},null,{"t":"x","voucher":{}}]' } },
    );
    reply(SHARED, () => voucher);
    expect(sdk.voucherLinks.peekShared('x')).toBeUndefined();
    for (let place = 0; place < 31; place += 1) await sdk.voucherLinks.shared(`${t.slice(2)}${10 + place}`);
    const kept = JSON.parse(host.storage.get(KEY) ?? '[]') as { t: string }[];
    expect(kept).toHaveLength(30);
    expect(kept[0]?.t.endsWith('40')).toBe(true);
  });
});

describe('the page of a ticket', () => {
  const page = `/packages/marketing/electronic-ticket/electronic-ticket?t=${t}`;
  it('is shared as the page of its product, and never with what opens it', async () => {
    const { sdk, host } = createWorld({}, { href: `https://shop.example${page}` });
    await sdk.share.offer();
    expect(host.offered?.link).toBe(
      'https://shop.example/packages/marketing/electronic-ticket/electronic-ticket',
    );
    await sdk.share.offerAs('/pages/ticket-detail/ticket-detail?id=t1');
    const product = 'https://shop.example/pages/ticket-detail/ticket-detail?id=t1';
    expect(host.offered?.link).toBe(product);
    expect(sdk.share.content().link).toBe(product);
    host.location.replaceUrl('https://shop.example/pages/notice/notice');
    expect(sdk.share.content().link).toBe('https://shop.example/pages/notice/notice');
  });
});
