import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell } from '../../../components/cell';
import { LoadMore } from '../../../components/load-more';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { CardActiveHrefs } from './CardActiveView';

/** Cards of the member that wait for somebody. */
export function CardChoice({ hrefs }: { hrefs: CardActiveHrefs }) {
  const { annualCards } = useSdk();
  const { t } = useTexts();
  const pages = useOwnPages(
    ['cardsToActivate'],
    async (page) => (await annualCards()).mine({ status: 'toActivate', page }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <ResourceView
      resource={pages.resource}
      pending={
        <Card>
          <SkeletonText lines={4} />
        </Card>
      }
      empty={
        <Empty
          title={t('cardActivation.active.none')}
          description={t('cardActivation.active.noneHint')}
          actions={<ButtonLink href={hrefs.list}>{t('cardActivation.active.buy')}</ButtonLink>}
        />
      }
    >
      {(cards) => (
        <Section title={t('cardActivation.active.choose')}>
          <Card flush>
            {cards.map(({ id, name, number }) => (
              <Cell
                key={id}
                title={name}
                description={t('cardActivation.active.number', { number })}
                href={hrefs.active(id)}
              />
            ))}
          </Card>
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        </Section>
      )}
    </ResourceView>
  );
}
