import { Button } from '../../../components/button';
import { Cell } from '../../../components/cell';
import { useToast } from '../../../components/toast';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './OrderDetailView.module.css';

/** The order number, to be read out or copied. */
export function SerialNumber({ sn }: { sn: string }) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const copy = async () => {
    try {
      await host.copyText(sn);
      show(t('order.copied'), { kind: 'success' });
    } catch {
      show(t('app.failed'), { kind: 'error' });
    }
  };
  return (
    <Cell
      title={t('order.sn')}
      description={<span className={styles.sn}>{sn}</span>}
      value={
        <Button variant="text" size="small" onClick={copy}>
          {t('order.copy')}
        </Button>
      }
    />
  );
}
