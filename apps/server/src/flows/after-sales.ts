import type { LocalizedText, RefundDueWhat } from '@yunyou/contract';
import type { AppContext } from '../context';
import { agree, lockAsked, receiveGoods, refuseRequest, withdrawRequest } from '../core/refunds/answer';
import type { Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { sendRefunds } from './send-refunds';

const depsOf = ({ kinds, clock }: AppContext) => ({ kinds, nowMs: clock.now() });

/** What an exception is told when the merchant was silent. */
const SILENT: LocalizedText = {
  'zh-Hans': '商家未在48小时内回复，请联系客服',
  en: 'The merchant did not answer within 48 hours; please call us',
};

/** Runs a step of a request and sends the money that it set free. */
async function step(app: AppContext, work: (tx: Tx) => Promise<string | undefined>): Promise<void> {
  const refundId = await inTransaction(app.db, work);
  if (refundId) await sendRefunds(app, [refundId]);
}

/** The merchant agrees to a request; `amountFen`: to less of it, where no rule says how much. */
export const agreeToRefund = (
  app: AppContext,
  id: string,
  { amountFen }: { amountFen?: number | undefined } = {},
): Promise<void> => step(app, (tx) => agree(tx, depsOf(app), id, { actor: 'merchant', amountFen }));

/** The merchant refuses a request, or what came back; the words are shown to the buyer. */
export const refuseRefund = (app: AppContext, id: string, words: LocalizedText): Promise<void> =>
  inTransaction(app.db, (tx) => refuseRequest(tx, depsOf(app), id, { actor: 'merchant', words }));

/** The merchant has what was sent back: all of it, or so many pieces. */
export const receiveReturnedGoods = (
  app: AppContext,
  id: string,
  { pieces, isDamaged = false }: { pieces?: number | undefined; isDamaged?: boolean } = {},
): Promise<void> =>
  step(app, (tx) => receiveGoods(tx, depsOf(app), id, { actor: 'merchant', pieces, isDamaged }));

/** The time to act is over. A silent merchant agrees to what a rule allows; what moved on meanwhile is left alone. */
export async function endOverdueRequest(app: AppContext, id: string, what: RefundDueWhat): Promise<void> {
  const deps = depsOf(app);
  try {
    await step(app, async (tx) => {
      if (what === 'buyerShips') {
        await withdrawRequest(tx, deps, id, { actor: 'system' });
        return undefined;
      }
      if (what === 'merchantReceives') return receiveGoods(tx, deps, id, { actor: 'system' });
      const { request } = await lockAsked(tx, id, ['applied']);
      if (!request.is_exception) return agree(tx, deps, id, { actor: 'system' });
      await refuseRequest(tx, deps, id, { actor: 'system', words: SILENT });
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof Refusal && error.details.rule === 'refundStateChanged')) throw error;
  }
}
