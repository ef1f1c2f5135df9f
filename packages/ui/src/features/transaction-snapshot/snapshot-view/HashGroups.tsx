import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast';
import { hexGroups } from '../../../hex-groups';
import { CopyIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './SnapshotView.module.css';

/** A hash in groups of eight, to be compared by eye, and its copy. */
export function HashGroups({ sha256 }: { sha256: string }) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const copy = async () => {
    try {
      await host.copyText(sha256);
      show(t('transactionSnapshot.copied'), { kind: 'success' });
    } catch {
      show(t('app.failed'), { kind: 'error' });
    }
  };
  return (
    <>
      <p className={styles.hash}>
        <code>{hexGroups(sha256)}</code>
      </p>
      <Button variant="outline" icon={<CopyIcon size={16} />} onClick={copy}>
        {t('transactionSnapshot.copy')}
      </Button>
    </>
  );
}
