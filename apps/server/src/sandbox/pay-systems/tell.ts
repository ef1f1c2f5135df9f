import type { TradeType } from '../../outside/payment-gateway';
import type { PaySystemDeps } from './accounts';
import { bankNotification } from './bank';
import type { Transaction } from './ledger';
import { otherPaymentNotification } from './other-payment';
import { quickPassNotification } from './quick-pass';
import { shortVideoNotification } from './short-video';

type Tell = (transaction: Transaction) => Promise<number>;

/** How each payment system tells the merchant that it was paid; answers the merchant's status. */
export function tellMerchant(deps: PaySystemDeps): Readonly<Partial<Record<TradeType, Tell>>> {
  async function post(url: string, body: URLSearchParams | string): Promise<number> {
    try {
      return (await deps.fetch(url, { method: 'POST', body })).status;
    } catch {
      // The merchant can't be reached: it will ask, or be told again.
      return 599;
    }
  }
  const form =
    (fieldsOf: (deps: PaySystemDeps, trade: Transaction) => Record<string, string>): Tell =>
    (trade) =>
      post(trade.notify_url, new URLSearchParams(fieldsOf(deps, trade)));
  return {
    otherPage: form(otherPaymentNotification),
    otherApp: form(otherPaymentNotification),
    quickPass: form(quickPassNotification),
    bank: form(bankNotification),
    shortVideo: (trade) => post(trade.notify_url, JSON.stringify(shortVideoNotification(deps, trade))),
  };
}
