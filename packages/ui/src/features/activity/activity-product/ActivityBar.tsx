import type { ReactNode } from 'react';
import { FormProblem } from '../../../shell';
import styles from './ActivityProduct.module.css';

interface ActivityBarProps {
  /** What stands in the way; nothing where it is empty. */
  problem: string;
  /** The buttons. */
  children: ReactNode;
}

/** One or two buttons beside each other where they fit, with what stands in their way above them. */
export const ActivityBar = ({ problem, children }: ActivityBarProps) => (
  <>
    <FormProblem>{problem}</FormProblem>
    <div className={styles.bar}>{children}</div>
  </>
);
