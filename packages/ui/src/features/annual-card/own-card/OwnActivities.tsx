import type { JoinableActivity, OwnAnnualCard } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { Tag } from '../../../components/tag';
import { useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityRow, stateOfActivity } from '../activities';
import styles from '../CardFacts.module.css';
import type { OwnCardHrefs } from './own-card-hrefs';
import { isOpen } from './PersonCard';

export interface OwnActivitiesProps {
  /** The card whose persons can join. */
  card: OwnAnnualCard;
  /** Where joining, and what was joined, lead. */
  hrefs: Pick<OwnCardHrefs, 'join' | 'order'>;
}

/** Activities for persons of a card: who has joined which session, and joining. Nothing where there are none. */
export function OwnActivities({ card, hrefs }: OwnActivitiesProps) {
  const { t } = useTexts();
  const { activities, nowMs } = card;
  if (activities.length === 0) return null;
  return (
    <Card title={t('annualCard.activities')}>
      {!isOpen(card) && <p className={styles.needs}>{t('annualCard.activityNeedsActive')}</p>}
      <ul className={styles.list}>
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} nowMs={nowMs}>
            <Joined activity={activity} card={card} hrefs={hrefs} />
            <Join activity={activity} card={card} hrefs={hrefs} />
          </ActivityRow>
        ))}
      </ul>
    </Card>
  );
}

interface PlaceProps extends OwnActivitiesProps {
  activity: JoinableActivity;
}

/** Who of the card has a place in which session; each leads to its order. */
function Joined({ activity: { joined, sessions }, card, hrefs }: PlaceProps) {
  const { t, day } = useTexts();
  if (joined.length === 0) return null;
  return (
    <ul className={styles.places}>
      {joined.map(({ sessionId, personId, orderId, paid }) => {
        const session = sessions.find(({ id }) => id === sessionId);
        const name = card.persons.find((person) => person.personId === personId)?.name;
        return (
          <li key={`${sessionId} ${personId}`}>
            <Tag tone={paid ? 'success' : 'warning'}>
              {t(paid ? 'annualCard.activityJoined' : 'annualCard.activityUnpaid')}
            </Tag>{' '}
            <Link href={hrefs.order(orderId)} className={styles.place}>
              {[
                session &&
                  t('annualCard.activitySession', {
                    day: day(session.day),
                    from: session.from,
                    to: session.to,
                  }),
                name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The way to join, while the card has places in it; nothing without a network. */
function Join({ activity, card, hrefs }: PlaceProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  if (!isOpen(card) || !isOnline || stateOfActivity(activity, card.nowMs).state !== 'open') return null;
  if (activity.joined.length >= activity.perCard) {
    return <p className={styles.quiet}>{t('annualCard.activityUsedUp')}</p>;
  }
  return (
    <ButtonLink
      href={hrefs.join(activity.id)}
      size="small"
      className={styles.join}
      aria-label={t('annualCard.activityJoinNamed', { name: activity.name })}
    >
      {t('annualCard.activityJoin')}
    </ButtonLink>
  );
}
