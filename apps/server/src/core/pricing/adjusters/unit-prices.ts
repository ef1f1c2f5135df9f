import { type Bill, sumOf } from '../bill';
import type { Cart } from '../cart';
import { piecesOf, variantOf } from '../pieces';

/** What a lower unit price would save on some pieces of a line or bundle. */
export interface Saving {
  indexes: number[];
  orderKey: string;
  variantId: string;
  pieces: number;
  /** Saved on each piece, fen; negative when the other price is lower. */
  eachFen: number;
}

/** What the prices would save on these lines, best pieces first, so that a limit keeps the best. */
export function savingsOf(
  bill: Bill,
  cart: Cart,
  indexes: readonly number[],
  prices: readonly { variantId: string; fen: number }[],
): Saving[] {
  return piecesOf(cart.lines, indexes)
    .flatMap(({ indexes: inside, pieces }) => {
      const line = cart.lines[inside[0] ?? -1];
      const price = line && prices.find((one) => one.variantId === variantOf(line));
      if (!line || !price) return [];
      const eachFen = Math.floor(sumOf(bill, inside) / pieces) - price.fen;
      return [{ indexes: inside, orderKey: line.orderKey, variantId: price.variantId, pieces, eachFen }];
    })
    .sort((a, b) => b.eachFen - a.eachFen);
}
