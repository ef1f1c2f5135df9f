import { z } from 'zod';
import type { cart as calls } from '../calls/cart';
import { cartDropRules, guestCartMaxKinds } from '../constants/cart';
import { checkoutMaxLines } from '../constants/order';
import { fen, id, nothing } from './fields';
import { cartItem } from './goods';
import { nextStep } from './offer';
import { createFields, placedCheckout } from './order';
import type { SchemasFor } from './schema';

const amount = z.int().min(1).max(99);

/** The customer's five fields of an item. */
const item = {
  supplierId: id,
  shopName: z.string().max(100),
  skuDetailId: id,
  productId: id,
  amount,
};

const cartList = z.strictObject({
  shops: z
    .array(
      z.strictObject({
        supplierId: id,
        shopName: z.string(),
        items: z.array(cartItem).describe('What was added last, first'),
        nextStep: nextStep.nullable().describe('For everything of this shop that can be bought'),
      }),
    )
    .describe('The shop something was added of last, first'),
  invalid: z.array(cartItem).describe('What can no longer be bought as it stands'),
  count: z.int().min(0).describe('Pieces of what can be bought'),
});

export const cart = {
  addCart: {
    summary: 'Puts pieces of a SKU into the cart; `capped` when not all of them fit.',
    request: z.object(item),
    response: z.strictObject({ amount: z.int().min(1), capped: z.boolean() }),
    codes: [404, 409, 410, 422],
  },
  reduceCart: {
    summary: 'Takes pieces out of the cart; at 0 the item goes.',
    request: z.object(item),
    response: z.strictObject({ amount: z.int().min(0) }),
    codes: [404],
  },
  countCart: {
    summary: 'Pieces in the cart that can be bought.',
    request: nothing,
    response: z.int().min(0),
  },
  list: {
    summary: 'The cart, shop by shop, at the prices of now.',
    request: nothing,
    response: cartList,
  },
  addCartOrder: {
    summary: 'Orders items of the cart, which leave it in the same transaction.',
    request: z.object({
      items: z
        .array(z.object({ skuDetailId: id, amount }))
        .min(1)
        .max(checkoutMaxLines),
      addOns: z
        .array(z.object({ skuDetailId: id, productId: id, activeId: id, amount }))
        .max(10)
        .optional()
        .describe('Things picked from add-on offers'),
      ...createFields,
    }),
    response: placedCheckout,
    codes: [404, 409, 410, 422],
  },
  merge: {
    summary: "Takes over a guest's cart; the same key never merges twice.",
    request: z.object({
      items: z
        .array(z.object({ ...item, addedPriceFen: fen }))
        .min(1)
        .max(guestCartMaxKinds),
    }),
    response: z.strictObject({
      merged: z.int().min(0),
      capped: z.array(z.strictObject({ skuDetailId: id, amount: z.int().min(1) })),
      dropped: z.array(z.strictObject({ skuDetailId: id, name: z.string(), rule: z.enum(cartDropRules) })),
    }),
  },
  change: {
    summary: 'Another option in place of one, with its amount.',
    request: z.object({ skuDetailId: id, toSkuDetailId: id, amount }),
    response: cartList,
    codes: [404, 409],
  },
  remove: {
    summary: 'Takes items out.',
    request: z.object({ skuDetailIds: z.array(id).min(1).max(100) }),
    response: cartList,
  },
  clearInvalid: {
    summary: 'Takes out what can no longer be bought.',
    request: nothing,
    response: cartList,
  },
} satisfies SchemasFor<typeof calls>;
