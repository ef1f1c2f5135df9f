import { type OrderPhase, type OrderStatus, type OrderType, orderStatus, orderType } from '@yunyou/contract';
import { SubscriptionError } from '@yunyou/subscription';
import type { Shop } from './shop';

const { annualCard, goods, hotel, service } = orderType;
const { pendingPayment, pendingConfirmation, pendingConsumption } = orderStatus;
type ByStatus = Readonly<Partial<Record<OrderStatus, string>>>;

/** What the operator calls the occasions at which messages about an order of a kind and in a status are offered. */
const occasions: Readonly<Partial<Record<OrderType, ByStatus>>> = {
  [goods]: {
    [pendingPayment]: 'goodsPaid',
    [pendingConfirmation]: 'goodsPaid',
    [pendingConsumption]: 'goodsPaid',
  },
  [service]: {
    [pendingPayment]: 'servicePaid',
    [pendingConfirmation]: 'orderToConfirm',
    [pendingConsumption]: 'servicePaid',
  },
  [annualCard]: { [pendingPayment]: 'cardPaid' },
  [hotel]: { [pendingPayment]: 'stayPaid', [pendingConfirmation]: 'stayToConfirm' },
};
/** Of tickets, and of what else there is. */
const others: ByStatus = { [pendingPayment]: 'orderPaid', [pendingConfirmation]: 'orderToConfirm' };

/** The occasion of an order's kind and status, or of the group it waits for; empty where there is nothing more to tell. */
export const occasionOf = (type: OrderType, status: OrderStatus, phase: OrderPhase): string =>
  phase === 'forming' ? 'groupPaid' : ((occasions[type] ?? others)[status] ?? '');

/** Asks for messages about an order, after a tap. Resolves to what to tell the person; rejects with ApiError. */
export async function subscribeOrder({ sdk }: Shop, occasion: string, sn: string): Promise<string> {
  const { t } = sdk.i18n.texts;
  try {
    await sdk.subscription.task(occasion, {
      subject: { sn },
      async remind() {
        const { confirm } = await wx.showModal({
          title: t('subscription.reminder'),
          content: t('subscription.reminderText'),
          confirmText: t('subscription.settings'),
          cancelText: t('ui.cancel'),
        });
        return confirm;
      },
    });
    return t('subscription.done');
  } catch (error) {
    if (error instanceof SubscriptionError) return t('subscription.problem', { code: error.code });
    throw error;
  }
}
