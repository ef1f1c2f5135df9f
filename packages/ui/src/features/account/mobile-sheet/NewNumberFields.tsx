import { isMobile } from '@yunyou/validators';
import { TextField } from '../../../components/text-field';
import { typedMobile, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeField } from '../../session/login-form/CodeField';
import { PictureField } from '../../session/login-form/PictureField';
import type { CodeSending } from '../../session/login-form/use-code-sending';

export interface NewNumber {
  mobile: string;
  code: string;
}

export interface NewNumberFieldsProps extends CodeSending {
  /** What was typed. */
  value: NewNumber;
  /** Called with what changes. */
  onChange: (change: Partial<NewNumber>) => void;
  /** What is wrong, by field. */
  problems: Partial<Record<'mobile' | 'code' | 'picture', string | undefined>>;
  /** Says what is wrong. */
  refuse: (problems: Record<string, string>) => void;
  /** Called when a field changes: what was wrong with it is no longer said. */
  onSolve: (field: 'mobile' | 'code' | 'picture') => void;
}

/** The new number and the code that is sent to it. */
export function NewNumberFields({
  value: { mobile, code },
  onChange,
  problems,
  refuse,
  onSolve,
  check,
  sendCode,
}: NewNumberFieldsProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const change = (field: keyof NewNumber, text: string) => {
    onChange({ [field]: text });
    onSolve(field);
  };
  const send = async () => {
    if (!isMobile(mobile)) {
      refuse({ mobile: t('account.mobile.invalid') });
      return false;
    }
    return sendCode('mobile', async (picId) => {
      await (await sdk.account()).requestCode({ target: 'new', mobile, picId }, { silent: true });
      refuse({});
    });
  };
  return (
    <>
      <TextField
        label={t('account.mobile.new')}
        value={mobile}
        onValueChange={(text) => change('mobile', typedMobile(text))}
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
            onSolve('picture');
          }}
          problem={problems.picture}
        />
      )}
      <CodeField
        label={t('account.mobile.newCode')}
        value={code}
        onValueChange={(digits) => change('code', digits)}
        error={problems.code}
        onSend={send}
      />
    </>
  );
}
