import type { ReactNode } from 'react';
import { FormProblem } from '../../../shell';
import styles from './ActivityProduct.module.css';

/** One or two buttons beside each other where they fit, with what stands in their way above them. */
export const ActivityBar = ({ problem, children }: { problem: string; children: ReactNode }) => (
  <>
    <FormProblem>{problem}</FormProblem>
    <div className={styles.bar}>{children}</div>
  </>
);
