import { paths } from '@yunyou/navigation';
import type { Jump } from '@yunyou/sdk';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { StateMessage } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { JumpCard, JumpCardPending } from '../jump-card';

/** The page that codes of posters, scenes and links lead to: it goes on at once, or shows a card with one button. */
export function JumpPageView() {
  const sdk = useSdk();
  // Of the moment the page appeared: while it gives way to the next, the address is the next one's already.
  const [url] = useState(() => sdk.navigation.currentUrl());
  const resource = useResource(async () => (await sdk.jumps()).open(url), [sdk, url]);
  const { value: jump, reload } = resource;
  useLeadingOn(jump);
  return (
    <AppPage width="narrow">
      <PageBody>
        <ResourceView resource={resource} pending={<JumpCardPending />}>
          {(shown) => <Shown jump={shown} onStart={() => void reload()} />}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}

/** Reports what the page is about, and goes on where it leads on at once: back leads to where one was before, or home. */
function useLeadingOn(jump: Jump | undefined): void {
  const sdk = useSdk();
  useEffect(() => {
    if (!jump || jump.state === 'over') return;
    const { tracking, navigation } = sdk;
    // Told once, whether it was told already or is left before it would be.
    tracking.page(navigation.currentUrl());
    if (jump.target.activeId) tracking.activity(jump.target.activeId);
    if (jump.state === 'on') void navigation.proceed(jump.url);
  }, [sdk, jump]);
}

function Shown({ jump, onStart }: { jump: Jump; onStart: () => void }) {
  const sdk = useSdk();
  const { t } = useTexts();
  if (jump.state === 'over') {
    return (
      <StateMessage
        role="alert"
        scene="lost"
        title={t('jump.over')}
        description={t('jump.overText')}
        actions={<ButtonLink href={paths.home}>{t('jump.home')}</ButtonLink>}
      />
    );
  }
  if (jump.state === 'on') {
    return (
      <div role="status" aria-label={t('jump.leading', { title: jump.target.title })}>
        <JumpCardPending />
      </div>
    );
  }
  return <JumpCard jump={jump} pageHref={sdk.share.content().link} onStart={onStart} />;
}
