import { isMobile } from '@yunyou/validators';
import { TextField } from '../../../components/text-field';
import { typedMobile } from '../../../shell';
import { CodeField } from './CodeField';
import { PictureField } from './PictureField';
import type { CodeSending } from './use-code-sending';

export interface MobileCode {
  mobile: string;
  code: string;
}

export interface MobileCodeFieldsProps extends CodeSending {
  /** What the two fields are called, and what is said of a number that is none. */
  texts: MobileCode & { invalid: string };
  /** What was typed. */
  value: MobileCode;
  /** Called with what changes; what was wrong with it is no longer said. */
  onChange: (change: Partial<MobileCode>) => void;
  /** What is wrong, by field. */
  problems: Partial<Record<'mobile' | 'code' | 'picture', string | undefined>>;
  /** Says what is wrong; nothing: all is well. */
  refuse: (problems: Record<string, string>) => void;
  /** The name that `refuse` and a code that was refused know the number by. Default `mobile`. */
  mobileName?: string;
  /** Called when the digits of a picture change. */
  onDigits: () => void;
  /** Has the code sent. */
  requestCode: (mobile: string, picId: string | undefined) => Promise<unknown>;
  /** Whose number it is, for what the browser fills in. Default `tel-national`, one's own. */
  autoComplete?: 'tel-national' | 'off';
}

/** A number that is not the login's, and the code that is sent to it. */
export function MobileCodeFields({
  texts,
  value: { mobile, code },
  onChange,
  problems,
  refuse,
  mobileName = 'mobile',
  onDigits,
  requestCode,
  autoComplete = 'tel-national',
  check,
  sendCode,
}: MobileCodeFieldsProps) {
  const send = async () => {
    if (!isMobile(mobile)) {
      refuse({ [mobileName]: texts.invalid });
      return false;
    }
    return sendCode(mobileName, async (picId) => {
      await requestCode(mobile, picId);
      refuse({});
    });
  };
  return (
    <>
      <TextField
        label={texts.mobile}
        value={mobile}
        onValueChange={(text) => onChange({ mobile: typedMobile(text) })}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
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
            onDigits();
          }}
          problem={problems.picture}
        />
      )}
      <CodeField
        label={texts.code}
        value={code}
        onValueChange={(digits) => onChange({ code: digits })}
        error={problems.code}
        onSend={send}
      />
    </>
  );
}
