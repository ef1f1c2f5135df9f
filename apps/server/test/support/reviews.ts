import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import sharp from 'sharp';
import { addAddress, goodsLine, order, pay, ship } from './goods-orders';
import { addProduct, addShop } from './shop';
import type { TestServer } from './test-server';

type Review = RequestOf<'review', 'add'>;

/** A review of five stars without anything else. */
export const praise = (lineId: string, changes: Partial<Review> = {}): Review => ({
  lineId,
  stars: 5,
  tags: [],
  text: '',
  pictureKeys: [],
  videoKey: null,
  anonymous: false,
  ...changes,
});

/** Goods of a shop of their own. */
export async function newGoods(server: TestServer) {
  const supplierId = await addShop(server.app.db);
  const { productId, skuIds } = await addProduct(server.app.db, supplierId);
  return { supplierId, productId, skuId: skuIds[0] ?? '' };
}

/** Pieces that were bought and sent; signed for unless told otherwise. */
export async function boughtGoods(
  server: TestServer,
  api: ApiClient,
  goods: { productId: string; skuId: string },
  { quantity = 1, signed = true }: { quantity?: number; signed?: boolean } = {},
): Promise<{ orderId: string; lineId: string }> {
  const addressId = await addAddress(api);
  const { id } = await order(api, [goodsLine(goods.productId, goods.skuId, quantity)], { addressId });
  await pay(server, api, id);
  await ship(server, api, id);
  if (signed) await api.order.confirmReceipt({ id });
  const { lines } = await api.order.detail({ id });
  return { orderId: id, lineId: lines[0]?.id ?? '' };
}

/** A photograph with a place in it, as a telephone makes them. */
export const photo = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 80, g: 140, b: 120 } } })
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '22/1 32/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '114/1 3/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();

/** Uploads bytes under a name; answers the key. */
export async function uploaded(
  api: ApiClient,
  bytes: Uint8Array,
  fileName = 'photo.jpg',
  type = 'image/jpeg',
): Promise<string> {
  const file = new File([new Uint8Array(bytes)], fileName, { type });
  return (await api.uploadFile({ file, fileName })).key;
}

const box = (name: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.byteLength + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The smallest mp4 that says how long it is, with a place in it. */
export function film(seconds: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box(
      'moov',
      Buffer.concat([box('mvhd', header), box('udta', box('\xa9xyz', Buffer.from('+22.53+114.05/')))]),
    ),
    box('mdat', Buffer.alloc(64, 7)),
  ]);
}
