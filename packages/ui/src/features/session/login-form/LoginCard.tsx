import type { ReactNode } from 'react';
import { Scene } from '../../../components/scene';
import { useTexts } from '../../../texts';
import styles from './LoginCard.module.css';

export interface LoginCardProps {
  /** The form. */
  children: ReactNode;
}

/** The frame of the login: a view, a greeting, and the form. */
export function LoginCard({ children }: LoginCardProps) {
  const { t } = useTexts();
  return (
    <div className={styles.root}>
      <Scene kind="empty" className={styles.scene} />
      <div>
        <h2 className={styles.title}>{t('session.login.title')}</h2>
        <p className={styles.lead}>{t('session.login.lead')}</p>
      </div>
      {children}
    </div>
  );
}
