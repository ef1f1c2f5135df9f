import { h5LoginScopes } from '@yunyou/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { LoginCard } from './LoginCard';

export interface ConsentLoginProps {
  /** Page of the login by mobile, for those who would rather not say who they are there. */
  mobileHref: string;
  /** Called once the visitor is logged in, also one who was already. */
  onLoggedIn: () => void;
  /** Called for somebody the app has not seen before, back from a consent they asked for: their mobile number is missing. */
  onNewcomer: () => void;
}

/** Set while somebody is on the consent page by their own tap. */
const askedKey = 'authAsked';

/**
 * Logs in by the messaging app's consent page: a tap leads there, and it leads back here. Whoever looks at the app's snapshot
 * of the page hears how to open the whole one.
 */
export function ConsentLogin({ mobileHref, onLoggedIn, onNewcomer }: ConsentLoginProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [isStandIn, setStandIn] = useState(false);
  // As the page was opened: a tap may come before the launch is over, and its answer is for the page after.
  const [wasAsked] = useState(() => sdk.host.sessionStorage.get(askedKey) !== undefined);

  const goOn = useEffectEvent((who: 'member' | 'new' | 'standIn' | undefined) => {
    setStandIn(who === 'standIn');
    if (who === 'member') onLoggedIn();
    // The launch asks without a question: whoever it finds new has not said yet that they want to log in.
    if (who !== 'new' || !wasAsked) return;
    sdk.host.sessionStorage.remove(askedKey);
    onNewcomer();
  });
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      // Joins the launch, which takes up what the consent page has brought; the server's own was over before that.
      await sdk.start();
      const who = sdk.session.state.isMember ? 'member' : (await sdk.logins()).newcomer();
      if (!isLeft) goOn(who);
    })();
    return () => {
      isLeft = true;
    };
  }, [sdk]);

  const ask = async () => {
    const { messagingApp } = await sdk.logins();
    sdk.host.sessionStorage.set(askedKey, '1');
    messagingApp.ask(h5LoginScopes.userInfo);
  };
  return (
    <>
      <div role="status">{isStandIn && <NoticeBar>{t('session.snapshot')}</NoticeBar>}</div>
      <LoginCard>
        <Button size="large" block onClick={ask}>
          {t('session.auth.submit')}
        </Button>
        <ButtonLink href={mobileHref} variant="outline" size="large" block>
          {t('session.auth.byMobile')}
        </ButtonLink>
      </LoginCard>
    </>
  );
}
