import { verificationCodeLength } from '@yunyou/contract';
import { type ComponentProps, useState } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { Field, type FieldWords } from '../field';
import styles from './CodeInput.module.css';

export interface CodeInputProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'required'> {
  /** The digits so far. Default: the component keeps them itself. */
  value?: string;
  /** The first digits, when the component keeps them itself. Default empty. */
  defaultValue?: string;
  /** Called with the digits so far. Default nothing. */
  onValueChange?: (value: string) => void;
  /** Called when the last digit is there. Default nothing. */
  onComplete?: (value: string) => void;
  /** How many digits. Default 6. */
  length?: number;
}

/**
 * A code from a message, shown digit by digit. It is one field: pasting, filling in from the message and correcting
 * work as in any other. Further props and `ref` go to the input.
 */
export function CodeInput({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = verificationCodeLength,
  className,
  ...rest
}: CodeInputProps) {
  const [digits, setDigits] = useControllableValue(value, defaultValue, onValueChange);
  const [focused, setFocused] = useState(false);
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {(control) => (
        <div className={styles.root} data-invalid={error ? true : undefined}>
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={index}
              aria-hidden="true"
              className={styles.cell}
              data-current={(focused && index === Math.min(digits.length, length - 1)) || undefined}
            >
              {digits[index]}
            </span>
          ))}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={styles.input}
            value={digits}
            aria-required={required || undefined}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => {
              // No maxLength: a browser would cut `839 204` before the space is taken out.
              const next = event.target.value.replace(/\D/g, '').slice(0, length);
              setDigits(next);
              if (next.length === length && next !== digits) onComplete?.(next);
            }}
            {...control}
            {...rest}
          />
        </div>
      )}
    </Field>
  );
}
