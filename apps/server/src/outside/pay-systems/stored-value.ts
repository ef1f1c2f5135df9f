import type { Clock } from '../../clock';
import type { Db } from '../../database/connect';
import {
  AlreadyPaidError,
  NotificationError,
  type PaymentGateway,
  PaymentGatewayError,
} from '../payment-gateway';

/** What is on a member's card, in fen; 0 without a card. */
export async function balanceOf(db: Db, memberId: string): Promise<number> {
  const card = await db
    .selectFrom('stored_values')
    .select('balance_fen')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return card?.balance_fen ?? 0;
}

/**
 * Moves money on or off a card, once per number however often it is asked for.
 *
 * @returns whether it has been moved, now or before; false when the card has not enough
 */
export async function moveStoredValue(
  db: Db,
  move: { number: string; memberId: string; amountFen: number; atMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('stored_values')
      .values({ member_id: move.memberId, balance_fen: 0 })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute();
    // The card first, always: two payments at once wait for each other here.
    const card = await transaction
      .selectFrom('stored_values')
      .selectAll()
      .where('member_id', '=', move.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await transaction
      .selectFrom('stored_value_moves')
      .select('number')
      .where('number', '=', move.number)
      .executeTakeFirst();
    if (known) return true;
    if (card.balance_fen + move.amountFen < 0) return false;
    await transaction
      .insertInto('stored_value_moves')
      .values({
        number: move.number,
        member_id: move.memberId,
        amount_fen: move.amountFen,
        at_ms: move.atMs,
      })
      .execute();
    await transaction
      .updateTable('stored_values')
      .set({ balance_fen: card.balance_fen + move.amountFen })
      .where('member_id', '=', move.memberId)
      .execute();
    return true;
  });
}

/** The stored-value card as a payment system of our own: starting a payment takes the money. */
export function createStoredValue({ db, clock }: { db: Db; clock: Clock }): PaymentGateway {
  const find = (number: string) =>
    db.selectFrom('stored_value_moves').selectAll().where('number', '=', number).executeTakeFirst();

  return {
    name: 'stored-value',
    tradeTypes: ['storedValue'],
    numberPrefix: 'S',

    async start({ outTradeNo, memberId, amountFen }) {
      const move = { number: outTradeNo, memberId, amountFen: -amountFen, atMs: clock.now() };
      if (!(await moveStoredValue(db, move))) {
        throw new PaymentGatewayError('The card has not enough on it.', 'NOT_ENOUGH');
      }
      return { prepayId: null, payUrl: null, hand: { kind: 'done' } };
    },

    async query(outTradeNo) {
      const move = await find(outTradeNo);
      if (!move) return { state: 'closed' };
      return { state: 'paid', transactionId: outTradeNo, amountFen: -move.amount_fen, paidAtMs: move.at_ms };
    },

    async close(outTradeNo) {
      if (await find(outTradeNo)) throw new AlreadyPaidError(outTradeNo);
    },

    async refund({ outTradeNo, outRefundNo, amountFen }) {
      const paid = await find(outTradeNo);
      if (!paid || amountFen > -paid.amount_fen) return { state: 'failed' };
      const move = { number: outRefundNo, memberId: paid.member_id, amountFen, atMs: clock.now() };
      return { state: (await moveStoredValue(db, move)) ? 'succeeded' : 'failed' };
    },

    readNotification() {
      throw new NotificationError('The stored-value card tells nothing by notifications.');
    },
  };
}
