import { useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { ChevronDownIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Field, type FieldWords } from '../field';
import frame from '../field/Field.module.css';
import { Popup } from '../popup';
import { Options } from './Options';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** Default `false`. */
  disabled?: boolean;
}

export interface SelectProps extends FieldWords {
  /** What can be chosen. The label must be text: it names the sheet too. */
  label: string;
  /** What can be chosen. */
  options: readonly SelectOption[];
  /** The choice; `''` for none. Default: the component keeps it itself. */
  value?: string;
  /** The first choice, when the component keeps it itself. Default none. */
  defaultValue?: string;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** Shown while nothing is chosen. Default 请选择 / Choose. */
  placeholder?: string;
  /** Default `false`. */
  disabled?: boolean;
  /** A further class of the root. Default none. */
  className?: string;
}

/** One of many: a field that opens a sheet with the options. */
export function Select({
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  disabled = false,
  ...words
}: SelectProps) {
  const { t } = useTexts();
  const firstFocus = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [present, setPresent] = useControllableValue(value, defaultValue, onValueChange);
  const chosen = options.find((option) => option.value === present);
  return (
    <Field {...words}>
      {({ id, ...control }, labelId) => (
        <>
          <button
            type="button"
            id={id}
            className={classNames(frame.frame, styles.trigger)}
            data-empty={!chosen || undefined}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${labelId} ${id}-value`}
            aria-describedby={control['aria-describedby']}
            onClick={() => setOpen(true)}
          >
            <span id={`${id}-value`} className={styles.value}>
              {chosen?.label ?? placeholder ?? t('components.select.placeholder')}
            </span>
            <ChevronDownIcon size={20} className={styles.arrow} />
          </button>
          <Popup open={open} onOpenChange={setOpen} title={words.label} initialFocus={firstFocus} flush>
            <Options
              label={words.label}
              options={options}
              value={present}
              focusRef={firstFocus}
              onSelect={(next) => {
                setPresent(next);
                setOpen(false);
              }}
            />
          </Popup>
        </>
      )}
    </Field>
  );
}
