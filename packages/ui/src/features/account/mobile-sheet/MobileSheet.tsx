import { mobileChangeDays, pictureCodeLength, verificationCodeLength } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile, maskMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { VerificationCodeButton } from '../../../components/verification-code-button';
import { FormProblem, failureText, typedMobile, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { PictureField } from '../../session/login-form/PictureField';
import { isPictureProblem, usePictureCheck } from '../../session/login-form/use-picture-check';
import styles from './MobileSheet.module.css';

export interface MobileSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The present number; empty for none. */
  currentMobile: string;
  /** Called once the number has changed. */
  onChanged: () => unknown;
}

type Field = 'currentCode' | 'mobile' | 'code' | 'picture' | 'form';
type Problems = Partial<Record<Field, string>>;

const typedCode = (text: string) => text.replace(/\D/g, '').slice(0, verificationCodeLength);
const fieldOf = (error: unknown): Field =>
  (['currentCode', 'mobile', 'code'] as const).find((one) => isApiError(error) && error.field === one) ??
  'form';

/** Changes the number: a code sent to the present one, and one sent to the new one. */
export function MobileSheet({ open, onOpenChange, currentMobile, onChanged }: MobileSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('account.mobile.title')}>
      <MobileForm
        currentMobile={currentMobile}
        onChanged={() => {
          onOpenChange(false);
          onChanged();
        }}
      />
    </Popup>
  );
}

function MobileForm({ currentMobile, onChanged }: Pick<MobileSheetProps, 'currentMobile' | 'onChanged'>) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [current] = useState(currentMobile);
  const [currentCode, setCurrentCode] = useState('');
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const check = usePictureCheck();
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();

  const refuse = (found: Problems) => {
    setProblems(found);
    focusProblem();
  };
  const solve = (field: Field) => setProblems((before) => ({ ...before, [field]: undefined }));

  const send = async (target: 'current' | 'new') => {
    if (target === 'new' && !isMobile(mobile)) {
      refuse({ mobile: t('account.mobile.invalid') });
      return false;
    }
    if (check.picture && check.digits.length !== pictureCodeLength) {
      refuse({ picture: t('account.mobile.pictureMissing', { count: pictureCodeLength }) });
      return false;
    }
    setProblems({});
    try {
      const account = await sdk.account();
      const request = target === 'new' ? { target, mobile } : { target };
      await check.requestCode((picId) => account.requestCode({ ...request, picId }, { silent: true }));
      return true;
    } catch (error) {
      const field = target === 'new' ? 'mobile' : 'currentCode';
      refuse({ [isPictureProblem(error) ? 'picture' : field]: failureText(texts, error) });
      return isApiError(error) && error.rule === 'codeTooSoon';
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a sheet, this form may stand in another one as far as React's events go.
    event.stopPropagation();
    const missing = t('account.mobile.codeMissing');
    const found: Problems = {
      ...(current !== '' && currentCode.length !== verificationCodeLength && { currentCode: missing }),
      ...(!isMobile(mobile) && { mobile: t('account.mobile.invalid') }),
      ...(code.length !== verificationCodeLength && { code: missing }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
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
        <TextField
          label={t('account.mobile.current', { mobile: maskMobile(current) })}
          value={currentCode}
          onValueChange={(text) => {
            setCurrentCode(typedCode(text));
            solve('currentCode');
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problems.currentCode}
          suffix={<VerificationCodeButton onSend={() => send('current')} now={sdk.clock.now} />}
          required
        />
      )}
      <TextField
        label={t('account.mobile.new')}
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
      <TextField
        label={t('account.mobile.newCode')}
        value={code}
        onValueChange={(text) => {
          setCode(typedCode(text));
          solve('code');
        }}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problems.code}
        suffix={<VerificationCodeButton onSend={() => send('new')} now={sdk.clock.now} />}
        required
      />
      <p className={styles.hint}>{t('account.mobile.hint', { days: mobileChangeDays })}</p>
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy}>
        {t('account.mobile.submit')}
      </Button>
    </form>
  );
}
