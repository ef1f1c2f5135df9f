import { addProduct, addShop, type NewSku } from './shop';
import type { TestServer } from './test-server';

const TERMS = {
  mode: 'voucher',
  validDays: 30,
  untilDay: null,
  usesPerVoucher: 1,
  places: [],
  refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
  autoRefundExpired: true,
  instantContent: null,
};

/** A service of one option, 10,000 fen each; without changes a voucher that is used once within 30 days, and free to give back. */
export async function addService(
  server: TestServer,
  terms: Partial<Record<keyof typeof TERMS, unknown>> = {},
  sku: NewSku = {},
) {
  const supplierId = await addShop(server.app.db);
  const { productId, skuIds } = await addProduct(server.app.db, supplierId, {
    goods_type: 3,
    service: JSON.stringify({ ...TERMS, ...terms }),
    skus: [{ priceFen: 10_000, ...sku }],
  });
  const [skuDetailId = ''] = skuIds;
  const line = (quantity = 1) => ({ kind: 'service' as const, productId, skuDetailId, quantity });
  return { productId, skuDetailId, line };
}

const TICKET = 'ticket-feilian-adult';
const RATE = 'rate-crafts-double-room';
const ROOM = 'room-crafts-double';

/** A room for a night, two tickets on the day after, and tea: 599 yuan in all. */
export async function addBundle(
  server: TestServer,
  tea: { productId: string; skuDetailId: string },
  supplierId: string,
) {
  const part = (partId: string, rest: object) => ({ partId, nights: null, dayOffset: null, ...rest });
  const bundle = {
    refundMode: 'whole',
    parts: [
      part('room', {
        kind: 'stay',
        productId: ROOM,
        variantId: RATE,
        quantity: 1,
        dayOffset: 0,
        nights: 1,
        weightFen: 42_800,
      }),
      part('ticket', {
        kind: 'ticket',
        productId: TICKET,
        variantId: '',
        quantity: 2,
        dayOffset: 1,
        weightFen: 9_000,
      }),
      part('tea', {
        kind: 'goods',
        productId: tea.productId,
        variantId: tea.skuDetailId,
        quantity: 1,
        weightFen: 6_800,
      }),
    ],
  };
  const { productId, skuIds } = await addProduct(server.app.db, supplierId, {
    goods_type: 3,
    bundle: JSON.stringify(bundle),
    skus: [{ priceFen: 59_900 }],
  });
  return { productId, skuDetailId: skuIds[0] ?? '' };
}
