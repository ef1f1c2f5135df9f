import type { CardActivity } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { RichText } from '../../../components/rich-text';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from '../CardFacts.module.css';
import { stateOfActivity } from './activity-state';

export interface ActivityRowProps {
  /** What card holders can join. */
  activity: CardActivity;
  /** By the server's clock. */
  nowMs: number;
  /** What stands under it: who has joined, the button. Default nothing. */
  children?: ReactNode;
}

/** An activity: its next session, the places left in it, what it costs a person, and what it is. */
export function ActivityRow({ activity, nowMs, children }: ActivityRowProps) {
  const { t, day } = useTexts();
  const { name, picture, priceFen, intro } = activity;
  const { state, next, others } = stateOfActivity(activity, nowMs);
  return (
    <li className={styles.item}>
      <PictureRow picture={picture}>
        <h3 className={styles.activity}>
          {name} {state === 'over' && <Tag>{t('annualCard.activityOver')}</Tag>}
          {state === 'full' && <Tag tone="warning">{t('annualCard.activityLeft', { count: 0 })}</Tag>}
        </h3>
        {next && (
          <p className={styles.quiet}>
            {t('annualCard.activitySession', { day: day(next.day, 'named'), from: next.from, to: next.to })}
          </p>
        )}
        {next && (next.left > 0 || others > 0) && (
          <p className={styles.quiet}>
            {[
              next.left > 0 && t('annualCard.activityLeft', { count: next.left }),
              others > 0 && t('annualCard.activityMore', { count: others }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <p className={styles.text}>
          {priceFen === 0 ? (
            t('annualCard.activityFree')
          ) : (
            <>
              <Price fen={priceFen} tone="text" />
              {t('annualCard.activityEach')}
            </>
          )}
        </p>
      </PictureRow>
      {intro !== '' && <RichText html={intro} />}
      {children}
    </li>
  );
}
