import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import { Tag } from '../../../components/tag';
import { useToast } from '../../../components/toast';
import { failureText, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** Where the member is logged in: each login can be ended, or all but this one. */
export function SessionList() {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, instant } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const { value: sessions, reload } = useResource(
    async () => (await sdk.account()).sessions({ silent: true }),
    [sdk],
  );
  const others = sessions?.filter(({ current }) => !current) ?? [];

  const attempt = async (work: () => Promise<string>) => {
    try {
      show(await work(), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    await reload();
  };
  const end = (id: string) =>
    attempt(async () => {
      await (await sdk.account()).endSession(id, { silent: true });
      return t('account.sessions.ended');
    });
  const endOthers = () =>
    attempt(async () => {
      const count = await (await sdk.account()).endOtherSessions({ silent: true });
      return t('account.sessions.othersEnded', { count });
    });

  return (
    <CellGroup title={t('account.sessions.title')}>
      {sessions?.map(({ id, device, current, createdAtMs }) => {
        const name = device || t('account.sessions.unknown');
        return (
          <Cell
            key={id}
            title={name}
            description={t('account.sessions.since', { time: instant(createdAtMs) })}
            value={
              current ? (
                <Tag tone="primary">{t('account.sessions.current')}</Tag>
              ) : (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t('account.sessions.endWhom', { name })}
                  onClick={() => end(id)}
                >
                  {t('account.sessions.end')}
                </Button>
              )
            }
          />
        );
      })}
      {others.length > 0 && (
        <Cell title={t('account.sessions.endOthers')} arrow={false} onClick={() => setAsking(true)} />
      )}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('account.sessions.askOthers')}
        confirmText={t('account.sessions.endOthers')}
        onConfirm={endOthers}
      >
        {t('account.sessions.othersHint')}
      </Modal>
    </CellGroup>
  );
}
