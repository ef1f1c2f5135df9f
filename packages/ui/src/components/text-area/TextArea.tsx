import { textAreaMaxLength } from '@yunyou/contract';
import { type ComponentProps, useId } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { useTexts } from '../../texts';
import { Field, type FieldWords } from '../field';
import frame from '../field/Field.module.css';
import { VisuallyHidden } from '../visually-hidden';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'required'> {
  /** The text. Default: the component keeps it itself. */
  value?: string;
  /** The first text, when the component keeps it itself. Default empty. */
  defaultValue?: string;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** Longest text, in characters. Default 140. */
  maxLength?: number;
  /** Lines that are shown before it scrolls. Default 3. */
  rows?: number;
}

/** Several lines of text, counted. Further props and `ref` go to the textarea. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  maxLength = textAreaMaxLength,
  rows = 3,
  className,
  ...rest
}: TextAreaProps) {
  const { t } = useTexts();
  const countId = useId();
  const [text, setText] = useControllableValue(value, defaultValue, onValueChange);
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {({ 'aria-describedby': helpId, ...control }) => (
        <div className={`${frame.frame} ${styles.frame}`}>
          <textarea
            className={`${frame.input} ${styles.input}`}
            rows={rows}
            maxLength={maxLength}
            value={text}
            aria-required={required || undefined}
            aria-describedby={[helpId, countId].filter(Boolean).join(' ')}
            onChange={(event) => setText(event.target.value)}
            {...control}
            {...rest}
          />
          <span aria-hidden="true" className={styles.count}>
            {text.length}/{maxLength}
          </span>
          <VisuallyHidden id={countId}>
            {t('components.textArea.count', { count: text.length, max: maxLength })}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
