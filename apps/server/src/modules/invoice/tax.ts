import type { LocalizedText, ProductKind } from '@yunyou/contract';
import type { InvoiceItem } from './tables';

/** Percent, by what a line sells. */
export type TaxRates = Readonly<Record<ProductKind, number>>;

/** Class of goods and services as the tax authority counts them: 19 digits, and the short name between stars. */
const CLASSES: Readonly<Record<ProductKind, { code: string; name: LocalizedText }>> = {
  ticket: { code: '3070101000000000000', name: { 'zh-Hans': '文化服务', en: 'Culture' } },
  stay: { code: '3070402000000000000', name: { 'zh-Hans': '住宿服务', en: 'Lodging' } },
  goods: { code: '1060512990000000000', name: { 'zh-Hans': '日用杂品', en: 'Goods' } },
  box: { code: '1060512990000000000', name: { 'zh-Hans': '日用杂品', en: 'Goods' } },
  service: { code: '3070301000000000000', name: { 'zh-Hans': '旅游服务', en: 'Travel' } },
  annualCard: { code: '3070101000000000000', name: { 'zh-Hans': '文化服务', en: 'Culture' } },
  cardActivity: { code: '3070301000000000000', name: { 'zh-Hans': '旅游服务', en: 'Travel' } },
};

const FREIGHT: LocalizedText = { 'zh-Hans': '运费', en: 'Freight' };
const FEE_ONLY: LocalizedText = { 'zh-Hans': '（退订手续费）', en: ' (refund fee)' };

/** A line as far as invoices look at it, fen. */
export interface TaxedLine {
  kind: ProductKind;
  name: LocalizedText;
  quantity: number;
  refundedQuantity: number;
  paidFen: number;
  refundedFen: number;
  /** Of its own, percent; null: that of its kind. */
  taxRate: number | null;
}

/** Net and tax of an amount with tax in it: net rounded half up, the rest is tax. */
export function taxOf(amountFen: number, taxRate: number): { netFen: number; taxFen: number } {
  const netFen = Math.floor((amountFen * 200 + 100 + taxRate) / (2 * (100 + taxRate)));
  return { netFen, taxFen: amountFen - netFen };
}

/** The items of an order: what was paid for its lines and has not come back, then what is left of freight. */
export function itemsOf(
  order: { lines: readonly TaxedLine[]; freightFen: number; refundedFen: number },
  rates: TaxRates,
): InvoiceItem[] {
  const items = order.lines.flatMap((line): InvoiceItem[] => {
    const amountFen = line.paidFen - line.refundedFen;
    if (amountFen <= 0) return [];
    const left = line.quantity - line.refundedQuantity;
    return [
      itemOf(line.kind, named(line, left === 0), left || 1, amountFen, line.taxRate ?? rates[line.kind]),
    ];
  });
  const linesBackFen = order.lines.reduce((sum, line) => sum + line.refundedFen, 0);
  const freightFen = order.freightFen - (order.refundedFen - linesBackFen);
  // Freight is taxed as what it brings.
  return freightFen > 0 ? [...items, itemOf('goods', FREIGHT, 1, freightFen, rates.goods)] : items;
}

const named = ({ name }: TaxedLine, isFee: boolean): LocalizedText =>
  isFee ? { 'zh-Hans': name['zh-Hans'] + FEE_ONLY['zh-Hans'], en: name.en + FEE_ONLY.en } : name;

function itemOf(
  kind: ProductKind,
  name: LocalizedText,
  quantity: number,
  amountFen: number,
  taxRate: number,
): InvoiceItem {
  const { code, name: of } = CLASSES[kind];
  return {
    name: { 'zh-Hans': `*${of['zh-Hans']}*${name['zh-Hans']}`, en: `*${of.en}*${name.en}` },
    taxCode: code,
    quantity,
    amountFen,
    taxRate,
    ...taxOf(amountFen, taxRate),
  };
}

/** Sums of items: never reckoned anew from the total. */
export const sumOf = (items: readonly InvoiceItem[]): { totalFen: number; taxFen: number } => ({
  totalFen: items.reduce((sum, item) => sum + item.amountFen, 0),
  taxFen: items.reduce((sum, item) => sum + item.taxFen, 0),
});

/** The same items taken back: their signs turned, nothing reckoned anew. */
export const redItems = (items: readonly InvoiceItem[]): InvoiceItem[] =>
  items.map((item) => ({
    ...item,
    quantity: -item.quantity,
    amountFen: -item.amountFen,
    netFen: -item.netFen,
    taxFen: -item.taxFen,
  }));
