import { Modal } from '../../../../components/modal';
import { useToast } from '../../../../components/toast';
import { failureText, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';

export interface ConfirmReceiptProps {
  /** Whether the question is asked. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  orderId: string;
  /** One parcel. Default all that are on their way. */
  shipmentId?: string | undefined;
  /** Called when the order may have changed. */
  onDone: () => void;
}

/** Asks whether the goods are there before it says so to the server: it can't be undone. */
export function ConfirmReceipt({ open, onOpenChange, orderId, shipmentId, onDone }: ConfirmReceiptProps) {
  const { orders } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const confirm = async () => {
    try {
      await orders.confirmReceipt(orderId, shipmentId, { silent: true });
      show(t('order.goods.confirmDone'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    onDone();
  };
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t('order.goods.confirmAsk')}
      confirmText={t('order.goods.confirm')}
      onConfirm={confirm}
    >
      {t('order.goods.confirmHint')}
    </Modal>
  );
}
