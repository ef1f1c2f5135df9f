import type { ConsentPurpose } from '@yunyou/contract';
import { useState } from 'react';
import { Card } from '../../../components/card';
import { PageHeading } from '../../../components/page-heading';
import { SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ConsentBar } from './ConsentBar';
import { ConsentState } from './ConsentState';
import { ConsentText } from './ConsentText';
import { standing, usePersonConsents } from './use-consent';

export interface ConsentViewProps {
  /** What is agreed to. */
  purpose: ConsentPurpose;
  /** The person on a card whom it is about. */
  personId: string;
  /** Leads on: back to where it was asked for. */
  onDone: () => void;
}

/** The text that stands before a portrait: what it says in short, all of it, and both answers alike; later what was agreed to. */
export function ConsentView({ purpose, personId, onDone }: ConsentViewProps) {
  const { cardActivation } = useSdk();
  const { t, day } = useTexts();
  const text = useResource(
    async () => (await cardActivation()).document(purpose, { silent: true }),
    [cardActivation, purpose],
  );
  const consents = usePersonConsents(personId, purpose);
  const [isRead, setRead] = useState(false);
  const given = standing(consents.value);
  const canAnswer = consents.value !== undefined && !given;
  return (
    <AppPage width="narrow">
      <PageBody>
        {consents.value && (
          <ConsentState consents={consents.value} onChanged={consents.reload} onGoOn={onDone} />
        )}
        <ResourceView
          resource={text}
          pending={
            <Card>
              <SkeletonText lines={12} />
            </Card>
          }
        >
          {(shown) => (
            <>
              <PageHeading
                title={shown.title}
                lead={t('cardActivation.consent.version', {
                  version: shown.version,
                  day: day(shown.publishedDay, 'long'),
                })}
              />
              <ConsentText text={shown} onRead={() => setRead(true)}>
                {canAnswer && (
                  <Card>
                    <ConsentBar
                      text={shown}
                      personId={personId}
                      isRead={isRead}
                      onGiven={() => void consents.reload().then(onDone)}
                      onChanged={() => void text.reload()}
                      onLeave={onDone}
                    />
                  </Card>
                )}
              </ConsentText>
            </>
          )}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}
