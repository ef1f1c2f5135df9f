import type { ConsentPurpose } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { PageHeading } from '../../../components/page-heading';
import { SkeletonText } from '../../../components/skeleton';
import { StateMessage } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { agesOf } from '../person-words';
import { HolderForm } from './HolderForm';

export interface HolderFormViewProps {
  /** The place on a card that is filled in. */
  personId: string;
  /** Where a text is read and agreed to, the card itself. */
  hrefs: { protocol: (purpose: ConsentPurpose) => string; card: (cardId: string) => string };
  /** Leads to that text. */
  onProtocol: (purpose: ConsentPurpose) => void;
  /** Called with the card and the application, or null where nothing is examined. */
  onActivated: (cardId: string, applicationId: string | null) => void;
}

/** Puts a person on a card; says so where the place is taken already. */
export function HolderFormView({ personId, hrefs, onProtocol, onActivated }: HolderFormViewProps) {
  const { annualCards, cardActivation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const begun = useResource(async () => {
    const [cards, activation] = await Promise.all([annualCards(), cardActivation()]);
    const [{ card }, consents] = await Promise.all([
      cards.ofPerson(personId, { silent: true }),
      activation.consents({ silent: true }),
    ]);
    return {
      card,
      place: card.persons.find((one) => one.personId === personId),
      consents: consents.filter((one) => one.subject.id === personId && one.withdrawnAtMs === null),
      draft: activation.drafts.read(personId),
    };
  }, [annualCards, cardActivation, personId]);
  return (
    <AppPage width="narrow">
      <PageBody>
        <ResourceView
          resource={begun}
          pending={
            <Card>
              <SkeletonText lines={10} />
            </Card>
          }
        >
          {({ card, place, consents, draft }) => {
            if (!place || (place.status !== 'toActivate' && place.status !== 'refused')) {
              return (
                <StateMessage
                  title={t('cardActivation.form.gone')}
                  actions={
                    <ButtonLink href={hrefs.card(card.id)}>{t('cardActivation.form.toCard')}</ButtonLink>
                  }
                />
              );
            }
            const ages = agesOf(texts, place);
            const role = t('cardActivation.role', { role: place.role });
            return (
              <>
                <PageHeading title={card.name} lead={ages === '' ? role : `${role} · ${ages}`} />
                <HolderForm
                  key={personId}
                  {...{ place, consents, draft, onProtocol }}
                  onActivated={(applicationId) => onActivated(card.id, applicationId)}
                  today={card.today}
                  protocolHref={hrefs.protocol}
                />
              </>
            );
          }}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}
