import { cleanHtml } from '../../clean-html';
import type { ProductContent } from '../../modules/goods/tables';
import type { PictureManifest } from '../picture-manifest';
import { text } from '../text';
import type { LocaleId, LocalText } from '../types';
import { PRODUCTS, skuId } from '.';
import type { DemoBundlePart, DemoProduct, DemoService, DemoSku } from './types';

const poolId = (id: string): string => `pool-${id}`;

const html = (paragraphs: readonly LocalText[], locale: LocaleId): string =>
  cleanHtml(paragraphs.map((paragraph) => `<p>${paragraph[locale]}</p>`).join(''));

export const contentOf = (product: DemoProduct, locale: LocaleId): ProductContent => ({
  name: product.name[locale],
  subtitle: product.subtitle[locale],
  tags: product.tags.map((tag) => tag[locale]),
  detail: html(product.about, locale),
  useRule: html(product.service?.useRule ?? [], locale),
});

/** Goods are goods; what a code is shown for, or what begins on a day, is a service. */
export const goodsTypeOf = ({ service, bundle }: DemoProduct): 0 | 3 =>
  service || bundle?.parts.some(({ kind }) => kind !== 'goods') ? 3 : 0;

/** The products as their table takes them. */
export const productRows = (pictures: PictureManifest) =>
  PRODUCTS.map((product, sort) => {
    const content = { 'zh-Hans': contentOf(product, 'zh-Hans'), en: contentOf(product, 'en') };
    return {
      id: product.id,
      goods_type: goodsTypeOf(product),
      supplier_id: product.shop,
      category_id: product.category,
      sort,
      content,
      thumb: pictures.picture(product.pictures[0], product.name),
      album: product.pictures.map((name) => pictures.picture(name, product.name)),
      video: null,
      specs: product.specs.map(({ id, name, values }) => ({
        specId: id,
        name,
        values: values.map((value) => ({
          valueId: value.id,
          name: value.name,
          picture: value.picture ? pictures.picture(value.picture, value.name) : null,
        })),
      })),
      sold_count: product.soldCount,
      on_sale: product.onSale ?? true,
      on_sale_from_ms: null,
      on_sale_to_ms: null,
      min_per_order: product.minPerOrder ?? 1,
      limit_per_member: product.limit?.pieces ?? null,
      limit_period: product.limit?.period ?? 'order',
      freight_template_id: product.freight ?? null,
      no_reason_return: product.noReasonReturn ?? true,
      service: product.service ? serviceColumn(product.service) : null,
      bundle: product.bundle
        ? { refundMode: product.bundle.refundMode, parts: product.bundle.parts.map(partColumn) }
        : null,
      search_text: Object.values(content)
        .flatMap(({ name, subtitle, tags }) => [name, subtitle, ...tags])
        .join('\n')
        .toLowerCase(),
    };
  });

const serviceColumn = (service: DemoService) => ({
  mode: service.mode,
  validDays: service.validDays,
  untilDay: service.untilDay ?? null,
  usesPerVoucher: service.uses ?? 1,
  places: service.places,
  refundRule: service.refundRule,
  autoRefundExpired: service.autoRefundExpired,
  instantContent: service.instantContent ?? null,
});

const partColumn = (part: DemoBundlePart) => ({ ...part, nights: part.nights ?? null });

/** Goods with a tax rate of their own, percent: books, and what grows. */
const TAX_RATES: Readonly<Record<string, number>> = {
  'product-walks-book': 9,
  'product-terrace-rice': 9,
};

/** The options with their pools and what is in them. */
export function skuRows(): {
  skus: Record<'id' | 'pool_id' | 'product_id' | 'name', unknown>[];
  pools: { id: string }[];
  stock: { pool_id: string; slot: string; total: number }[];
} {
  const options = PRODUCTS.flatMap((product) =>
    product.skus.map((sku, seq) => ({ product, sku, seq, id: skuId(product, sku) })),
  );
  return {
    skus: options.map(({ product, sku, seq, id }) => ({
      id,
      product_id: product.id,
      pool_id: poolId(id),
      seq,
      value_ids: sku.values,
      name: skuName(product, sku),
      price_fen: sku.priceFen,
      market_price_fen: sku.marketPriceFen ?? null,
      weight_gram: sku.weightGram,
      picture: null,
      enabled: sku.enabled ?? true,
      tax_rate: TAX_RATES[product.id] ?? null,
    })),
    pools: options.map(({ id }) => ({ id: poolId(id) })),
    stock: options.map(({ id, sku }) => ({ pool_id: poolId(id), slot: '', total: sku.total })),
  };
}

/** The names of its values; empty for the only option. */
export function skuName({ specs }: DemoProduct, { values }: DemoSku): LocalText {
  const chosen = values.map((id, place) => specs[place]?.values.find((value) => value.id === id)?.name);
  const named = (locale: LocaleId) => chosen.map((name) => name?.[locale] ?? '').join(' · ');
  return text(named('zh-Hans'), named('en'));
}
