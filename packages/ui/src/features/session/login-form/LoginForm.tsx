import { verificationCodeLength } from '@yunyou/contract';
import { isApiError, LoginError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { Link } from '../../../components/link';
import { TextField } from '../../../components/text-field';
import { FormProblem, failureText, typedMobile, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeField } from './CodeField';
import styles from './LoginForm.module.css';
import { loginFailureText } from './login-failure';
import { PictureField } from './PictureField';
import { useCodeSending } from './use-code-sending';

export interface LoginFormProps {
  /** Called once the visitor is logged in and their information is loaded. */
  onLoggedIn: () => void;
  /** Where codes can be read in a sandbox; shown only when given. Default none. */
  sandboxConsole?: string;
  /** Offers to log in with the number alone, where testers work. Default false. */
  testLogin?: boolean;
}

type Problems = { mobile?: string; picture?: string; code?: string; agreed?: string; form?: string };

const agreementPage = (name: string) => `/pages/agreement/agreement?type=${name}`;

/** Logs in, or joins, with a mobile number and the code that is sent to it. Errors stand beside their field. */
export function LoginForm({ onLoggedIn, sandboxConsole, testLogin = false }: LoginFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const agreementProblem = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();

  const refuse = (found: Problems) => {
    setProblems(found);
    focusProblem();
  };
  const solve = (field: keyof Problems) => setProblems((before) => ({ ...before, [field]: undefined }));
  const { check, sendCode } = useCodeSending(refuse);

  const send = async () => {
    if (!isMobile(mobile)) {
      refuse({ mobile: t('session.login.mobileInvalid') });
      return false;
    }
    setProblems({});
    return sendCode('mobile', async (picId) => {
      await sdk.session.requestCode(mobile, { silent: true, picId });
      setSentTo(mobile);
      // The next thing to do; its hint, read out with it, says where the code went.
      codeField.current?.focus();
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(!isMobile(mobile) && { mobile: t('session.login.mobileInvalid') }),
      ...(code.length !== verificationCodeLength && { code: t('session.login.codeMissing') }),
      ...(!agreed && { agreed: t('session.login.agreeFirst') }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setBusy(true);
    try {
      await sdk.session.loginByMobile({ mobile, code }, { silent: true });
      onLoggedIn();
    } catch (error) {
      refuse(await problemsOf(error));
    } finally {
      setBusy(false);
    }
  };

  const enterByTest = async () => {
    if (!isMobile(mobile)) return refuse({ mobile: t('session.login.mobileInvalid') });
    setProblems({});
    try {
      await (await sdk.logins()).byTest(mobile);
      onLoggedIn();
    } catch (error) {
      refuse(await problemsOf(error));
    }
  };

  const problemsOf = async (error: unknown): Promise<Problems> => {
    if (error instanceof LoginError) return { form: await loginFailureText(sdk, texts, error) };
    const field = isApiError(error) && (error.field === 'code' || error.field === 'mobile') && error.field;
    return { [field || 'form']: failureText(texts, error) };
  };

  return (
    <form ref={ref} className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('session.login.mobile')}
        value={mobile}
        onValueChange={(text) => {
          setMobile(typedMobile(text));
          solve('mobile');
        }}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+86"
        error={problems.mobile}
        clearable
        required
      />
      {check.picture && (
        <PictureField
          {...check}
          image={check.picture.image}
          setDigits={(digits) => {
            check.setDigits(digits);
            solve('picture');
          }}
          problem={problems.picture}
        />
      )}
      <CodeField
        ref={codeField}
        label={t('session.login.code')}
        value={code}
        onValueChange={(digits) => {
          setCode(digits);
          solve('code');
        }}
        error={problems.code}
        hint={sentTo ? t('session.login.codeSent', { mobile: sentTo }) : undefined}
        onSend={send}
      />
      <div>
        <div className={styles.agreement}>
          <Checkbox
            checked={agreed}
            onCheckedChange={(checked) => {
              setAgreed(checked);
              solve('agreed');
            }}
            aria-invalid={problems.agreed ? true : undefined}
            aria-describedby={problems.agreed ? agreementProblem : undefined}
          >
            {t('session.login.agree')}
          </Checkbox>
          <span className={styles.links}>
            <Link href={agreementPage('user')}>{t('app.userAgreement')}</Link> {t('session.login.and')}{' '}
            <Link href={agreementPage('privacy')}>{t('app.privacyAgreement')}</Link>
          </span>
        </div>
        <FormProblem id={agreementProblem}>{problems.agreed}</FormProblem>
      </div>
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy}>
        {t('session.login.submit')}
      </Button>
      {testLogin && (
        <Button variant="text" block onClick={enterByTest}>
          {t('session.login.test')}
        </Button>
      )}
      {sandboxConsole && (
        <p className={styles.sandbox}>
          <a href={sandboxConsole} target="_blank" rel="noreferrer">
            {t('session.login.sandbox')}
          </a>
        </p>
      )}
    </form>
  );
}
