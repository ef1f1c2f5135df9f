import { type CheckoutLineOpening, openCheckout } from '../../src/checkout';
import { createWorld, type ScriptedRequest } from './world';

export const quotePath = '/cuser/member/orders/quote';
export const createPath = '/cuser/member/orders/create';

export const contact = { contactName: '林', contactMobile: '13800000000' };

/** Lines that a request names, as they came. */
export const linesOf = (request: ScriptedRequest | undefined): Record<string, unknown>[] => {
  const { lines } = request?.body ?? {};
  return Array.isArray(lines) ? lines : [];
};

/** A shop that a member is logged in at: whatever is asked for costs this, can be had, and is ordered as `o-1`. */
export function createShop({ totalFen, available }: { totalFen: number; available: number }) {
  const world = createWorld({}, { storage: { token: 't' } });
  const placed = { id: 'o-1', sn: 'S1', status: 4, totalFen };
  world.reply(quotePath, (request) => ({
    ...{ breakdown: [], orders: [], savedFen: 0, coupons: [], addOns: [], unused: [], totalFen },
    lines: linesOf(request).map((line) => ({ ...line, available, termsHash: 'h', nights: [] })),
  }));
  world.reply(createPath, () => ({ ...placed, parentSn: 'S1', expiresAtMs: 1, orders: [placed] }));
  return world;
}

/** A checkout of one line, ready to be ordered. */
export function openAt({ sdk }: ReturnType<typeof createShop>, line: CheckoutLineOpening) {
  const checkout = openCheckout(sdk, { lines: [line] });
  checkout.start();
  checkout.change({ ...contact, addressId: 'address-1' });
  return checkout;
}
