import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { failureText, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { useSubscriptionOffer } from '../../subscription/reminder/use-subscription-offer';
import styles from './CodeBox.module.css';

/** What a code looks like: 6 to 20 letters and digits. */
const CODE = /^[A-Za-z0-9]{6,20}$/;

/** A code is turned into a coupon. A visitor is led to the login first. */
export function CodeBox() {
  const sdk = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const offer = useSubscriptionOffer();
  const { t } = texts;
  const { show } = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const refuse = (words: string) => {
    setProblem(words);
    field.current?.focus();
  };
  const redeem = async () => {
    const typed = code.trim();
    if (!CODE.test(typed)) return refuse(t('coupon.code.invalid'));
    if (token === undefined) return sdk.navigation.leadToLogin();
    try {
      const { memberCouponId } = await sdk.coupons.redeem(typed, { silent: true });
      void offer('couponClaimed', { voucherId: memberCouponId });
      setCode('');
      show(t('coupon.code.done'), { kind: 'success' });
    } catch (error) {
      refuse(failureText(texts, error));
    }
  };
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void redeem();
      }}
    >
      <TextField
        ref={field}
        label={t('coupon.code.title')}
        placeholder={t('coupon.code.placeholder')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        value={code}
        onValueChange={(next) => {
          setCode(next);
          setProblem('');
        }}
        error={problem || undefined}
        suffix={
          <Button variant="text" size="small" onClick={redeem}>
            {t('coupon.code.submit')}
          </Button>
        }
      />
    </form>
  );
}
