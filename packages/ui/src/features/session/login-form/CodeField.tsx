import { verificationCodeLength } from '@yunyou/contract';
import { TextField, type TextFieldProps } from '../../../components/text-field';
import { VerificationCodeButton } from '../../../components/verification-code-button';
import { useSdk } from '../../../shell';

export interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'ref'> {
  /** The digits so far. */
  value: string;
  /** Called with nothing but digits, no more than a code has. */
  onValueChange: (code: string) => void;
  /** Has a code sent; whether the wait for another begins. */
  onSend: () => Promise<boolean>;
}

/** The digits of a code, beside what has it sent. */
export function CodeField({ onValueChange, onSend, ...field }: CodeFieldProps) {
  const { clock } = useSdk();
  return (
    <TextField
      {...field}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, '').slice(0, verificationCodeLength))}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={<VerificationCodeButton onSend={onSend} now={clock.now} />}
      required
    />
  );
}
