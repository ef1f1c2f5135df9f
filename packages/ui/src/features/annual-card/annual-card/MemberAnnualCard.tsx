import type { MemberAnnualCard as MemberAnnualCardData } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
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
  };
}

const tones: Readonly<Record<MemberAnnualCardData['status'], TagProps['tone']>> = {
  toActivate: 'warning',
  examining: 'info',
  active: 'success',
  frozen: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
};

/** A member's own annual card, with the one thing to do next. */
export function MemberAnnualCard({ card, hrefs }: MemberAnnualCardProps) {
  const { t, day } = useTexts();
  const { status, nextStep } = card;
  const next =
    nextStep === 'activate' || nextStep === 'mend'
      ? { href: hrefs.activate, words: t('annualCard.activate') }
      : nextStep === 'buyAgain'
        ? { href: hrefs.buy, words: t('annualCard.renew') }
        : { href: hrefs.detail, words: t('annualCard.open') };
  return (
    <Card tone={status === 'expired' ? 'soft' : 'member'}>
      <Row justify="between">
        <h3 className={styles.name}>
          <CrownIcon size={20} />
          {card.name}
        </h3>
        <Tag tone={tones[status]}>{t('annualCard.status', { status })}</Tag>
      </Row>
      <p className={styles.number}>{t('annualCard.number', { number: card.number })}</p>
      <Row justify="between">
        <span className={styles.facts}>
          <span>{card.holderName}</span>
          {card.lastDay && <span>{t('annualCard.until', { day: day(card.lastDay, 'long') })}</span>}
        </span>
        <ButtonLink href={next.href} size="small" variant={status === 'toActivate' ? 'primary' : 'outline'}>
          {next.words}
        </ButtonLink>
      </Row>
    </Card>
  );
}
