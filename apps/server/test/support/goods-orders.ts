import type { ApiClient } from '@yunyou/api-client';
import type { Quote, RequestOf, ResponseOf } from '@yunyou/contract';
import { startPaying, type TestServer } from './test-server';

type Lines = RequestOf<'order', 'quote'>['lines'];
type Offers = Omit<RequestOf<'order', 'quote'>, 'lines'>;

/** An address of the member in Futian, or elsewhere. */
export const addAddress = async (
  api: ApiClient,
  place: { state: string; city: string; county: string; adcode: string } = {
    state: '广东省',
    city: '深圳市',
    county: '福田区',
    adcode: '440304',
  },
): Promise<string> =>
  (
    await api.address.add({
      name: '李云',
      mobile: '13800138000',
      detail: '莲花路1号2栋301',
      tag: '',
      isDefault: true,
      ...place,
    })
  ).id;

export const FAR = { state: '西藏自治区', city: '拉萨市', county: '城关区', adcode: '540102' };

/** A line of pieces of an option. */
export const goodsLine = (productId: string, skuDetailId: string, quantity = 1): Lines[number] => ({
  kind: 'goods',
  productId,
  skuDetailId,
  quantity,
});

export const CONTACT = { contactName: '李云', contactMobile: '13800138000' };

/** Orders lines at the price of a quote. */
export async function order(
  api: ApiClient,
  lines: Lines,
  offers: Offers = {},
): Promise<ResponseOf<'order', 'create'> & { quote: Quote }> {
  const quote = await api.order.quote({ lines, ...offers });
  const isShipped = lines.every(({ kind }) => kind === 'goods');
  const created = await api.order.create({
    lines,
    ...offers,
    ...(!isShipped && CONTACT),
    expectedTotalFen: quote.totalFen,
  });
  return { ...created, quote };
}

/** Pays an order's checkout at the sandbox cashier. */
export async function pay(server: Pick<TestServer, 'press'>, api: ApiClient, orderId: string): Promise<void> {
  await server.press('cashier/pay', { prepay_id: await startPaying(api, orderId) });
}

let parcels = 0;
/** The merchant ships everything of an order; answers the parcel's id. */
export async function ship(server: TestServer, api: ApiClient, orderId: string): Promise<string> {
  const known = (await api.order.shipments({ id: orderId })).shipments.map(({ id }) => id);
  const answer = await server.press('console/parcels/ship', {
    id: orderId,
    carrier: 'SF',
    number: `SF${Date.now()}${parcels++}`,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { shipments } = await api.order.shipments({ id: orderId });
  return shipments.find(({ id }) => !known.includes(id))?.id ?? '';
}

/** Pieces of an option that are taken. */
export const taken = async ({ app }: TestServer, skuId: string): Promise<number> =>
  (
    await app.db
      .selectFrom('stock')
      .select('taken')
      .where('pool_id', '=', `pool-${skuId}`)
      .executeTakeFirstOrThrow()
  ).taken;
