import { ButtonLink } from '../../../components/button';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { MineList } from './MineList';
import { TodoList } from './TodoList';

export const myReviewTabs = ['todo', 'done'] as const;

export interface MyReviewsViewProps {
  /** Which tab is open, as it stands in the page's address. */
  tab: (typeof myReviewTabs)[number];
  /** Called with another one. */
  onTabChange: (tab: (typeof myReviewTabs)[number]) => void;
  /** Where a line is reviewed, where a review is shown whole, and the orders. */
  hrefs: { write: (lineId: string) => string; detail: (id: string) => string; orders: string };
}

/** What a member can review, and what they have reviewed. */
export function MyReviewsView({ tab, onTabChange, hrefs }: MyReviewsViewProps) {
  const { t } = useTexts();
  const orders = (
    <ButtonLink href={hrefs.orders} variant="outline">
      {t('review.mine.orders')}
    </ButtonLink>
  );
  return (
    <AppPage width="narrow">
      <Sticky>
        <Tabs
          label={t('review.mine.tabs')}
          items={myReviewTabs.map((value) => ({
            value,
            label: t(value === 'todo' ? 'review.mine.todo' : 'review.mine.done'),
          }))}
          value={tab}
          onValueChange={(value) => onTabChange(value as MyReviewsViewProps['tab'])}
        />
      </Sticky>
      <PageBody>
        {tab === 'todo' ? (
          <TodoList hrefOf={hrefs.write} ways={orders} />
        ) : (
          <MineList hrefOf={hrefs.detail} ways={orders} />
        )}
      </PageBody>
    </AppPage>
  );
}
