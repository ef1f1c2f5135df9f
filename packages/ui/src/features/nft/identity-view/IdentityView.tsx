import type { IdentityCheck, NftHolder } from '@yunyou/contract';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ConsentBar } from '../../card-activation/consent-view/ConsentBar';
import { ConsentText } from '../../card-activation/consent-view/ConsentText';
import { IdentityForm } from './IdentityForm';
import { VerifiedCard } from './VerifiedCard';

export interface IdentityViewProps {
  /** Where it was asked for: leads on from there. */
  backHref: string;
  /** Called when the member was verified, or does not agree: leads back. */
  onDone: () => void;
}

/** Who the member really is, checked once: what is agreed to, then name and number; afterwards since when, and withdrawing it. */
export function IdentityView({ backHref, onDone }: IdentityViewProps) {
  const { collectibles } = useSdk();
  const standing = useResource(async () => {
    const part = await collectibles();
    const [check, holder] = await Promise.all([
      part.identity({ silent: true }),
      part.holder({ silent: true }),
    ]);
    return { check, holder };
  }, [collectibles]);
  return (
    <AppPage width="narrow">
      <PageBody>
        <ResourceView
          resource={standing}
          pending={
            <Card>
              <SkeletonText lines={10} />
            </Card>
          }
        >
          {({ check, holder }) =>
            check.status === 'verified' ? (
              <VerifiedCard
                holder={holder}
                consentId={check.consentId}
                backHref={backHref}
                onWithdrawn={standing.reload}
              />
            ) : (
              <Unverified {...{ check, holder, backHref, onDone }} onChanged={standing.reload} />
            )
          }
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}

interface UnverifiedProps extends IdentityViewProps {
  check: IdentityCheck;
  holder: NftHolder;
  /** Asks anew how the check stands. */
  onChanged: () => Promise<unknown>;
}

function Unverified({ check, holder, backHref, onDone, onChanged }: UnverifiedProps) {
  const { t, day } = useTexts();
  const [isRead, setRead] = useState(false);
  const { document, consentId, vendorName, minAge, status } = check;
  if (status === 'checking') {
    return (
      <Card>
        <NoticeBar tone="info">{t('nft.identity.wait')}</NoticeBar>
        <ButtonLink href={backHref} variant="outline" block>
          {t('nft.hero.exchange')}
        </ButtonLink>
      </Card>
    );
  }
  return (
    <>
      <PageHeading title={t('nft.identity.lead')} lead={t('nft.identity.minAge', { age: minAge })} />
      {status === 'withdrawn' && <NoticeBar tone="info">{t('nft.identity.again')}</NoticeBar>}
      <Card>
        <DescriptionList
          items={[
            { name: t('nft.identity.why'), words: t('nft.identity.whyWords') },
            { name: t('nft.identity.by'), words: vendorName },
            { name: t('nft.identity.kept'), words: t('nft.identity.keptWords') },
          ]}
        />
      </Card>
      {consentId === null ? (
        <>
          <PageHeading
            title={document.title}
            lead={t('cardActivation.consent.version', {
              version: document.version,
              day: day(document.publishedDay, 'long'),
            })}
          />
          <ConsentText text={document} onRead={() => setRead(true)}>
            <Card>
              <ConsentBar
                text={document}
                personId={holder.memberId}
                isRead={isRead}
                onGiven={() => void onChanged()}
                onChanged={() => void onChanged()}
                onLeave={onDone}
              />
            </Card>
          </ConsentText>
        </>
      ) : (
        <Card>
          <IdentityForm
            check={check}
            consentId={consentId}
            onVerified={onDone}
            onRefused={() => void onChanged()}
          />
        </Card>
      )}
    </>
  );
}
