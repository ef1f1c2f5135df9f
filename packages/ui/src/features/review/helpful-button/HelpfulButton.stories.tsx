import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { reviewsIn } from '../../../stories/review-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, withSdk } from '../../../stories/sdk-fixture';
import { HelpfulButton } from './HelpfulButton';

const path = '/pages/comment/comment?id=goods-1';
const forMember = (review: NonNullable<Answers['review']>) =>
  withSdk({ member: true, path, answers: { review } });
const [review] = reviewsIn('zh-Hans');
if (!review) throw new Error('There is a first one.');

const meta = {
  title: 'Features/Review/HelpfulButton',
  component: HelpfulButton,
  decorators: [
    forMember({ vote: ({ helpful }) => ({ helpfulCount: helpful ? 13 : 12, votedByMe: helpful }) }),
  ],
  args: { review },
} satisfies Meta<typeof HelpfulButton>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const thumb = (canvas: Canvas, pressed: boolean, count: number) =>
  canvas.findByRole('button', { name: `林*客的评价有用 ${count}`, pressed });

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await thumb(canvas, false, 12));
    await userEvent.click(await thumb(canvas, true, 13));
    await expect(await thumb(canvas, false, 12)).toBeVisible();
  },
};
/** At once on the screen, before the server has answered. */
export const AtOnce: Story = {
  decorators: [forMember({ vote: pending })],
  play: async ({ canvas }) => {
    await userEvent.click(await thumb(canvas, false, 12));
    await expect(await thumb(canvas, true, 13)).toBeVisible();
  },
};
/** Back as it was, with the reason. */
export const Refused: Story = {
  decorators: [forMember({ vote: refused(422, '不能给自己的评价点赞', { rule: 'voteOwn' }) })],
  play: async ({ canvas }) => {
    await userEvent.click(await thumb(canvas, false, 12));
    await expect(await screen.findByText('不能给自己的评价点赞')).toBeVisible();
    await waitFor(() => thumb(canvas, false, 12));
  },
};
/** A visitor voted before the login: it counts when they are back. */
export const WishedFor: Story = {
  decorators: [
    withSdk({
      member: true,
      path,
      sessionStorage: { reviewWish: '"review-1"' },
      answers: { review: { vote: { helpfulCount: 13, votedByMe: true } } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await thumb(canvas, true, 13)).toBeVisible();
  },
};
/** A visitor's tap leads to the login. */
export const Visitor: Story = {
  decorators: [withSdk({ path })],
  play: async ({ canvas }) => {
    await userEvent.click(await thumb(canvas, false, 12));
    await expect(await thumb(canvas, false, 12)).toBeVisible();
  },
};
export const NobodyYet: Story = { args: { review: { ...review, helpfulCount: 0 } } };
export const English: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
