import type { CardStatus, OrderLine } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';
import { ButtonLink } from '../../../../components/button';
import { Tag, type TagProps } from '../../../../components/tag';
import { useTexts } from '../../../../texts';
import styles from './IssuedCards.module.css';

export interface IssuedCardsProps {
  /** The line that they were issued for. */
  line: Extract<OrderLine, { kind: 'annualCard' }>;
}

const tones: Readonly<Record<CardStatus, TagProps['tone']>> = {
  toActivate: 'warning',
  examining: 'primary',
  active: 'success',
  frozen: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
};

/** The cards of a line: where each stands, and the way to activate or see it. Nothing before they are paid. */
export function IssuedCards({ line: { cards, activateBy } }: IssuedCardsProps) {
  const { t, day } = useTexts();
  if (cards.length === 0) return null;
  const waits = cards.some(({ status }) => status === 'toActivate');
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ cardId, number, status, lastDay }) => (
          <li key={cardId} className={styles.card}>
            <span className={styles.facts}>
              <span>
                {t('order.annualCard.number', { number })}{' '}
                <Tag tone={tones[status]}>{t('order.annualCard.status', { status })}</Tag>
              </span>
              {lastDay !== null && (
                <span className={styles.quiet}>
                  {t('order.annualCard.until', { day: day(lastDay, 'long') })}
                </span>
              )}
            </span>
            {status === 'toActivate' ? (
              <ButtonLink href={hrefs.cardActive({ cardId })} size="small">
                {t('order.annualCard.activate')}
              </ButtonLink>
            ) : (
              status !== 'refunded' && (
                <ButtonLink href={hrefs.cardDetail({ cardId })} size="small" variant="outline">
                  {t('order.annualCard.open')}
                </ButtonLink>
              )
            )}
          </li>
        ))}
      </ul>
      {waits && activateBy !== null && (
        <p className={styles.quiet}>{t('order.annualCard.activateBy', { day: day(activateBy, 'long') })}</p>
      )}
    </>
  );
}
