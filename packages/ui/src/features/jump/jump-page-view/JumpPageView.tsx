import { paths } from '@yunyou/navigation';
import type { Jump } from '@yunyou/sdk';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { StateMessage } from '../../../components/state';
import { AppPage, PageBody, ResourceView, ShareButton, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { JumpBlocks, type JumpBlocksProps } from '../jump-blocks';
import { JumpCard, JumpCardPending } from '../jump-card';

export interface JumpPageViewProps {
  /** Where the parts lead of a page that shows some. */
  hrefs: JumpBlocksProps['hrefs'];
}

/** The page that codes of posters, scenes and links lead to: it goes on at once, shows a card with one button, or parts. */
export function JumpPageView({ hrefs }: JumpPageViewProps) {
  const sdk = useSdk();
  // Of the moment the page appeared: while it gives way to the next, the address is the next one's already.
  const [url] = useState(() => sdk.navigation.currentUrl());
  const resource = useResource(async () => (await sdk.jumps()).open(url), [sdk, url]);
  const { value: jump, reload } = resource;
  useLeadingOn(jump);
  return (
    <AppPage width="narrow" actions={jump && <Sharing jump={jump} />}>
      <PageBody>
        <ResourceView resource={resource} pending={<JumpCardPending />}>
          {(shown) => <Shown jump={shown} hrefs={hrefs} onStart={() => void reload()} />}
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

/** Shares a page that shows something, in its own words. */
function Sharing({ jump }: { jump: Jump }) {
  if (jump.state === 'over' || jump.state === 'on') return null;
  const { title, subtitle, picture, share } = jump.target;
  return (
    <ShareButton
      poster
      title={share?.title || title}
      desc={share?.desc || subtitle}
      picture={picture}
      imgUrl={share?.imgUrl}
    />
  );
}

interface ShownProps extends Pick<JumpBlocksProps, 'hrefs' | 'onStart'> {
  jump: Jump;
}

function Shown({ jump, hrefs, onStart }: ShownProps) {
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
  const pageHref = sdk.share.content().link;
  if (jump.state === 'show') {
    return <JumpBlocks jump={jump} pageHref={pageHref} onStart={onStart} hrefs={hrefs} />;
  }
  return <JumpCard jump={jump} pageHref={pageHref} onStart={onStart} />;
}
