import type { MemberAnnualCard as MemberAnnualCardData } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { inPlaceOfFollowing, Link } from '../../../components/link';
import { Row } from '../../../components/row';
import { Tag, type TagProps } from '../../../components/tag';
import { CrownIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './AnnualCard.module.css';

export interface MemberAnnualCardProps {
  /** The member's card. */
  card: MemberAnnualCardData;
  /** Pages that the card leads to. */
  hrefs: {
    /** The card itself, with its code. */
    detail: string;
    /** Where it is activated. */
    activate: string;
    /** Where another one can be bought. */
    buy: string;
    /** Where it is renewed. */
    renew: string;
  };
  /** Shows it beside the list, in place of its page. Default: its page is opened. */
  onShow?: (() => void) | undefined;
  /** It is the one shown. Default `false`. */
  current?: boolean;
}

/** How each state of a card is coloured. */
export const memberCardTones: Readonly<Record<MemberAnnualCardData['status'], TagProps['tone']>> = {
  toActivate: 'warning',
  examining: 'info',
  active: 'success',
  frozen: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
};

/** The page of each next step. */
const nextHrefs: Readonly<Record<MemberAnnualCardData['nextStep'], keyof MemberAnnualCardProps['hrefs']>> = {
  activate: 'activate',
  mend: 'activate',
  wait: 'detail',
  view: 'detail',
  renew: 'renew',
  buyAgain: 'buy',
};

/** A member's own annual card, with the one thing to do next. */
export function MemberAnnualCard({ card, hrefs, onShow, current = false }: MemberAnnualCardProps) {
  const { t, day } = useTexts();
  const { status, nextStep, persons, activePersons } = card;
  const isOver = status === 'expired' || status === 'refunded';
  const href = nextHrefs[nextStep];
  return (
    <Card tone={isOver ? 'soft' : 'member'}>
      <Row justify="between">
        <h2 className={styles.name}>
          <CrownIcon size={20} />
          <Link
            href={hrefs.detail}
            className={styles.link}
            aria-current={current || undefined}
            onClick={inPlaceOfFollowing(onShow)}
          >
            {card.name}
          </Link>
        </h2>
        <Tag tone={memberCardTones[status]}>{t('annualCard.status', { status })}</Tag>
      </Row>
      <p className={styles.number}>{t('annualCard.number', { number: card.number })}</p>
      <Row justify="between">
        <span className={styles.facts}>
          <span>{card.holderName}</span>
          {card.lastDay && <span>{t('annualCard.until', { day: day(card.lastDay, 'long') })}</span>}
          {status === 'toActivate' && (
            <span>{t('annualCard.activateBy', { day: day(card.activateBy, 'long') })}</span>
          )}
          {persons > 1 && <span>{t('annualCard.persons', { active: activePersons, all: persons })}</span>}
        </span>
        <ButtonLink
          href={hrefs[href]}
          onClick={inPlaceOfFollowing(href === 'detail' ? onShow : undefined)}
          size="small"
          variant={nextStep === 'activate' || nextStep === 'mend' ? 'primary' : 'outline'}
        >
          {t('annualCard.next', { step: nextStep })}
        </ButtonLink>
      </Row>
    </Card>
  );
}
