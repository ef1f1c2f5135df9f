import { isUscc } from '@yunyou/validators';
import { describe, expect, it } from 'vitest';
import * as demo from '../../src/demo';
import {
  ACTIVITIES,
  BUNDLES,
  CATEGORIES,
  COUPONS,
  FREIGHTS,
  GOODS,
  PRODUCTS,
  SERVICES,
  SHOPS,
  skuId,
} from '../../src/demo/shops';
import { readManifest } from '../manifest';
import { bilingualTexts } from './texts';

const manifest = readManifest();
const skus = PRODUCTS.flatMap((product) =>
  product.skus.map((sku) => ({ product, sku, id: skuId(product, sku) })),
);
const priceOf = (id: string): number => {
  const found = skus.find((one) => one.id === id);
  if (!found) throw new Error(`There is no option ${id}.`);
  return found.sku.priceFen;
};
const goodsOf = (test: (product: (typeof GOODS)[number]) => boolean) => GOODS.filter(test);

describe('demo shops', () => {
  it('are five: one confirms and stocks, one is paused, one has a name of 49 characters', () => {
    expect(SHOPS.length).toBe(5);
    expect(SHOPS.filter(({ confirmMode, stocking }) => confirmMode === 'merchant' && stocking).length).toBe(
      1,
    );
    expect(SHOPS.filter(({ openState }) => openState === 'paused').length).toBe(1);
    expect(Math.max(...SHOPS.map(({ name }) => name.en.length))).toBe(49);
    for (const { id, uscc } of SHOPS) expect(isUscc(uscc), id).toBe(true);
  });

  it('stand in both languages, with pictures that exist', () => {
    const texts = bilingualTexts({ SHOPS, CATEGORIES, PRODUCTS, ACTIVITIES, COUPONS });
    expect(texts.length).toBeGreaterThan(600);
    for (const { path, text } of texts) {
      expect(text['zh-Hans'].trim(), path).not.toBe('');
      expect(text.en.trim(), path).not.toBe('');
      expect(text.en, path).not.toMatch(/[\p{Script=Han}，。；：！？（）]/u);
    }
    const names = [
      ...SHOPS.flatMap(({ pictures }) => Object.values(pictures)),
      ...CATEGORIES.map(({ picture }) => picture),
      ...PRODUCTS.flatMap(({ pictures }) => pictures),
      ...ACTIVITIES.map(({ picture }) => picture),
    ];
    for (const name of names) expect(manifest[name], name).toBeDefined();
  });
});

describe('demo goods', () => {
  it('are 48 of 140 options, ten services and four bundles, each in its shop and category', () => {
    expect(GOODS.length).toBe(48);
    expect(GOODS.flatMap((product) => product.skus).length).toBe(140);
    expect(SERVICES.length).toBe(10);
    expect(BUNDLES.length).toBe(4);
    expect(CATEGORIES.length).toBe(8);
    expect(new Set(CATEGORIES.map(({ parentId }) => parentId === null)).size).toBe(2);
    expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length);
    expect(new Set(skus.map(({ id }) => id)).size).toBe(skus.length);
    const freights = new Map(FREIGHTS.map(({ id, shop }) => [id, shop]));
    for (const { id, shop, category, freight } of PRODUCTS) {
      expect(
        SHOPS.map((one) => one.id),
        id,
      ).toContain(shop);
      expect(
        CATEGORIES.map((one) => one.id),
        id,
      ).toContain(category);
      if (freight) expect(freights.get(freight), id).toBe(shop);
    }
  });

  it('have options of values that exist, each once, below the price for comparison', () => {
    for (const { product, sku, id } of skus) {
      expect(sku.values.length, id).toBe(product.specs.length);
      for (const [place, value] of sku.values.entries())
        expect(
          product.specs[place]?.values.map((one) => one.id),
          id,
        ).toContain(value);
      expect(Number.isInteger(sku.priceFen) && sku.priceFen >= 1, id).toBe(true);
      if (sku.marketPriceFen !== undefined) expect(sku.marketPriceFen, id).toBeGreaterThan(sku.priceFen);
    }
  });

  it('have each odd case that pages must show', () => {
    const holes = goodsOf(({ specs, skus: own }) => {
      const cells = specs.reduce((product, { values }) => product * values.length, 1);
      return specs.map(({ values }) => values.length).join('x') === '3x6' && cells - own.length === 12;
    });
    expect(holes.length).toBe(1);
    expect(goodsOf(({ skus: own }) => own.every(({ total }) => total === 0)).length).toBe(1);
    expect(goodsOf(({ skus: own }) => own.some(({ total }) => total >= 1 && total <= 3)).length).toBe(3);
    expect(goodsOf(({ limit }) => limit?.pieces === 2 && limit.period === 'ever').length).toBe(1);
    expect(goodsOf(({ limit }) => limit?.pieces === 1 && limit.period === 'day').length).toBe(1);
    expect(goodsOf(({ onSale }) => onSale === false).length).toBe(1);
    expect(goodsOf(({ name }) => name['zh-Hans'].length === 60).length).toBe(1);
    expect(goodsOf(({ skus: own }) => own.some(({ priceFen }) => priceFen === 1)).length).toBe(1);
    expect(goodsOf(({ skus: own }) => own.some(({ weightGram }) => weightGram === 12_000)).length).toBe(1);
    expect(goodsOf(({ noReasonReturn }) => noReasonReturn === false).length).toBe(1);
  });

  it('have services of every mode, one of ten uses', () => {
    const modes = SERVICES.map(({ service }) => `${service?.mode} ${service?.uses ?? 1}`);
    const count = (mode: string) => modes.filter((one) => one === mode).length;
    expect([count('voucher 1'), count('appointment 1'), count('instant 1'), count('voucher 10')]).toEqual([
      4, 3, 2, 1,
    ]);
  });

  it('have bundles of things that exist, of one supplier, cheaper than one by one', () => {
    const tickets = demo.SPOT_OFFERS.flatMap((offer) => offer.tickets.map(({ id }) => id as string));
    const rates = demo.HOTELS.flatMap(({ rooms }) =>
      rooms.flatMap((room) => room.plans.map(({ key }) => `${room.id.replace('room-', 'rate-')}-${key}`)),
    );
    for (const { id, shop, skus: own, bundle } of BUNDLES) {
      const parts = bundle?.parts ?? [];
      for (const part of parts) {
        if (part.kind === 'ticket') expect(tickets, id).toContain(part.productId);
        else if (part.kind === 'stay') expect(rates, id).toContain(part.variantId);
        else {
          const found = skus.find((one) => one.id === part.variantId);
          expect([found?.product.id, found?.product.shop], id).toEqual([part.productId, shop]);
          expect(found?.sku.priceFen, id).toBe(part.weightFen);
        }
      }
      const singly = parts.reduce((sum, { weightFen, quantity }) => sum + weightFen * quantity, 0);
      expect(own[0]?.priceFen, id).toBeLessThan(singly);
      expect(own[0]?.marketPriceFen, id).toBe(singly);
    }
  });

  it('have a day bundle whose class is full on every Saturday of a month', () => {
    const pool = demo.SPOT_OFFERS.flatMap(({ pools }) => pools).find(({ id }) => id === 'pool-tea-class');
    if (!pool) throw new Error('There is no tea class.');
    for (const day of ['2026-08-01', '2026-08-08', '2026-08-15', '2026-08-22', '2026-08-29'])
      expect(demo.stockOn(pool, day, 'weekend'), day).toMatchObject({ state: 'open', remaining: 0 });
  });
});

describe('demo offers', () => {
  it('are ten activities, of each kind, and sixteen coupons of all kinds and scopes, and one each for tickets and rooms', () => {
    expect(ACTIVITIES.length).toBe(10);
    expect(ACTIVITIES.map(({ type }) => type).sort()).toEqual([1, 1, 1, 1, 2, 2, 6, 6, 6, 9]);
    expect(COUPONS.length).toBe(16 + 2);
    expect(new Set(COUPONS.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(COUPONS.map(({ scope }) => scope.kind)).size).toBe(5);
    expect(COUPONS.filter(({ code }) => code).length).toBe(1);
  });

  it('lower the prices they name', () => {
    for (const { id, prices = {} } of ACTIVITIES)
      for (const [variant, priceFen] of Object.entries(prices))
        expect(priceFen, `${id} ${variant}`).toBeLessThan(priceOf(variant));
  });

  it('never cover one product with two activities of a type at the same time', () => {
    for (const { id: productId, shop, category } of PRODUCTS) {
      const parent = CATEGORIES.find(({ id }) => id === category)?.parentId ?? '';
      const kind = SERVICES.some(({ id }) => id === productId) ? 'service' : 'goods';
      const covering = ACTIVITIES.filter(({ endsAfterMs }) => endsAfterMs > 0).filter(
        ({ scope, shop: by }) => {
          if (by !== null && by !== shop) return false;
          if (scope.excludedProductIds?.includes(productId)) return false;
          const named = {
            kinds: [kind],
            shops: [shop],
            categories: [category, parent],
            products: [productId],
          };
          return scope.kind === 'all' || named[scope.kind].some((one) => scope.ids?.includes(one));
        },
      );
      const types = covering.map(({ type }) => type);
      expect(new Set(types).size, productId).toBe(types.length);
    }
  });
});
