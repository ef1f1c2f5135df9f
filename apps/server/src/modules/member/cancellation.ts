import { cancellationLosses, type ResponseOf } from '@yunyou/contract';
import { agreementDocuments } from '../../agreements';
import type { Queries } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { runningCards } from '../annual-card/leave-store';
import { belongingsOf, type OpenThings, openThingsOf } from './cancellation-store';

/** The pages where what is open is settled. */
const PAGES = {
  orders: '/packages/order/order-list/order-list',
  refunds: '/packages/order/refund-list/refund-list',
  invoices: '/packages/user-module/invoice/invoice',
  appointments: '/packages/user-module/appointment-record/appointment-record',
  storedValue: '/views/user-center/index',
} as const;

export const cancellationVersion = agreementDocuments.cancellation.version;

/** What keeps the account from being cancelled, and what would be lost with it. */
export async function checkCancellation(
  db: Queries,
  memberId: string,
  nowMs: number,
): Promise<ResponseOf<'member', 'cancellationCheck'>> {
  const open = await openThingsOf(db, memberId, nowMs);
  const { couponsFen, ...counts } = await belongingsOf(db, memberId);
  const blockers = [
    { kind: 'orders', count: open.orders, amountFen: 0 },
    { kind: 'refunds', count: Math.max(open.requests, open.refunds), amountFen: 0 },
    { kind: 'invoices', count: open.invoices, amountFen: 0 },
    { kind: 'appointments', count: open.appointments, amountFen: 0 },
    { kind: 'storedValue', count: open.storedValueFen > 0 ? 1 : 0, amountFen: open.storedValueFen },
  ] as const;
  const cards = await runningCards(db, memberId);
  const losses = cancellationLosses.map((kind) => ({
    kind,
    count: counts[kind],
    amountFen: kind === 'coupons' ? couponsFen : 0,
  }));
  return {
    blockers: blockers
      .filter(({ count }) => count > 0)
      .map((blocker) => ({ ...blocker, href: PAGES[blocker.kind] })),
    losses: losses.filter(({ count }) => count > 0),
    cards: cards.map(({ number, lastDay }) => ({ last4: number.slice(-4), lastDay })),
    agreementVersion: cancellationVersion,
  };
}

const INVOICES_OPEN = {
  'zh-Hans': '您还有正在开具的发票，开具完成后才能注销',
  en: 'An invoice is still being issued; wait for it before you cancel your account',
};

const APPOINTMENTS_AHEAD = {
  'zh-Hans': '您还有未使用的预约，使用或取消后才能注销',
  en: 'There are appointments ahead; use or cancel them before you cancel your account',
};

/** Refuses while something is open. */
export function expectNothingOpen(open: OpenThings): void {
  const { orders, requests, refunds, invoices, appointments, storedValueFen } = open;
  if (orders > 0 || requests > 0) throw refuse('openOrders');
  if (invoices > 0) throw refuse('openOrders', { text: INVOICES_OPEN });
  if (appointments > 0) throw refuse('openOrders', { text: APPOINTMENTS_AHEAD });
  if (refunds > 0 || storedValueFen > 0) throw refuse('stillOwed');
}
