import { isApiError } from '@yunyou/api-client';
import type { VoucherSheet } from '@yunyou/contract';
import { describe, expect, it, vi } from 'vitest';
import { createWorld } from './support/world';

vi.mock('../src/order/order-calls', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const sheet: VoucherSheet = {
  orderId: 'o1',
  memberId: 'm1',
  sn: '1',
  title: '',
  checkedAtMs: 1,
  stay: null,
  product: null,
  vouchers: [],
};
const kindOf = (work: Promise<unknown>) => work.catch((error) => isApiError(error) && error.kind);

describe('a domain whose code is missing', () => {
  it('fails like a call without a network, but for the vouchers stored on the device', async () => {
    const { sdk } = createWorld({}, { storage: { 'voucher:o1': JSON.stringify(sheet) } });
    expect(await sdk.orders.vouchers('o1')).toEqual({ sheet, fromCache: true });
    expect(await kindOf(sdk.orders.vouchers('o2'))).toBe('network');
    expect(await kindOf(sdk.orders.detail('o1'))).toBe('network');
    expect(await kindOf(sdk.orders.vouchers('o1', { signal: AbortSignal.abort() }))).toBe('cancelled');
  });
});
