import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell } from '../../../components/cell';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { CardActiveHrefs } from './CardActiveView';

/** As many as one page of the list has at most; nobody has more to activate. */
const SHOWN = 50;

/** Cards of the member that wait for somebody. */
export function CardChoice({ hrefs }: { hrefs: CardActiveHrefs }) {
  const { annualCards } = useSdk();
  const { t } = useTexts();
  const cards = useResource(
    async () =>
      (await (await annualCards()).mine({ status: 'toActivate', size: SHOWN }, { silent: true })).records,
    [annualCards],
  );
  return (
    <ResourceView
      resource={cards}
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
      {(found) => (
        <Section title={t('cardActivation.active.choose')}>
          <Card flush>
            {found.map(({ id, name, number }) => (
              <Cell
                key={id}
                title={name}
                description={t('cardActivation.active.number', { number })}
                href={hrefs.active(id)}
              />
            ))}
          </Card>
        </Section>
      )}
    </ResourceView>
  );
}
