import type { ApiClient } from '@yunyou/api-client';
import {
  defaultLocale,
  type Locale,
  type OrderDetail,
  type OrderSummary,
  type VoucherSheet,
} from '@yunyou/contract';
import { parseJson } from '../core/parse-json';

/** The texts an order was stored with in the other language. */
export interface OrderTexts {
  title: string | undefined;
  /** By line. */
  productNames: readonly unknown[];
  /** What tells the variants, by line. */
  specTexts: readonly unknown[];
  /** By row of the breakdown. */
  labels: readonly unknown[];
}

/** The texts of orders by id; empty in Chinese, and when they cannot be had: a Chinese order is better than none. */
export async function fetchOrderTexts(
  api: Pick<ApiClient, 'international'>,
  locale: Locale,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderTexts>> {
  if (locale === defaultLocale || ids.length === 0) return new Map();
  try {
    const items = await api.international.orderFields({ ordersIds: ids.join(',') });
    return new Map(items.map(({ dataId, data }) => [dataId, parseOrderTexts(data)]));
  } catch {
    return new Map();
  }
}

/** An order snapshot's fields from their JSON text; what cannot be read is left out. */
export function parseOrderTexts(json: string): OrderTexts {
  const { title, productNames, specTexts, labels }: Record<string, unknown> = { ...Object(parseJson(json)) };
  return {
    title: typeof title === 'string' ? title : undefined,
    productNames: Array.isArray(productNames) ? productNames : [],
    specTexts: Array.isArray(specTexts) ? specTexts : [],
    labels: Array.isArray(labels) ? labels : [],
  };
}

/** An order with its title and the titles of its lines replaced where there are others. */
export function withTexts<Order extends OrderSummary>(order: Order, texts: OrderTexts | undefined): Order {
  if (!texts) return order;
  const lines = order.lines.map((line, index) => ({
    ...line,
    title: textOr(texts.productNames[index], line.title),
    specText: textOr(texts.specTexts[index], line.specText),
    // An order of rooms is called like their hotel; one of a bundle like the bundle.
    ...('hotelName' in line && !line.bundle && { hotelName: textOr(texts.title, line.hotelName) }),
  }));
  return { ...order, title: textOr(texts.title, order.title), lines };
}

/** The same, with the rows of the price too. */
export function withDetailTexts(order: OrderDetail, texts: OrderTexts | undefined): OrderDetail {
  if (!texts) return order;
  const breakdown = order.breakdown.map((row, index) => ({
    ...row,
    label: textOr(texts.labels[index], row.label),
  }));
  return { ...withTexts(order, texts), breakdown };
}

/** A voucher sheet with other texts. The order says which place the voucher's line has, and so which name it gets. */
export function withVoucherTexts(
  sheet: VoucherSheet,
  order: Pick<OrderDetail, 'lines'>,
  texts: OrderTexts | undefined,
): VoucherSheet {
  if (!texts) return sheet;
  const names = new Map(order.lines.map(({ id }, index) => [id, texts.productNames[index]]));
  const vouchers = sheet.vouchers.map((voucher) => ({
    ...voucher,
    productName: textOr(names.get(voucher.lineId), voucher.productName),
  }));
  return { ...sheet, title: textOr(texts.title, sheet.title), vouchers };
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
