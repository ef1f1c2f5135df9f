import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormProblem, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { channelFailureText } from './channel-failure';

export interface ShortVideoLoginProps {
  /** Called once the visitor is logged in. */
  onLoggedIn: () => void;
}

/** The short-video app's login by one tap, where the app gives a code. */
export function ShortVideoLogin({ onLoggedIn }: ShortVideoLoginProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const [problem, setProblem] = useState<string>();
  // Fetched ahead: whether there is one decides whether the button is offered. It is good for one try.
  const code = useResource(() => sdk.host.loginCode(), [sdk]);
  if (!code.value) return null;
  const enter = async () => {
    setProblem(undefined);
    try {
      await (await sdk.logins()).byShortVideo({ code: code.value });
      onLoggedIn();
    } catch (error) {
      setProblem(channelFailureText(texts, error));
      await code.reload();
    }
  };
  return (
    <div>
      <Button size="large" block onClick={enter}>
        {texts.t('session.channel.shortVideo')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
