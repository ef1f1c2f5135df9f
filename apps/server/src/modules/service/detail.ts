import type { ServiceDetail } from '@yunyou/contract';
import { itemsOfProduct } from '../appointment/with-order-store';
import { commonDetail } from '../goods/detail';
import { productToShow } from '../goods/detail-store';
import type { GoodsReader } from '../goods/list';

/** A service, or a bundle that is used rather than shipped, with its terms; a bundle's are those of its parts. */
export async function serviceDetail(request: GoodsReader, id: string): Promise<ServiceDetail> {
  const shown = await productToShow(request.db, id, { type: 3, nowMs: request.clock.now() });
  const { service, content } = shown.product;
  const { locale } = request;
  const isUsedByCode = service !== null && service.mode !== 'instant';
  const items = isUsedByCode ? await itemsOfProduct(request.db, id) : [];
  return {
    ...(await commonDetail(request, shown)),
    goodsType: 3,
    serviceMode: service?.mode ?? 'voucher',
    validity: { days: service?.validDays ?? null, untilDay: service?.untilDay ?? null },
    usesPerVoucher: service?.usesPerVoucher ?? 1,
    places: (service?.places ?? []).map(({ name, address, lat, lng }) => ({
      name: name[locale],
      address: address[locale],
      lat,
      lng,
    })),
    useRule: content[locale].useRule,
    refundRule: service?.refundRule ?? null,
    autoRefundExpired: service?.autoRefundExpired ?? false,
    appointItems: items.map(({ title, ...item }) => ({ ...item, title: title[locale] })),
  };
}
