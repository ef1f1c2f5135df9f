import type { AnnualCardSummary } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Price } from '../../../components/price';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { CheckIcon, CrownIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import { rolesText, saleStateOf, validityText } from '../card-words';
import styles from './AnnualCard.module.css';

export interface AnnualCardOfferProps {
  /** What is for sale. */
  card: AnnualCardSummary;
  /** Where it can be bought. */
  href: string;
}

/** An annual card that can be bought: what it brings, for whom and how long, how much it is, and whether there are any. */
export function AnnualCardOffer({ card, href }: AnnualCardOfferProps) {
  const texts = useTexts();
  const { t } = texts;
  const state = saleStateOf(card);
  const isSold = state === 'onSale';
  return (
    <Card tone={isSold ? 'member' : 'soft'}>
      <Row justify="between">
        <h2 className={styles.name}>
          <CrownIcon size={20} />
          {card.name}
        </h2>
        {!isSold && <Tag>{t('annualCard.saleState', { state })}</Tag>}
      </Row>
      <p className={styles.facts}>
        <span>{rolesText(texts, card.roles)}</span>
        <span>{validityText(texts, card.validity)}</span>
      </p>
      <ul className={styles.benefits}>
        {card.benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={16} />
            {benefit}
          </li>
        ))}
      </ul>
      <Row justify="between">
        <Price fen={card.priceFen} originalFen={card.marketPriceFen ?? undefined} size="large" />
        <ButtonLink
          href={href}
          variant={isSold ? 'primary' : 'outline'}
          aria-label={t(isSold ? 'annualCard.buyNamed' : 'annualCard.seeNamed', { name: card.name })}
        >
          {t(isSold ? 'annualCard.buy' : 'annualCard.see')}
        </ButtonLink>
      </Row>
    </Card>
  );
}
