import { mobileChangeDays, verificationCodeLength } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile, maskMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useProblems, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeField } from '../../session/login-form/CodeField';
import { useCodeSending } from '../../session/login-form/use-code-sending';
import styles from './MobileSheet.module.css';
import { NewNumberFields } from './NewNumberFields';

interface MobileFormProps {
  /** The present number; empty for none. */
  currentMobile: string;
  /** Called once the number has changed. */
  onChanged: () => void;
  /** Called by whoever cannot use the present number. Default: nobody can say so. */
  onAppeal?: (() => void) | undefined;
}

const fieldOf = (error: unknown) =>
  ['currentCode', 'mobile', 'code'].find((one) => isApiError(error) && error.field === one) ?? 'form';

/** Changes the number: a code sent to the present one, and one sent to the new one. */
export function MobileForm({ currentMobile, onChanged, onAppeal }: MobileFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [current] = useState(currentMobile);
  const [currentCode, setCurrentCode] = useState('');
  const [number, setNumber] = useState({ mobile: '', code: '' });
  const [busy, setBusy] = useState(false);
  const { ref, problems, refuse, solve } = useProblems();
  const sending = useCodeSending(refuse);

  const sendCurrent = () =>
    sending.sendCode('currentCode', async (picId) => {
      await (await sdk.account()).requestCode({ target: 'current', picId }, { silent: true });
      refuse({});
    });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a sheet, this form may stand in another one as far as React's events go.
    event.stopPropagation();
    const { mobile, code } = number;
    const missing = t('account.mobile.codeMissing');
    const found = {
      ...(current !== '' && currentCode.length !== verificationCodeLength && { currentCode: missing }),
      ...(!isMobile(mobile) && { mobile: t('account.mobile.invalid') }),
      ...(code.length !== verificationCodeLength && { code: missing }),
    };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const account = await sdk.account();
      const given = current === '' ? { mobile, code } : { mobile, code, currentCode };
      await account.changeMobile(given, { silent: true });
      show(t('account.mobile.done'), { kind: 'success' });
      onChanged();
    } catch (error) {
      refuse({ [fieldOf(error)]: failureText(texts, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {current !== '' && (
        <div className={styles.current}>
          <CodeField
            label={t('account.mobile.current', { mobile: maskMobile(current) })}
            value={currentCode}
            onValueChange={(digits) => {
              setCurrentCode(digits);
              solve('currentCode');
            }}
            error={problems.currentCode}
            onSend={sendCurrent}
          />
          {onAppeal && (
            <Button variant="text" size="small" onClick={onAppeal}>
              {t('account.appeal.link')}
            </Button>
          )}
        </div>
      )}
      <NewNumberFields
        {...sending}
        value={number}
        onChange={(change) => setNumber((before) => ({ ...before, ...change }))}
        problems={problems}
        refuse={refuse}
        onSolve={solve}
      />
      <p className={styles.hint}>{t('account.mobile.hint', { days: mobileChangeDays })}</p>
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy}>
        {t('account.mobile.submit')}
      </Button>
    </form>
  );
}
