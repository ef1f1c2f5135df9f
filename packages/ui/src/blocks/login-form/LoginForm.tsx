import { verificationCodeLength } from '@yunyou/contract';
import { isApiError, LoginError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { errorText, useSdk } from '../../app';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Link } from '../../components/link';
import { TextField } from '../../components/text-field';
import { VerificationCodeButton } from '../../components/verification-code-button';
import { useTexts } from '../../texts';
import styles from './LoginForm.module.css';

export interface LoginFormProps {
  /** Called once the visitor is logged in and their information is loaded. */
  onLoggedIn: () => void;
  /** Where codes can be read in a sandbox; shown only when given. Default none. */
  sandboxConsole?: string;
}

type Problems = { mobile?: string; code?: string; agreed?: string; form?: string };

const agreementPage = (name: string) => `/pages/agreement/agreement?type=${name}`;

/** Logs in, or joins, with a mobile number and the code that is sent to it. */
export function LoginForm({ onLoggedIn, sandboxConsole }: LoginFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const sendCode = async () => {
    if (!isMobile(mobile.trim())) {
      setProblems({ mobile: t('member.login.mobileInvalid') });
      return false;
    }
    setProblems({});
    try {
      await sdk.session.requestCode(mobile.trim());
      setSentTo(mobile.trim());
    } catch (error) {
      setProblems({ mobile: errorText(error) ?? t('app.networkFailed') });
      // A code was sent a moment ago: the wait goes on, the button counts it down.
      return isApiError(error) && error.rule === 'codeTooSoon';
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(!isMobile(mobile.trim()) && { mobile: t('member.login.mobileInvalid') }),
      ...(code.trim().length !== verificationCodeLength && { code: t('member.login.codeMissing') }),
      ...(!agreed && { agreed: t('member.login.agreeFirst') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await sdk.session.loginByMobile({ mobile: mobile.trim(), code: code.trim() });
      onLoggedIn();
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };

  const problemsOf = (error: unknown): Problems => {
    if (error instanceof LoginError) {
      return { form: t(error.result === 2 ? 'member.login.otherPhone' : 'member.login.failed') };
    }
    const text = errorText(error) ?? t('app.networkFailed');
    return isApiError(error) && (error.field === 'code' || error.field === 'mobile')
      ? { [error.field]: text }
      : { form: text };
  };

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('member.login.mobile')}
        value={mobile}
        onValueChange={setMobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        prefix="+86"
        error={problems.mobile}
        clearable
        required
      />
      <TextField
        label={t('member.login.code')}
        value={code}
        onValueChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={verificationCodeLength}
        error={problems.code}
        hint={sentTo ? t('member.login.codeSent', { mobile: sentTo }) : undefined}
        suffix={
          <VerificationCodeButton variant="text" size="small" onSend={sendCode} now={() => Date.now()} />
        }
        required
      />
      <div className={styles.agreement} data-invalid={problems.agreed ? true : undefined}>
        <Checkbox checked={agreed} onCheckedChange={setAgreed}>
          {t('member.login.agree')}
        </Checkbox>
        <span className={styles.links}>
          <Link href={agreementPage('user')}>{t('app.userAgreement')}</Link> {t('member.login.and')}{' '}
          <Link href={agreementPage('privacy')}>{t('app.privacyAgreement')}</Link>
        </span>
      </div>
      {(problems.agreed ?? problems.form) && (
        <p role="alert" className={styles.problem}>
          {problems.agreed ?? problems.form}
        </p>
      )}
      <Button type="submit" size="large" block loading={busy}>
        {t('member.login.submit')}
      </Button>
      {sandboxConsole && (
        <p className={styles.sandbox}>
          <a href={sandboxConsole} target="_blank" rel="noreferrer">
            {t('member.login.sandbox')}
          </a>
        </p>
      )}
    </form>
  );
}
