import type { Sdk } from '@yunyou/sdk';
import { TextsProvider } from '@yunyou/ui';
import { NoticeBar } from '@yunyou/ui/components';
import { createRoot } from 'react-dom/client';

/**
 * In the messaging app: whoever only looks at its snapshot of a page cannot log in there, and is told how to open the whole
 * page.
 */
export async function tellStandIn(document: Document, sdk: Sdk): Promise<void> {
  if ((await sdk.logins()).newcomer() !== 'standIn') return;
  await sdk.i18n.ensure('member');
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  document.body.prepend(place);
  createRoot(place).render(
    <TextsProvider texts={sdk.i18n.texts}>
      <NoticeBar closable>{sdk.i18n.texts.t('member.snapshot')}</NoticeBar>
    </TextsProvider>,
  );
}
