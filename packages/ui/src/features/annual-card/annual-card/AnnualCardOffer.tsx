import type { AnnualCardSummary } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Price } from '../../../components/price';
import { Row } from '../../../components/row';
import { CheckIcon, CrownIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './AnnualCard.module.css';

export interface AnnualCardOfferProps {
  /** What is for sale. */
  card: AnnualCardSummary;
  /** Where it can be bought. */
  href: string;
}

/** An annual card that can be bought: what it brings, how long it holds, how much it is. */
export function AnnualCardOffer({ card, href }: AnnualCardOfferProps) {
  const { t } = useTexts();
  return (
    <Card tone="member">
      <Row justify="between">
        <h3 className={styles.name}>
          <CrownIcon size={20} />
          {card.name}
        </h3>
      </Row>
      <ul className={styles.benefits}>
        {card.benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={16} />
            {benefit}
          </li>
        ))}
      </ul>
      <Row justify="between">
        <span className={styles.facts}>
          <Price fen={card.priceFen} originalFen={card.marketPriceFen ?? undefined} size="large" />
          {t('annualCard.valid', { days: card.validity.validDays })}
        </span>
        <ButtonLink href={href}>{t('annualCard.buy')}</ButtonLink>
      </Row>
    </Card>
  );
}
