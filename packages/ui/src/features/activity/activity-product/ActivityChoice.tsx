import type { ReactNode } from 'react';
import { CardGrid } from '../../../components/media-card';
import { PageHeading } from '../../../components/page-heading';
import { Empty } from '../../../components/state';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';

export interface ActivityChoiceProps {
  /** Nothing can be chosen. */
  isEmpty: boolean;
  /** What is to be done, and what for. */
  texts: { title: string; lead: string; items: string };
  /** Cards of what can be chosen. */
  children: ReactNode;
}

/** What an activity sells, where the address of a page names none of it. */
export function ActivityChoice({ isEmpty, texts, children }: ActivityChoiceProps) {
  return (
    <AppPage>
      <PageBody>
        {isEmpty ? (
          <NoActivity />
        ) : (
          <>
            <PageHeading title={texts.title} lead={texts.lead} />
            <CardGrid aria-label={texts.items}>{children}</CardGrid>
          </>
        )}
      </PageBody>
    </AppPage>
  );
}

/** No activity runs or is to come. */
export function NoActivity() {
  const { t } = useTexts();
  return <Empty title={t('activity.product.empty')} description={t('activity.product.emptyHint')} />;
}
