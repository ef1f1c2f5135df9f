import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { marketNow } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { review, reviews } from '../../../stories/service-samples';
import { ReviewList } from './ReviewList';

const meta = {
  title: 'Features/Review/ReviewList',
  component: ReviewList,
  args: { reviews: loaded(reviews), now: marketNow },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Long words are folded, and a button says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5分，满分5分' })).toBeVisible();
    await expect(canvas.getAllByText(/2天前/)).toHaveLength(3);
    const fold = canvas.getByRole('button', { name: '展开' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const WithPictures: Story = { args: { reviews: loaded([review]) } };
export const Loading: Story = { args: { reviews: stillLoading } };
export const NoneYet: Story = { args: { reviews: loaded([]) } };
export const Failed: Story = { args: { reviews: failed } };
export const NoNetwork: Story = { args: { reviews: offline } };
export const NarrowInEnglish: Story = {
  args: {
    reviews: loaded([
      {
        ...review,
        authorName: 'Amélie F***************y',
        tags: [{ id: 'beautiful', name: 'Beautiful views' }],
        productName: 'Sunrise special with the early cable car',
        text: 'We went up at four in the morning and the pavilion was full already. '.repeat(5),
        reply: { text: 'Thank you. Coats can now be borrowed at the gate.', atMs: marketNow() },
      },
    ]),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
