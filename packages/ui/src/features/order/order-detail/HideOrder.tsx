import { useState } from 'react';
import { Button } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

interface HideOrderProps {
  orderId: string;
  /** Called once it is out of lists. */
  onHidden: () => void;
}

/** Takes an order that has ended out of lists, after a question. */
export function HideOrder({ orderId, onHidden }: HideOrderProps) {
  const { orders } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const hide = async () => {
    try {
      await orders.hide(orderId, { silent: true });
      show(t('order.hide.done'), { kind: 'success' });
      onHidden();
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return (
    <>
      <Button variant="text" size="large" onClick={() => setAsking(true)}>
        {t('order.hide')}
      </Button>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('order.hide')}
        confirmText={t('order.hide')}
        onConfirm={hide}
      >
        {t('order.hide.ask')}
      </Modal>
    </>
  );
}
