import { loginResult } from '@yunyou/contract';
import { authorise, type PluginHost } from '@yunyou/payment/authorisation';
import { LoginError } from '@yunyou/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PaymentAppButton } from '../../../components/payment-app-button';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { ChannelLoginProps } from './ChannelLogin';
import { channelFailureText } from './channel-failure';
import { readMobileProof } from './mobile-proof';

/**
 * The payment app's login. Whoever it knows is in at once, without a tap; anybody else lets the app hand out their mobile
 * number by the button.
 */
export function PaymentAppLogin({ paymentApp, onLoggedIn }: ChannelLoginProps) {
  const sdk = useSdk();
  const texts = useTexts();
  /** The login without a tap: true who is in, false who is new, undefined where it failed. */
  const silent = useRef<Promise<boolean | undefined>>(undefined);

  const enterByCode = async (): Promise<boolean> => {
    try {
      await paymentApp.join();
      await (await sdk.logins()).byPaymentApp();
      return true;
    } catch (error) {
      if (error instanceof LoginError && error.result === loginResult.newUser) return false;
      throw error;
    }
  };
  const enterSilently = useEffectEvent(async (isLeft: () => boolean) => {
    silent.current = enterByCode().catch(() => undefined);
    if ((await silent.current) && !isLeft()) onLoggedIn();
  });
  useEffect(() => {
    let isLeft = false;
    void enterSilently(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, []);

  const enterByNumber = async (plugins: PluginHost) => {
    const before = await silent.current;
    if (before) return;
    // The number is reported for the open id that the login by code has brought.
    if (before === false || !(await enterByCode())) {
      const proof = readMobileProof(await authorise(plugins, 'scope.mobile'));
      await (await sdk.logins()).byPaymentAppMobile(proof);
    }
    onLoggedIn();
  };
  return (
    <PaymentAppButton
      size="large"
      block
      find={paymentApp.plugins}
      onPay={enterByNumber}
      problemText={(error) => channelFailureText(texts, error)}
    >
      {texts.t('session.channel.paymentApp')}
    </PaymentAppButton>
  );
}
