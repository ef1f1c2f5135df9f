import type { IdentityProvider } from '@yunyou/contract';
import { dayOf } from '@yunyou/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** How the texts tell platforms apart. */
const nameOf: Readonly<Record<IdentityProvider, string>> = {
  'messaging-app': 'messaging',
  'mini-program': 'mini',
  'short-video': 'shortVideo',
  'payment-app': 'payment',
  regional: 'regional',
};

/** Platforms whose accounts let the member in, each with what takes it off. */
export function PlatformCells() {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, day } = texts;
  const { show } = useToast();
  const [asked, setAsked] = useState<IdentityProvider>();
  const { value: identities, reload } = useResource(
    async () => (await sdk.account()).identities({ silent: true }),
    [sdk],
  );
  const nameOfOne = (provider: IdentityProvider) =>
    t('account.platforms.name', { provider: nameOf[provider] });

  const unbind = async () => {
    if (!asked) return;
    try {
      await (await sdk.account()).unbind(asked, { silent: true });
      show(t('account.platforms.done'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    await reload();
  };

  return (
    <CellGroup title={t('account.platforms.title')}>
      {identities?.length === 0 && <Cell title={t('account.platforms.none')} />}
      {identities?.map(({ provider, boundAtMs }) => (
        <Cell
          key={provider}
          title={nameOfOne(provider)}
          description={t('account.platforms.since', { day: day(dayOf(boundAtMs)) })}
          value={
            <Button
              variant="outline"
              size="small"
              aria-label={t('account.platforms.unbindWhom', { name: nameOfOne(provider) })}
              onClick={() => setAsked(provider)}
            >
              {t('account.platforms.unbind')}
            </Button>
          }
        />
      ))}
      <Modal
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked && t('account.platforms.ask', { name: nameOfOne(asked) })}
        tone="danger"
        confirmText={t('account.platforms.unbind')}
        onConfirm={unbind}
      >
        {t('account.platforms.hint')}
      </Modal>
    </CellGroup>
  );
}
