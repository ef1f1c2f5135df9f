import { reviewFilters, reviewSorts } from '@yunyou/contract';
import { productDetailUrl } from '@yunyou/navigation';
import { hrefs } from '@yunyou/navigation/pages';
import type { MemberReview } from '@yunyou/sdk';
import type { ReviewChoice } from '@yunyou/ui/features/review';

/** Which reviews an address names. */
export const reviewChoiceOf = ({
  filter,
  tag,
  skuDetailId,
  sort,
}: Record<keyof ReviewChoice, string>): ReviewChoice => ({
  filter: reviewFilters.find((one) => one === filter) ?? 'all',
  tag,
  skuDetailId,
  sort: reviewSorts.find((one) => one === sort) ?? 'helpful',
});

export const reviewHref = ({ id }: { id: string }): string => hrefs.commentDetail({ id });

/** The page of what a review is about; a room's is its hotel's. */
export const reviewedHref = ({ kind, goodsType, productId, parentId }: MemberReview['product']): string =>
  kind === 'stay' ? hrefs.hotelDetail({ id: parentId }) : productDetailUrl({ id: productId, goodsType });
