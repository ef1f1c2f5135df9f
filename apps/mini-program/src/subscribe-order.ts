import { type OrderStatus, orderStatus } from '@yunyou/contract';
import { SubscriptionError } from '@yunyou/subscription';
import type { Shop } from './shop';

/** What the operator calls the occasions at which messages about an order in this status are offered. */
const occasions: Readonly<Partial<Record<OrderStatus, string>>> = {
  [orderStatus.pendingPayment]: 'orderPaid',
  [orderStatus.pendingConfirmation]: 'orderToConfirm',
};

/** The occasion of an order's status; empty where there is nothing more to tell. */
export const occasionOf = (status: OrderStatus): string => occasions[status] ?? '';

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
