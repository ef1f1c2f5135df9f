import type { Shop } from './shop';

/** Asks first, then cancels an unpaid order and says so. Resolves to whether it was cancelled; rejects with ApiError. */
export async function cancelOrder({ sdk }: Shop, id: string): Promise<boolean> {
  const { t } = sdk.i18n.texts;
  const { confirm } = await wx.showModal({
    title: t('order.cancel.confirm'),
    content: t('order.cancel.hint'),
    confirmText: t('ui.confirm'),
    cancelText: t('order.cancel.keep'),
  });
  if (!confirm) return false;
  await sdk.orders.cancel(id, undefined, { silent: true });
  wx.showToast({ title: t('order.cancel.done'), icon: 'none' });
  return true;
}
