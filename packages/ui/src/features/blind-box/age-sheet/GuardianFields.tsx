import { boxAgeFree } from '@yunyou/contract';
import { isMobile } from '@yunyou/validators';
import { TextField } from '../../../components/text-field';
import { typedMobile, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeField } from '../../session/login-form/CodeField';
import { PictureField } from '../../session/login-form/PictureField';
import type { CodeSending } from '../../session/login-form/use-code-sending';
import styles from './AgeForm.module.css';

export interface Guardian {
  mobile: string;
  code: string;
}

export interface GuardianFieldsProps extends CodeSending {
  /** What was typed. */
  value: Guardian;
  /** Called with what changes. */
  onChange: (change: Partial<Guardian>) => void;
  /** What is wrong, by field. */
  problems: Partial<Record<'guardianMobile' | 'guardianCode' | 'picture', string | undefined>>;
  /** Says what is wrong. */
  refuse: (problems: Record<string, string>) => void;
  /** Called when a field changes: what was wrong with it is no longer said. */
  onSolve: (field: 'guardianMobile' | 'guardianCode' | 'picture') => void;
}

/** A guardian's number, and the code that says that they agree. */
export function GuardianFields({
  value: { mobile, code },
  onChange,
  problems,
  refuse,
  onSolve,
  check,
  sendCode,
}: GuardianFieldsProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const send = async () => {
    if (!isMobile(mobile)) {
      refuse({ guardianMobile: t('blindBox.age.guardianMobileInvalid') });
      return false;
    }
    return sendCode('guardianMobile', async (picId) => {
      const boxes = await sdk.blindBoxes();
      await boxes.guardianCode({ mobile, ...(picId !== undefined && { picId }) }, { silent: true });
      refuse({});
    });
  };
  return (
    <>
      <p className={styles.hint}>{t('blindBox.age.guardian', { age: boxAgeFree })}</p>
      <TextField
        label={t('blindBox.age.guardianMobile')}
        value={mobile}
        onValueChange={(text) => {
          onChange({ mobile: typedMobile(text) });
          onSolve('guardianMobile');
        }}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        prefix="+86"
        error={problems.guardianMobile}
        required
      />
      {check.picture && (
        <PictureField
          {...check}
          image={check.picture.image}
          setDigits={(digits) => {
            check.setDigits(digits);
            onSolve('picture');
          }}
          problem={problems.picture}
        />
      )}
      <CodeField
        label={t('blindBox.age.guardianCode')}
        value={code}
        onValueChange={(digits) => {
          onChange({ code: digits });
          onSolve('guardianCode');
        }}
        error={problems.guardianCode}
        onSend={send}
      />
    </>
  );
}
