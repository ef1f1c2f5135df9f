import { BOXED } from './boxed';
import { BUNDLES } from './bundles';
import { CERAMICS } from './ceramics';
import { KILN } from './kiln';
import { LARDER } from './larder';
import { SERVICES } from './services';
import { SOUVENIRS } from './souvenirs';
import { STUDY } from './study';
import { SUNDRIES } from './sundries';
import { TEA } from './tea';
import { TEA_SETS } from './tea-sets';
import type { DemoProduct, DemoSku } from './types';

export { ACTIVITIES } from './activities';
export { CATEGORIES, FREIGHTS } from './catalogue';
export { COUPONS } from './coupons';
export { SHOPS } from './shops';

/** Single goods, in the order of the lists. */
export const GOODS: readonly DemoProduct[] = [
  ...TEA,
  ...TEA_SETS,
  ...CERAMICS,
  ...STUDY,
  ...LARDER,
  ...SOUVENIRS,
  ...KILN,
  ...SUNDRIES,
];

export { BUNDLES, SERVICES };

/** Everything the shops sell. */
export const PRODUCTS: readonly DemoProduct[] = [...GOODS, ...BOXED, ...SERVICES, ...BUNDLES];

/** Ids of options say what they are: `sku-mist-green-fine-100g`. */
export const skuId = (product: DemoProduct, { values }: DemoSku): string =>
  [product.id.replace('product-', 'sku-'), ...values].join('-');
