import { type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Field, type FieldWords } from '../field';
import frame from '../field/Field.module.css';
import trigger from '../select/Select.module.css';

export interface PickerFieldProps extends FieldWords {
  /** What is chosen. The label must be text: it names the sheet too. */
  label: string;
  /** Shown while nothing is chosen. Default 请选择 / Choose. */
  placeholder?: string;
  /** Default `false`. */
  disabled?: boolean;
  className?: string;
  /** The choice in words; undefined for none. */
  shown: ReactNode;
  /** The sheet, open or not. */
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

/** A field that opens a sheet to choose in. */
export function PickerField({ placeholder, disabled = false, shown, children, ...words }: PickerFieldProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <Field {...words}>
      {({ id, ...control }, labelId) => (
        <>
          <button
            type="button"
            id={id}
            className={classNames(frame.frame, trigger.trigger)}
            data-empty={shown === undefined || undefined}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${labelId} ${id}-value`}
            aria-describedby={control['aria-describedby']}
            data-problem={control['aria-invalid'] && ''}
            onClick={() => setOpen(true)}
          >
            <span id={`${id}-value`} className={trigger.value}>
              {shown ?? placeholder ?? t('components.select.placeholder')}
            </span>
            <ChevronDownIcon size={20} className={trigger.arrow} />
          </button>
          {children(open, setOpen)}
        </>
      )}
    </Field>
  );
}
