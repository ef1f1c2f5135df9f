import { inTransaction } from '../../database/transaction';
import { notFound } from '../../http/refusal';
import type { HandlersFor, MemberRequest } from '../../http/request-context';
import { sellingSkus } from '../goods/sku-store';
import { addToCart, changeItem, mergeCart } from './add';
import { type CartReader, cartList, piecesOf } from './list';
import { orderFromCart } from './order';
import { checkNamed, isBuyable } from './rules';
import { cartRows, deleteItems, takeOut } from './store';

const readerOf = ({
  clock,
  source,
  memberId,
  locale,
}: Pick<MemberRequest, 'clock' | 'source' | 'memberId' | 'locale'>): CartReader => ({
  nowMs: clock.now(),
  source,
  memberId,
  locale,
});

export const cart: HandlersFor<'cart'> = {
  addCart: (request, input) => addToCart(request.tx, readerOf(request), input),

  async reduceCart(request, { skuDetailId, amount, ...named }) {
    const [sku] = await sellingSkus(request.tx, [skuDetailId], readerOf(request));
    if (!sku) throw notFound();
    checkNamed(sku, named);
    const left = await takeOut(request.tx, request.memberId, { skuId: skuDetailId, amount });
    if (left === null) throw notFound();
    return { amount: left };
  },

  countCart: async (request) => piecesOf((await cartRows(request.db, readerOf(request))).filter(isBuyable)),

  list: (request) => cartList(request.db, readerOf(request)),

  addCartOrder: (request, input) => orderFromCart(request, input),

  merge: (request, { items }) => mergeCart(request.tx, readerOf(request), items),

  async change(request, input) {
    const reader = readerOf(request);
    await inTransaction(request.db, (tx) => changeItem(tx, reader, input));
    return cartList(request.db, reader);
  },

  async remove(request, { skuDetailIds }) {
    await deleteItems(request.db, request.memberId, skuDetailIds);
    return cartList(request.db, readerOf(request));
  },

  async clearInvalid(request) {
    const reader = readerOf(request);
    const rows = await cartRows(request.db, reader);
    const invalid = rows.filter((row) => !isBuyable(row)).map(({ skuId }) => skuId);
    await deleteItems(request.db, request.memberId, invalid);
    return cartList(request.db, reader);
  },
};
