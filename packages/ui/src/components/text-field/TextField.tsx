import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { ClearButton } from '../clear-button/ClearButton';
import { Field, type FieldWords } from '../field';
import frame from '../field/Field.module.css';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'required'> {
  /** The text. Default: the component keeps it itself. */
  value?: string;
  /** The first text, when the component keeps it itself. Default empty. */
  defaultValue?: string;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** Before the text: an icon, a country code. Default none. */
  prefix?: ReactNode;
  /** After the text: a button, a unit. Default none. */
  suffix?: ReactNode;
  /** A button that empties the field while something is in it. Default `false`. */
  clearable?: boolean;
}

/** One line of text. Further props and `ref` go to the input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  prefix,
  suffix,
  clearable = false,
  className,
  ref,
  ...rest
}: TextFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const [text, setText] = useControllableValue(value, defaultValue, onValueChange);
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {(control) => (
        <div className={frame.frame}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input
            ref={(input) => {
              own.current = input;
              if (typeof ref === 'function') return ref(input);
              if (ref) ref.current = input;
            }}
            type="text"
            className={frame.input}
            value={text}
            aria-required={required || undefined}
            onChange={(event) => setText(event.target.value)}
            {...control}
            {...rest}
          />
          {clearable && text !== '' && !rest.disabled && (
            <ClearButton
              className={styles.clear}
              onClear={() => {
                setText('');
                own.current?.focus();
              }}
            />
          )}
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
