import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { CircleAlertIcon } from '../../icons';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Field.module.css';

/** What every control of a form can say about itself. */
export interface FieldWords {
  /** What is asked for. */
  label: ReactNode;
  /** Keeps the label for screen readers only. Default `false`. */
  hideLabel?: boolean;
  /** A sentence of help under the control. Default none. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; takes the hint's place. Default none. */
  error?: ReactNode;
  /** Must be filled in. Default `false`. */
  required?: boolean;
}

/** What the control needs to be tied to its words. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** A further class of the root. Default none. */
  className?: string;
  /** Renders the control; `labelId` is for controls that are no form elements. */
  children: (control: FieldControlProps, labelId: string) => ReactNode;
}

/** A label above a control and, below it, help or what is wrong. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  const help = error ?? hint;
  const words = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      )}
    </>
  );
  return (
    <div className={classNames(styles.root, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={id} id={labelId} className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {children(
        { id, 'aria-describedby': help ? helpId : undefined, 'aria-invalid': error ? true : undefined },
        labelId,
      )}
      {help && (
        <div id={helpId} className={styles.help}>
          {error && <CircleAlertIcon size={16} />}
          <span>{help}</span>
        </div>
      )}
    </div>
  );
}
