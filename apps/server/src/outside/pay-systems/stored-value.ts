import type { Clock } from '../../clock';
import { instantOf } from '../../clock';
import type { Db, Queries } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import {
  AlreadyPaidError,
  NotificationError,
  type PaymentGateway,
  PaymentGatewayError,
} from '../payment-gateway';
import { statementOf } from '../statements/statement';

const DAY_MS = 86_400_000;

/** What is on a member's card, in fen; 0 without a card. */
export async function balanceOf(db: Queries, memberId: string): Promise<number> {
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
  move: {
    number: string;
    memberId: string;
    amountFen: number;
    atMs: number;
    /** The payment that a refund gives back. */
    paymentNumber?: string;
  },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('stored_values')
      .values({ member_id: move.memberId, balance_fen: 0 })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute();
    // The card first, always: two payments at once wait for each other here.
    const card = await tx
      .selectFrom('stored_values')
      .selectAll()
      .where('member_id', '=', move.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await tx
      .selectFrom('stored_value_moves')
      .select('number')
      .where('number', '=', move.number)
      .executeTakeFirst();
    if (known) return true;
    if (card.balance_fen + move.amountFen < 0) return false;
    await tx
      .insertInto('stored_value_moves')
      .values({
        number: move.number,
        member_id: move.memberId,
        amount_fen: move.amountFen,
        at_ms: move.atMs,
        payment_number: move.paymentNumber ?? null,
      })
      .execute();
    await tx
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
      const move = {
        number: outRefundNo,
        memberId: paid.member_id,
        amountFen,
        atMs: clock.now(),
        paymentNumber: outTradeNo,
      };
      return { state: (await moveStoredValue(db, move)) ? 'succeeded' : 'failed' };
    },

    async queryRefund({ outRefundNo }) {
      return { state: (await find(outRefundNo)) ? 'succeeded' : 'unknown' };
    },

    // Our own ledger is the file. Money put on a card is neither.
    async statement(day) {
      const fromMs = instantOf(day);
      const moves = await db
        .selectFrom('stored_value_moves')
        .select(['number', 'amount_fen', 'at_ms'])
        .where('at_ms', '>=', fromMs)
        .where('at_ms', '<', fromMs + DAY_MS)
        .where((eb) => eb.or([eb('amount_fen', '<', 0), eb('payment_number', 'is not', null)]))
        .orderBy('at_ms')
        .orderBy('number')
        .execute();
      return statementOf(
        moves.map((move) => ({
          kind: move.amount_fen < 0 ? ('payment' as const) : ('refund' as const),
          number: move.number,
          amountFen: Math.abs(move.amount_fen),
          feeFen: 0,
          atMs: move.at_ms,
        })),
      );
    },

    readNotification() {
      throw new NotificationError('The stored-value card tells nothing by notifications.');
    },
  };
}
