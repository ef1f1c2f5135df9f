import type { AnnualCardPerson, OwnAnnualCard } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell } from '../../../components/cell';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Steps } from '../../../components/steps';
import {
  AppPage,
  PageBody,
  ResourceView,
  useLazySheet,
  useOnline,
  useResource,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import { CardChoice } from './CardChoice';
import { PersonCell } from './PersonCell';

export interface CardActiveHrefs {
  /** The same page with a card. */
  active: (cardId: string) => string;
  /** Where a person is filled in. */
  form: (personId: string) => string;
  /** Where an application is followed. */
  examine: (id: string) => string;
  /** The card itself. */
  card: (cardId: string) => string;
  /** What was handed in. */
  query: string;
  /** Cards that are sold. */
  list: string;
}

export interface CardActiveViewProps {
  /** The card that is activated; empty: the member chooses one. */
  cardId: string;
  /** Pages that it leads to. */
  hrefs: CardActiveHrefs;
  /** Called with a paper card that was added. */
  onBound: (cardId: string) => void;
}

/** A card with the persons on it and what to do next for each; without a card the choice of one. */
export function CardActiveView({ cardId, hrefs, onBound }: CardActiveViewProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const bind = useLazySheet(() => import('./BindSheet.lazy'));
  return (
    <AppPage width="narrow">
      <PageBody>
        {cardId === '' ? (
          <CardChoice hrefs={hrefs} />
        ) : (
          <CardPersons key={cardId} cardId={cardId} hrefs={hrefs} />
        )}
        <Card flush>
          <Cell title={t('cardActivation.active.query')} href={hrefs.query} />
          <Cell title={t('cardActivation.bind')} disabled={!isOnline} onClick={() => bind.setOpen(true)} />
        </Card>
      </PageBody>
      {bind.Sheet && (
        <bind.Sheet
          open={bind.open}
          onOpenChange={bind.setOpen}
          onBound={(bound) => {
            bind.setOpen(false);
            onBound(bound);
          }}
        />
      )}
    </AppPage>
  );
}

function CardPersons({ cardId, hrefs }: { cardId: string; hrefs: CardActiveHrefs }) {
  const { annualCards } = useSdk();
  const { t } = useTexts();
  const card = useResource(
    async () => (await (await annualCards()).own(cardId, { silent: true })).card,
    [annualCards, cardId],
  );
  return (
    <ResourceView
      resource={card}
      pending={
        <Card>
          <SkeletonText lines={6} />
        </Card>
      }
    >
      {(shown) => (
        <>
          <PageHeading
            title={shown.name}
            lead={t('cardActivation.active.number', { number: inGroups(shown.number) })}
          />
          <TimeLeft card={shown} />
          <Steps
            items={(['fill', 'face', 'examine', 'done'] as const).map((key) => ({
              key,
              label: t(`cardActivation.steps.${key}`),
            }))}
            current={stepOf(shown.persons)}
          />
          <Section title={t('cardActivation.active.persons')}>
            <Card flush>
              {shown.persons
                .filter(({ status }) => status !== 'removed')
                .map((person) => (
                  <PersonCell key={person.personId} person={person} href={nextOf(shown, person, hrefs)} />
                ))}
            </Card>
          </Section>
          <ButtonLink href={hrefs.card(shown.id)} variant="outline" block>
            {t('cardActivation.form.toCard')}
          </ButtonLink>
        </>
      )}
    </ResourceView>
  );
}

/** How long the card can still be activated; nothing once it is. */
function TimeLeft({ card }: { card: OwnAnnualCard }) {
  const { t, day } = useTexts();
  if (card.firstDay !== null || card.status === 'refunded' || card.status === 'expired') return null;
  const days = daysBetween(card.today, card.activateBy);
  return (
    <NoticeBar tone={days < 0 ? 'danger' : 'info'}>
      {days < 0
        ? t('cardActivation.active.over')
        : t('cardActivation.active.daysLeft', { day: day(card.activateBy, 'long'), days })}
    </NoticeBar>
  );
}

/** Digits in groups of four, as they are printed. */
const inGroups = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** How far the first person is who is on the way. */
function stepOf(persons: readonly AnnualCardPerson[]): number {
  const wanted = persons.filter(({ status, optional }) => status !== 'removed' && !optional);
  if (wanted.every(({ status }) => status === 'active')) return 4;
  return wanted.some(({ status }) => status === 'examining') ? 2 : 0;
}

function nextOf(
  card: OwnAnnualCard,
  { personId, status, applicationId, joinBy }: AnnualCardPerson,
  hrefs: CardActiveHrefs,
): string | undefined {
  if (card.refunding || !['toActivate', 'examining', 'active'].includes(card.status)) return undefined;
  if (status === 'active') return hrefs.card(card.id);
  if (status === 'examining' || status === 'refused') {
    return applicationId === null ? undefined : hrefs.examine(applicationId);
  }
  const isLate =
    card.firstDay === null ? card.today > card.activateBy : joinBy !== null && card.today > joinBy;
  return isLate ? undefined : hrefs.form(personId);
}
