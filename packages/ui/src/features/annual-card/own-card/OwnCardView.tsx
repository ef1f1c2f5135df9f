import type { OwnAnnualCard } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Link } from '../../../components/link';
import { NoticeBar } from '../../../components/notice-bar';
import { RichText } from '../../../components/rich-text';
import { Tag } from '../../../components/tag';
import { AppPage, PageBody, ResourceView, useOnline, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { memberCardTones } from '../annual-card';
import { Benefits, CoveredSpots, RefundTerms, ShutDays } from '../CardFacts';
import styles from '../CardFacts.module.css';
import { CardPagePending } from '../card-product';
import { inFours } from '../card-words';
import { nextShutOf } from '../shut-months';
import { CardEntries } from './CardEntries';
import { OwnActivities } from './OwnActivities';
import type { OwnCardHrefs } from './own-card-hrefs';
import { PersonCard } from './PersonCard';

export interface OwnCardViewProps {
  /** A card of the member. */
  cardId: string;
  /** Where it leads, of the card once it is known. */
  hrefsOf: (card: OwnAnnualCard) => OwnCardHrefs;
}

/** A card of the member: a code for each of its people, where they can go today, its days, entries, and handing it back. */
export function OwnCardView({ cardId, hrefsOf }: OwnCardViewProps) {
  const { annualCards } = useSdk();
  const own = useResource(async () => (await annualCards()).own(cardId, { silent: true }), [cardId]);
  if (own.value === undefined && own.error === undefined) return <CardPagePending />;
  if (own.value === undefined) {
    return (
      <AppPage>
        <PageBody>
          <ResourceView resource={own} pending={null}>
            {() => null}
          </ResourceView>
        </PageBody>
      </AppPage>
    );
  }
  const { card, seenAtMs } = own.value;
  return <Known card={card} seenAtMs={seenAtMs} hrefs={hrefsOf(card)} />;
}

interface KnownProps {
  card: OwnAnnualCard;
  seenAtMs: number | undefined;
  hrefs: OwnCardHrefs;
}

function Known({ card, seenAtMs, hrefs }: KnownProps) {
  const { t, instant } = useTexts();
  const { persons, benefits, spots, refund, validity, notice, id } = card;
  return (
    <AppPage
      windowTitle={card.name}
      bottomBar={<OwnCardBar card={card} hrefs={hrefs} />}
      aside={
        <>
          <CardEntries cardId={id} />
          <CoveredSpots spots={spots} />
          <ShutDays spots={spots} />
          <Benefits benefits={benefits} />
          <RefundTerms refund={refund} activateWithinDays={validity.activateWithinDays} />
          {notice !== '' && (
            <Card title={t('annualCard.notice')}>
              <RichText html={notice} />
            </Card>
          )}
        </>
      }
    >
      <PageBody>
        {seenAtMs !== undefined && (
          <NoticeBar tone="warning">{t('annualCard.seenAt', { time: instant(seenAtMs) })}</NoticeBar>
        )}
        <Trouble card={card} />
        <CardHead card={card} />
        {persons.map((person) => (
          <PersonCard key={person.personId} card={card} person={person} hrefs={hrefs} />
        ))}
        <OwnActivities card={card} hrefs={hrefs} />
      </PageBody>
    </AppPage>
  );
}

/** Why nobody is let in, and whom to call. */
function Trouble({ card: { status, frozenWords, refunding, telephone } }: Pick<KnownProps, 'card'>) {
  const { t } = useTexts();
  if (refunding) return <NoticeBar tone="warning">{t('annualCard.refunding')}</NoticeBar>;
  if (status !== 'frozen') return null;
  return (
    <NoticeBar tone="danger">
      {t('annualCard.frozen', { words: frozenWords ?? '' })}{' '}
      {telephone !== '' && <Link href={`tel:${telephone}`}>{t('annualCard.call', { telephone })}</Link>}
    </NoticeBar>
  );
}

/** Its number, its days and periods, and the next days without entry. */
function CardHead({ card }: Pick<KnownProps, 'card'>) {
  const { t, day } = useTexts();
  const { name, number, status, firstDay, lastDay, activateBy, periods, renew, spots, today } = card;
  const shut = nextShutOf(spots, today);
  const range = (from: string, to: string) =>
    t('annualCard.range', { from: day(from, 'long'), to: day(to, 'long') });
  return (
    <Card
      tone="member"
      title={name}
      extra={<Tag tone={memberCardTones[status]}>{t('annualCard.status', { status })}</Tag>}
    >
      <DescriptionList
        items={[
          { name: t('annualCard.numberName'), words: inFours(number) },
          firstDay !== null && lastDay !== null
            ? { name: t('annualCard.validity'), words: range(firstDay, lastDay) }
            : { name: t('annualCard.activateByName'), words: day(activateBy, 'long') },
          ...(periods.length > 1
            ? [
                {
                  name: t('annualCard.periods'),
                  words: (
                    <ul className={styles.benefits}>
                      {periods.map((period) => (
                        <li key={period.seq}>{range(period.firstDay, period.lastDay)}</li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(renew
            ? [{ name: t('annualCard.renewName'), words: range(renew.fromDay, renew.untilDay) }]
            : []),
          ...(shut
            ? [
                {
                  name: t('annualCard.nextShut'),
                  words: `${day(shut.firstDay, 'long')} ${shut.name}${t('annualCard.inBrackets', {
                    words:
                      shut.spots.length === spots.length
                        ? t('annualCard.shutAll')
                        : shut.spots.join(t('components.listSeparator')),
                  })}`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** What can be done with the card now; nothing without a network. */
function OwnCardBar({ card, hrefs }: Pick<KnownProps, 'card' | 'hrefs'>) {
  const { t, money } = useTexts();
  const isOnline = useOnline();
  if (!isOnline) return null;
  const { renew, refundable, orderId, lineId, status, nextStep } = card;
  const refundHref =
    refundable && orderId !== null && lineId !== null ? hrefs.refund(orderId, lineId) : undefined;
  const isFirst = status === 'toActivate';
  if (!refundHref && !renew?.open && !isFirst && nextStep !== 'buyAgain') return null;
  return (
    <div className={styles.bar}>
      {refundHref && (
        <ButtonLink href={refundHref} size="large" variant="outline">
          {t('annualCard.handBack')}
        </ButtonLink>
      )}
      {isFirst && (
        <ButtonLink href={hrefs.activate} size="large">
          {t('annualCard.activate')}
        </ButtonLink>
      )}
      {renew?.open && (
        <ButtonLink href={hrefs.renew} size="large">
          {t('annualCard.renewFor', { price: money(renew.priceFen) })}
        </ButtonLink>
      )}
      {nextStep === 'buyAgain' && !renew?.open && (
        <ButtonLink href={hrefs.buy} size="large" variant="secondary">
          {t('annualCard.renew')}
        </ButtonLink>
      )}
    </div>
  );
}
