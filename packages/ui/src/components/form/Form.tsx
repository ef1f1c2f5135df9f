import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import styles from './Form.module.css';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /**
   * Called instead of the browser's own sending. `false`, or a promise of it, says that something is wrong: the focus
   * goes to the first field in error. A submit while one is under way is ignored.
   */
  onSubmit: () => unknown;
  /** Under the fields, always at the end: the button that submits. Default none. */
  actions?: ComponentProps<'form'>['children'];
}

/** Fields one under the other and what is done with them. Each field says its own error; the form leads to the first. */
export function Form({ onSubmit, actions, className, children, ...rest }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [refused, setRefused] = useState(0);

  useEffect(() => {
    if (refused === 0) return;
    const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    first?.focus({ preventScroll: true });
    // The browser's own scrolling would be content with a place behind a bar at the lower edge.
    first?.scrollIntoView({ block: 'center' });
  }, [refused]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      if ((await onSubmit()) === false) setRefused((count) => count + 1);
    } finally {
      busy.current = false;
    }
  };

  return (
    // What is wrong is said beside the fields and in the page's language, not in the browser's bubbles.
    <form
      ref={root}
      noValidate
      className={classNames(styles.root, className)}
      onSubmit={(event) => void submit(event)}
      {...rest}
    >
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  );
}
