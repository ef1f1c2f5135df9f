import {
  type Review,
  type ReviewFilter,
  type ReviewSort,
  type ReviewSummary,
  reviewFilters,
  reviewSorts,
} from '@yunyou/contract';
import type { ReviewsOf } from '@yunyou/sdk';
import { Button, ButtonLink } from '../../../components/button';
import { Chip, ChipList, ChipSelect } from '../../../components/chip';
import { LoadMore } from '../../../components/load-more';
import { Row } from '../../../components/row';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { AppPage, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { HelpfulButton } from '../helpful-button';
import { ReviewList } from '../review-list';
import { ReviewSummaryCard } from '../review-summary';
import styles from './ReviewsView.module.css';
import { useKnownReviews } from './use-known-reviews';
import { useReviewPages } from './use-review-pages';

/** Which reviews, as they stand in the page's address. */
export interface ReviewChoice {
  filter: ReviewFilter;
  /** That name this tag; empty for all. */
  tag: string;
  /** Of this option; empty for all. */
  skuDetailId: string;
  sort: ReviewSort;
}

export interface ReviewsViewProps {
  /** Whose reviews they are. */
  of: ReviewsOf;
  /** How it is rated. */
  summary: ReviewSummary;
  /** Which of them are shown. */
  choice: ReviewChoice;
  /** Called with another choice. */
  onChoiceChange: (choice: ReviewChoice) => void;
  /** Where one of them is shown whole. Default nowhere. */
  hrefOf?: (review: Review) => string;
}

/** How many reviews each filter has. */
function countOf(
  { count, withPictures, withAppend, perStar }: ReviewSummary,
  filter: ReviewChoice['filter'],
): number {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = perStar;
  return {
    all: count,
    picture: withPictures,
    good: four + five,
    middle: three,
    bad: one + two,
    append: withAppend,
  }[filter];
}

/** Reviews of a product: how it is rated, and those of a kind, an option, an order. */
export function ReviewsView({ of, summary, choice, onChoiceChange, hrefOf }: ReviewsViewProps) {
  const { t, number } = useTexts();
  const { clock } = useSdk();
  const { filter, tag, skuDetailId, sort } = choice;
  const { reviews, status, error, loadMore } = useReviewPages({
    ...of,
    sort,
    ...(filter !== 'all' && { filter }),
    ...(tag && { tag }),
    ...(skuDetailId && { skuDetailId }),
  });
  useKnownReviews(reviews);
  const change = (part: Partial<ReviewChoice>) => onChoiceChange({ ...choice, ...part });
  const isNarrowed = filter !== 'all' || tag !== '' || skuDetailId !== '';
  const hasAny = summary.count > 0;
  return (
    <AppPage
      width="narrow"
      lead={
        hasAny && (
          <PageBody>
            <ReviewSummaryCard summary={summary} />
          </PageBody>
        )
      }
    >
      <PageBody continued={hasAny}>
        {hasAny && (
          <>
            <Sticky className={styles.sticky}>
              <ChipList oneLine aria-label={t('review.filter.label')}>
                {reviewFilters.map((value) => (
                  <Chip key={value} selected={value === filter} onClick={() => change({ filter: value })}>
                    {t('review.filter.of', { filter: value, count: number(countOf(summary, value)) })}
                  </Chip>
                ))}
              </ChipList>
            </Sticky>
            {summary.tags.length > 0 && (
              <ChipList oneLine aria-label={t('review.filter.tags')}>
                {summary.tags.map(({ id, name, count }) => (
                  <Chip key={id} selected={id === tag} onClick={() => change({ tag: id === tag ? '' : id })}>
                    {`${name} ${number(count)}`}
                  </Chip>
                ))}
              </ChipList>
            )}
            <Row justify="between">
              {summary.skus.length > 1 ? (
                <ChipSelect
                  label={t('review.filter.sku')}
                  options={[
                    { value: '', label: t('review.filter.anySku') },
                    ...summary.skus.map((sku) => ({
                      value: sku.skuDetailId,
                      label: t('review.filter.skuOf', { name: sku.name, count: number(sku.count) }),
                    })),
                  ]}
                  value={skuDetailId}
                  onValueChange={(value) => change({ skuDetailId: value })}
                />
              ) : (
                <span />
              )}
              <ChipSelect
                label={t('review.sort.label')}
                options={reviewSorts.map((value) => ({ value, label: t('review.sort.of', { sort: value }) }))}
                value={sort}
                onValueChange={(value) => change({ sort: value as ReviewChoice['sort'] })}
              />
            </Row>
          </>
        )}
        {isNarrowed && status === 'done' && reviews.length === 0 ? (
          <Empty
            title={t('review.filtered.empty')}
            actions={
              <Button variant="outline" onClick={() => change({ filter: 'all', tag: '', skuDetailId: '' })}>
                {t('review.filtered.all')}
              </Button>
            }
          />
        ) : (
          <ReviewList
            now={clock.now}
            actionsOf={(review) => (
              <>
                {hrefOf && (
                  <ButtonLink href={hrefOf(review)} variant="text" size="small">
                    {t('review.detail.open')}
                  </ButtonLink>
                )}
                <HelpfulButton review={review} />
              </>
            )}
            reviews={{
              value: reviews.length > 0 || status === 'done' ? reviews : undefined,
              error: status === 'error' ? error : undefined,
              reload: async () => {
                await loadMore();
                return undefined;
              },
            }}
          />
        )}
        {reviews.length > 0 && <LoadMore status={status} onLoadMore={() => void loadMore()} />}
      </PageBody>
    </AppPage>
  );
}
