import { paths } from '@yunyou/navigation';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { saveText } from '../../../hooks/save-text';
import { FileTextIcon, LogOutIcon, Trash2Icon } from '../../../icons';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

interface AccountEndProps {
  /** The page on which an account is cancelled. */
  cancellationHref: string;
}

/** What a member takes along, and the two ways out. */
export function AccountEnd({ cancellationHref }: AccountEndProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { fileName, json } = await (await sdk.account()).ownData({ silent: true });
      saveText(json, fileName);
      show(t('account.data.done'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <CellGroup>
        <Cell
          icon={<FileTextIcon size={20} />}
          title={t('account.data.title')}
          description={t('account.data.hint')}
          onClick={() => void download()}
        />
        <Cell icon={<Trash2Icon size={20} />} title={t('account.cancel')} href={cancellationHref} />
      </CellGroup>
      <Button variant="outline" block icon={<LogOutIcon size={18} />} onClick={() => setAsking(true)}>
        {t('account.logout')}
      </Button>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('account.logout.ask')}
        tone="danger"
        confirmText={t('account.logout')}
        onConfirm={async () => {
          await sdk.session.logout();
          sdk.navigation.relaunch(paths.userCenter);
        }}
      >
        {t('account.logout.hint')}
      </Modal>
    </>
  );
}
