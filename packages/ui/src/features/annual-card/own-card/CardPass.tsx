import type { AnnualCardPerson } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { QrCode } from '../../../components/qr-code';
import { Skeleton } from '../../../components/skeleton';
import { Tag } from '../../../components/tag';
import { failureText } from '../../../shell';
import { useTexts } from '../../../texts';
import { inGroups } from '../card-words';
import styles from './CardPass.module.css';
import { useTurningCode } from './use-turning-code';

export interface CardPassProps {
  /** Who is let in. */
  person: Pick<AnnualCardPerson, 'personId' | 'name' | 'role'>;
  /** Below the code: where the person can go today, what can be done. Default nothing. */
  children?: ReactNode;
}

/** What a person shows at the gate: a code that turns by itself, also without a network. Its turning is not read out. */
export function CardPass({ person, children }: CardPassProps) {
  const texts = useTexts();
  const { t, instant } = texts;
  const { text, error, checkedAtMs, fromCache, reload } = useTurningCode(person.personId);
  const name = person.name || t('annualCard.role', { role: person.role });
  return (
    <article className={styles.root} aria-label={t('annualCard.pass', { name })}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Tag tone="member">{t('annualCard.role', { role: person.role })}</Tag>
      </header>
      <div className={styles.code}>
        {text !== undefined && (
          <>
            <div className={styles.qr}>
              <QrCode value={text} label={t('annualCard.passCode', { name })} />
            </div>
            <p className={styles.digits}>{inGroups(text)}</p>
          </>
        )}
        {text === undefined && error === undefined && (
          <div aria-busy="true" className={styles.qr}>
            <Skeleton width="100%" height="auto" style={{ aspectRatio: 1 }} />
          </div>
        )}
        {text === undefined && error !== undefined && (
          <>
            <p role="status">{failureText(texts, error)}</p>
            <Button variant="outline" size="small" onClick={() => void reload()}>
              {t('ui.retry')}
            </Button>
          </>
        )}
        {checkedAtMs !== undefined && (
          <p className={styles.quiet}>
            {t('annualCard.checkedAt', { time: instant(checkedAtMs, 'dateTimeSeconds') })}
            {' · '}
            {t(fromCache ? 'annualCard.noNetwork' : 'annualCard.worksOffline')}
          </p>
        )}
      </div>
      {children && <footer className={styles.foot}>{children}</footer>}
    </article>
  );
}
