import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { Modal } from '../../../../components/modal';
import { Popup } from '../../../../components/popup';
import { useToast } from '../../../../components/toast';
import { CopyIcon } from '../../../../icons';
import { failureText, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { isGone } from '../../order-words';
import styles from './ContentButton.module.css';

type ServiceLine = Extract<OrderLine, { kind: 'service' }>;

export interface ContentButtonProps {
  order: Pick<OrderDetail, 'id' | 'status'>;
  line: ServiceLine;
  /** Called when it was shown for the first time: the order is another then. */
  onShown: () => void;
}

/** Shows what a service gives at once. Its money stays from then on, so the first look is asked about. */
export function ContentButton({ order, line, onShown }: ContentButtonProps) {
  const { orders, host } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const [content, setContent] = useState<string>();
  const isThere = order.status === orderStatus.pendingConsumption || order.status === orderStatus.complete;
  if (line.serviceMode !== 'instant' || !isThere || isGone(line)) return null;
  const open = async () => {
    try {
      setContent(await orders.showContent(order.id, line.id, { silent: true }));
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  const close = () => {
    setContent(undefined);
    if (!line.contentShown) onShown();
  };
  const copy = async () => {
    try {
      await host.copyText(content ?? '');
      show(t('order.copied'), { kind: 'success' });
    } catch {
      show(t('app.failed'), { kind: 'error' });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        onClick={line.contentShown ? open : () => setAsking(true)}
      >
        {t(line.contentShown ? 'order.content.again' : 'order.content.show')}
      </Button>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('order.content.ask')}
        confirmText={t('order.content.show')}
        onConfirm={open}
      >
        {t('order.content.hint')}
      </Modal>
      <Popup
        open={content !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('order.content.title')}
        footer={
          <Button size="large" block icon={<CopyIcon size={18} />} onClick={copy}>
            {t('order.copy')}
          </Button>
        }
      >
        <p className={styles.content}>{content}</p>
      </Popup>
    </>
  );
}
