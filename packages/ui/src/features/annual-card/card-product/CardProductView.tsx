import { type AnnualCardDetail, goodsType } from '@yunyou/contract';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { PageHeading } from '../../../components/page-heading';
import { Picture } from '../../../components/picture';
import { Price } from '../../../components/price';
import { RichText } from '../../../components/rich-text';
import { Tag } from '../../../components/tag';
import { AppPage, PageBody, seenFor, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityPrice, type ActivityPrices } from '../../activity/activity-price';
import { HolderActivities } from '../activities';
import { Benefits, CoveredSpots, RefundTerms, ShutDays } from '../CardFacts';
import styles from '../CardFacts.module.css';
import { rolesText, saleStateOf, validityText } from '../card-words';
import { exampleOf } from '../refund-example';

export interface CardProductViewProps {
  /** The type of card that is shown. */
  card: AnnualCardDetail;
  /** Called when one is to be bought. */
  onBuy: () => unknown;
  /** Flash sales, groups and bargains of the card. Default: none are shown. */
  activityPrices?: ActivityPrices;
  /** Keeps the card among the favourites. Default none. */
  favorite?: ReactNode;
}

/** Half the page on a desktop, all of it on a phone. */
const SIZES = '(min-width: 1024px) 600px, 100vw';

/** A type of annual card: what it brings, where and when it holds, for whom, what goes back, and one button to buy it. */
export function CardProductView({ card, onBuy, favorite, activityPrices }: CardProductViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const { tracking } = useSdk();
  useEffect(() => seenFor(() => tracking.productView(card.id, goodsType.annualCard)), [tracking, card.id]);
  const { name, picture, priceFen, marketPriceFen, benefits, intro, notice, spots, refund, validity } = card;
  const state = saleStateOf(card);
  return (
    <AppPage
      windowTitle={name}
      actions={favorite}
      bottomBar={<BuyBar card={card} onBuy={onBuy} />}
      aside={
        <>
          <CardRules card={card} />
          <RefundTerms
            refund={refund}
            activateWithinDays={validity.activateWithinDays}
            example={{ ...exampleOf(card), paidFen: priceFen }}
          />
          {notice !== '' && (
            <Card title={t('annualCard.notice')}>
              <RichText html={notice} />
            </Card>
          )}
        </>
      }
    >
      <div className={styles.picture}>
        <Picture picture={picture} alt="" fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <PageHeading title={name} lead={rolesText(texts, card.roles)}>
          <p className={styles.text}>
            <Price fen={priceFen} originalFen={marketPriceFen ?? undefined} size="large" />{' '}
            {state !== 'onSale' && <Tag>{t('annualCard.saleState', { state })}</Tag>}
          </p>
          <p className={styles.quiet}>{validityText(texts, validity)}</p>
        </PageHeading>
        {activityPrices && <ActivityPrice prices={activityPrices} withButton />}
        <Benefits benefits={benefits} />
        {intro !== '' && (
          <Card title={t('annualCard.intro')}>
            <RichText html={intro} />
          </Card>
        )}
        <HolderActivities activities={card.activities} nowMs={card.nowMs} />
        <CoveredSpots spots={spots} />
        <ShutDays spots={spots} />
      </PageBody>
    </AppPage>
  );
}

/** What it costs, and the button that never leaves the thumb's reach. */
function BuyBar({ card, onBuy }: Pick<CardProductViewProps, 'card' | 'onBuy'>) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const state = saleStateOf(card);
  return (
    <div className={styles.bar}>
      <Price fen={card.priceFen} size="large" />
      <Button size="large" disabled={!isOnline || state !== 'onSale'} onClick={() => void onBuy()}>
        {state === 'onSale' ? t('annualCard.buyNow') : t('annualCard.saleState', { state })}
      </Button>
    </div>
  );
}

/** For whom it is, by when it starts, and how people get in. */
function CardRules({ card: { roles, validity } }: Pick<CardProductViewProps, 'card'>) {
  const texts = useTexts();
  const { t } = texts;
  const people = roles.map((role) => {
    const { minAge, maxAge, evidence } = role;
    const age =
      minAge !== null && maxAge !== null
        ? t('annualCard.ageRange', { min: minAge, max: maxAge })
        : minAge !== null
          ? t('annualCard.ageFrom', { min: minAge })
          : maxAge !== null && t('annualCard.ageTo', { max: maxAge });
    return [rolesText(texts, [role]), age, evidence && t('annualCard.evidence', { evidence })]
      .filter(Boolean)
      .join(' · ');
  });
  const { activateWithinDays, joinWithinDays, spotsPerDay, minutesBetween } = validity;
  const isFamily = roles.reduce((sum, { max }) => sum + max, 0) > 1;
  return (
    <Card title={t('annualCard.rules')}>
      <DescriptionList
        items={[
          {
            name: t('annualCard.people'),
            words: (
              <ul className={styles.benefits}>
                {people.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ),
          },
          {
            name: t('annualCard.start'),
            words: t('annualCard.activateWithin', { days: activateWithinDays }),
          },
          ...(isFamily
            ? [{ name: t('annualCard.join'), words: t('annualCard.joinWithin', { days: joinWithinDays }) }]
            : []),
          { name: t('annualCard.ways'), words: t('annualCard.waysText') },
          {
            name: t('annualCard.limits'),
            words: [
              spotsPerDay !== null && t('annualCard.spotsPerDay', { count: spotsPerDay }),
              t('annualCard.minutesBetween', { minutes: minutesBetween }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
    </Card>
  );
}
