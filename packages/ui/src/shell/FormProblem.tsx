import type { ReactNode } from 'react';
import styles from './FormProblem.module.css';

export interface FormProblemProps {
  /** What a control's `aria-describedby` names. Default none. */
  id?: string;
  /** What is wrong and how to mend it; nothing is shown without it. Default none. */
  children?: ReactNode;
}

/** What is wrong with a part of a form that is no field: said aloud, and where `useProblemFocus` may lead. */
export function FormProblem({ id, children }: FormProblemProps) {
  if (!children) return null;
  return (
    <p id={id} role="alert" tabIndex={-1} className={styles.root} data-problem="">
      {children}
    </p>
  );
}
