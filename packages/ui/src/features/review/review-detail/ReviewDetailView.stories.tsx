import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { memberReviewIn } from '../../../stories/review-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { ReviewDetailView } from './ReviewDetailView';

const path = '/packages/user-module/comment-detail/comment-detail?id=review-1';

const meta = {
  title: 'Features/Review/ReviewDetailView',
  component: ReviewDetailView,
  decorators: [withSdk({ path, member: true, answers: { review: { states: [] } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    review: memberReviewIn('zh-Hans', {
      mine: false,
      append: { text: '一个月后再来说：还是好喝。', pictures: [], atMs: Date.now(), daysAfter: 33 },
      appendState: 'visible',
      appendUntilMs: null,
      reply: { text: '谢谢', atMs: Date.now() },
      replyToAppend: { text: '再次感谢', atMs: Date.now() },
    }),
    hrefs: { product: '/product', all: '/all' },
    onChanged: fn(),
    onDeleted: fn(),
  },
} satisfies Meta<typeof ReviewDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another's: whole, with what was added, the answers and what it is about. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('购买33天后追评')).toBeVisible();
    await expect(canvas.getByText('再次感谢')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /明前手采绿茶/ })).toHaveAttribute('href', '/product');
    await expect(canvas.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  },
};
/** One's own can be added to and taken back, and not voted for. */
export const Mine: Story = {
  args: { review: memberReviewIn('zh-Hans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '追评' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '删除' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /有用/ })).not.toBeInTheDocument();
  },
};
export const InReview: Story = { args: { review: memberReviewIn('zh-Hans', { state: 'pending' }) } };
export const Anonymous: Story = {
  args: {
    review: memberReviewIn('zh-Hans', {
      mine: false,
      anonymous: true,
      authorName: '匿名用户',
      appendUntilMs: null,
    }),
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { review: memberReviewIn('en', { appendUntilMs: null }) },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
