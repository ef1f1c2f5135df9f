import { useState } from 'react';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { SearchBar } from '../../../components/search-bar';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ApplicationRow } from './ApplicationRow';

export interface ApplicationsViewProps {
  /** What is looked for, as it stands in the address; empty for all. */
  keyword: string;
  /** Called with what is to be looked for. */
  onSearch: (keyword: string) => void;
  /** Where an application is followed. */
  examineHref: (id: string) => string;
}

/** What the member has handed in, found by the end of a card's number or a name. */
export function ApplicationsView({ keyword, onSearch, examineHref }: ApplicationsViewProps) {
  const { cardActivation } = useSdk();
  const { t } = useTexts();
  const [typed, setTyped] = useState(keyword);
  const pages = useOwnPages(
    ['applications', keyword],
    async (page) =>
      (await cardActivation()).applications({ page, ...(keyword !== '' && { keyword }) }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <AppPage width="narrow">
      <PageBody>
        <SearchBar
          value={typed}
          onValueChange={setTyped}
          onSearch={onSearch}
          placeholder={t('cardActivation.query.placeholder')}
          name="keyword"
        />
        <ResourceView
          resource={pages.resource}
          pending={
            <Card>
              <SkeletonText lines={6} />
            </Card>
          }
          empty={
            keyword === '' ? (
              <Empty
                title={t('cardActivation.query.empty')}
                description={t('cardActivation.query.emptyHint')}
              />
            ) : (
              <Empty title={t('cardActivation.query.nothing')} />
            )
          }
        >
          {(found) => (
            <Section title={t('cardActivation.query.list')}>
              <Card flush>
                {found.map((application) => (
                  <ApplicationRow
                    key={application.id}
                    application={application}
                    href={examineHref(application.id)}
                  />
                ))}
              </Card>
              <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
            </Section>
          )}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}
