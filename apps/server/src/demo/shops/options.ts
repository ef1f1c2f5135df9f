import { text } from '../text';
import type { DemoSku, DemoSpec } from './types';

/** A value: its id, its names, and its picture where it has one. */
type Value = readonly [id: string, zhHans: string, en: string, picture?: string];

/** A specification with its values. Functions, so that an option takes one line. */
export function spec(id: string, zhHans: string, en: string, values: readonly Value[]): DemoSpec {
  return {
    id,
    name: text(zhHans, en),
    values: values.map(([valueId, zh, inEnglish, picture]) => ({
      id: valueId,
      name: text(zh, inEnglish),
      ...(picture ? { picture } : {}),
    })),
  };
}

/** An option: its values with spaces between, price and market price in fen, pieces, grams. */
export function sku(
  values: string,
  priceFen: number,
  total: number,
  weightGram: number,
  marketPriceFen?: number,
): DemoSku {
  return {
    values: values === '' ? [] : values.split(' '),
    priceFen,
    total,
    weightGram,
    ...(marketPriceFen === undefined ? {} : { marketPriceFen }),
  };
}

/** Words under the name of a product. */
export const TAG = {
  fresh: text('当季新品', 'In season'),
  handmade: text('纯手作', 'Handmade'),
  signature: text('店铺招牌', 'House favourite'),
  gift: text('送礼首选', 'A good gift'),
  few: text('产量少', 'Made in small numbers'),
  organic: text('不打农药', 'No pesticides'),
  local: text('本地风物', 'Local'),
  design: text('自家设计', 'Our own design'),
  set: text('成套更省', 'Cheaper together'),
  dated: text('选日期出发', 'Choose your day'),
  trial: text('新客尝鲜', 'To try'),
} as const;
