import type { AnnualCardPerson, OwnAnnualCard } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { CardPass } from './CardPass';
import styles from './CardPass.module.css';
import type { OwnCardHrefs } from './own-card-hrefs';

export interface PersonCardProps {
  /** The card that the person is on. */
  card: OwnAnnualCard;
  /** A place on it, with or without somebody. */
  person: AnnualCardPerson;
  /** Where it leads. */
  hrefs: OwnCardHrefs;
}

const tones: Readonly<Record<AnnualCardPerson['status'], TagProps['tone']>> = {
  toActivate: 'warning',
  examining: 'info',
  active: 'success',
  refused: 'danger',
  removed: 'neutral',
};

/** Whether gates let people of a card in now. */
export const isOpen = ({ status, refunding, firstDay, lastDay, today }: OwnAnnualCard): boolean =>
  status === 'active' &&
  !refunding &&
  (firstDay === null || firstDay <= today) &&
  (lastDay === null || today <= lastDay);

/** One person of a card: the code to get in by, or what is to be done first. */
export function PersonCard({ card, person, hrefs }: PersonCardProps) {
  const { t, day } = useTexts();
  const { status, personId, name, role, optional, joinBy, refusal, applicationId } = person;
  if (status === 'active' && isOpen(card)) {
    return (
      <CardPass person={person}>
        <Today card={card} person={person} />
        <div className={styles.buttons}>
          <FaceLink person={person} hrefs={hrefs} />
        </div>
      </CardPass>
    );
  }
  const mayJoin = card.status === 'toActivate' || card.status === 'examining' || card.status === 'active';
  return (
    <Card
      title={name || t('annualCard.role', { role })}
      extra={<Tag tone={tones[status]}>{t('annualCard.personStatus', { status })}</Tag>}
    >
      <div className={styles.rests}>
        {optional && <span className={styles.quiet}>{t('annualCard.optional')}</span>}
        {joinBy !== null && status === 'toActivate' && (
          <span>{t('annualCard.joinBy', { day: day(joinBy, 'long') })}</span>
        )}
        {status === 'examining' && <span>{t('annualCard.examining')}</span>}
        {status === 'refused' && refusal !== null && <span>{refusal}</span>}
      </div>
      <div className={styles.buttons}>
        {mayJoin && status === 'toActivate' && (
          <ButtonLink href={hrefs.activate} size="small">
            {t('annualCard.activate')}
          </ButtonLink>
        )}
        {(status === 'examining' || status === 'refused') && applicationId !== null && (
          <ButtonLink href={hrefs.examine(applicationId)} size="small" variant="outline">
            {t('annualCard.progress')}
          </ButtonLink>
        )}
        {mayJoin && status === 'refused' && (
          <ButtonLink href={hrefs.form(personId)} size="small">
            {t('annualCard.next', { step: 'mend' })}
          </ButtonLink>
        )}
        {status === 'active' && <FaceLink person={person} hrefs={hrefs} />}
      </div>
    </Card>
  );
}

/** Where the person can go today. */
function Today({ card, person }: Pick<PersonCardProps, 'card' | 'person'>) {
  const { t } = useTexts();
  const nameOf = (spotId: string) => card.spots.find((spot) => spot.spotId === spotId)?.name ?? '';
  return (
    <ul className={styles.rests}>
      {person.today.map(({ spotId, left }) => (
        <li key={spotId}>
          <span>{nameOf(spotId)}</span>
          <span className={styles.quiet}>{t('annualCard.leftToday', { count: left })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Gives the consent to the portrait, or takes it back; of a child its guardian does. */
function FaceLink({ person, hrefs }: Pick<PersonCardProps, 'person' | 'hrefs'>) {
  const { t } = useTexts();
  const purpose = person.guardian === null ? 'face' : 'faceChild';
  return (
    <ButtonLink href={hrefs.protocol(person.personId, purpose)} size="small" variant="outline">
      {t(person.faceConsentId === null ? 'annualCard.giveFace' : 'annualCard.withdrawFace')}
    </ButtonLink>
  );
}
