import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, Page, RequestOf, Review } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { reviewSummaryIn, reviewsIn } from '../../../stories/review-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ReviewsView, type ReviewsViewProps } from './ReviewsView';

const path = '/pages/comment/comment?id=goods-1';

const listIn =
  (locale: Locale) =>
  ({ filter = 'all' }: RequestOf<'review', 'list'>): Page<Review> => {
    const records = reviewsIn(locale).filter(
      ({ stars, pictures, append }) =>
        ({
          all: true,
          picture: pictures.length > 0,
          good: stars > 3,
          middle: stars === 3,
          bad: stars < 3,
          append: append !== null,
        })[filter],
    );
    return { records, total: records.length, size: 10, current: 1, pages: 1 };
  };

/** Keeps the choice as the page's address would. */
function Reviews(props: ReviewsViewProps) {
  const [choice, setChoice] = useState(props.choice);
  return <ReviewsView {...props} choice={choice} onChoiceChange={setChoice} />;
}

const meta = {
  title: 'Features/Review/ReviewsView',
  component: ReviewsView,
  render: (args) => <Reviews {...args} />,
  decorators: [withSdk({ path, answers: { review: { list: listIn('zh-Hans') } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    of: { productId: 'goods-1' },
    summary: reviewSummaryIn('zh-Hans'),
    choice: { filter: 'all', tag: '', skuDetailId: '', sort: 'helpful' },
    onChoiceChange: fn(),
  },
} satisfies Meta<typeof ReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('好评率96%')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: '有图 88' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: '追评 12' }));
    await expect(await canvas.findByText('33', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '有图 88' }));
    await expect(canvas.getByRole('button', { name: '有图 88' })).toHaveAttribute('aria-pressed', 'true');
  },
};
/** Nothing of this kind: one press shows all again. */
export const NoneOfThisKind: Story = {
  args: { choice: { filter: 'bad', tag: '', skuDetailId: 'sku-1', sort: 'newest' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看全部评价' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};
export const NoneYet: Story = {
  args: {
    summary: {
      average: 0,
      count: 0,
      goodPercent: 0,
      perStar: [0, 0, 0, 0, 0],
      withPictures: 0,
      withAppend: 0,
      tags: [],
      skus: [],
    },
  },
  decorators: [
    withSdk({
      path,
      answers: { review: { list: { records: [], total: 0, size: 10, current: 1, pages: 0 } } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有评价')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withSdk({ path, answers: { review: { list: pending } } })] };
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { review: { list: unreachable } } })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { summary: reviewSummaryIn('en') },
  decorators: [withSdk({ path, answers: { review: { list: listIn('en') } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };

/** Ten thousand of them scroll: those that are seen are in the document. */
export const TenThousand: Story = {
  decorators: [
    withSdk({
      path,
      answers: {
        review: {
          list: ({ page = 1 }) => ({
            records: Array.from({ length: 50 }, (_, place) => ({
              ...(reviewsIn('zh-Hans')[1] as Review),
              id: `review-${page}-${place}`,
            })),
            total: 10_000,
            size: 50,
            current: page,
            pages: 200,
          }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
  },
};
