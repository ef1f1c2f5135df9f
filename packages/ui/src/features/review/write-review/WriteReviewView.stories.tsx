import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { reviewFormIn } from '../../../stories/review-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { WriteReviewView } from './WriteReviewView';

const path = '/packages/user-module/item-comment/item-comment?lineId=line-1';
const added = fn();
const forMember = (review: NonNullable<Answers['review']>, storage?: Readonly<Record<string, string>>) =>
  withSdk({ path, member: true, answers: { review }, ...(storage && { storage }) });
const answers: NonNullable<Answers['review']> = {
  form: reviewFormIn('zh-Hans'),
  add(request) {
    added(request);
    return { id: 'review-9', state: 'visible' };
  },
};
const draft = (savedMs: number) => ({
  'draft:review:line-1': JSON.stringify({
    savedMs,
    draft: { stars: 4, tags: [], text: '上次写的', anonymous: false, pictures: [], video: null },
  }),
});

const meta = {
  title: 'Features/Review/WriteReviewView',
  component: WriteReviewView,
  decorators: [forMember(answers)],
  parameters: { layout: 'fullscreen', width: false },
  args: { lineId: 'line-1', onPosted: fn(), mineHref: '/mine' },
  beforeEach: () => {
    added.mockClear();
  },
} satisfies Meta<typeof WriteReviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '5星' }));
    await userEvent.click(canvas.getByRole('button', { name: '质量好' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith(
        expect.objectContaining({ lineId: 'line-1', tags: ['goodQuality'] }),
      ),
    );
    await waitFor(() => expect(args.onPosted).toHaveBeenCalledWith('review-9'));
  },
};
/** What was begun on this device is there again. */
export const Continued: Story = {
  decorators: [forMember(answers, draft(Date.now() - 86_400_000))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('上次写的')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '4星' })).toBeChecked();
  },
};
/** After thirty days it is not. */
export const BegunLongAgo: Story = {
  decorators: [forMember(answers, draft(Date.now() - 31 * 86_400_000))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('说说您的体验')).toHaveValue('');
  },
};
/** A file that cannot be used is said at its field. */
export const FileRefused: Story = {
  decorators: [
    forMember({
      ...answers,
      add: refused(422, '有文件无法使用，请移除后重新上传', {
        rule: 'fileMissing',
        fields: [{ field: 'pictureKeys.0', reason: 'missing' }],
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '5星' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await waitFor(() =>
      expect(canvas.getAllByText('有文件无法使用，请移除后重新上传').length).toBeGreaterThan(0),
    );
    await expect(canvas.getByRole('radio', { name: '5星' })).toBeChecked();
  },
};
const cannot = (rule: string, words: string): Story => ({
  decorators: [forMember({ form: refused(410, '', { rule }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回我的评价' })).toBeVisible();
  },
});
export const ReviewedAlready: Story = cannot('reviewExists', '这件商品已评价过');
export const TooLate: Story = cannot('reviewWindowOver', '已超过评价时间');
export const NotYet: Story = cannot('reviewNotYet', '使用、签收或离店后才能评价');
/** An address that names nothing leads to what can be reviewed. */
export const OfNothing: Story = {
  args: { lineId: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待评价的订单')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [forMember({ form: pending })] };
export const NoNetwork: Story = { decorators: [forMember({ form: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [forMember({ ...answers, form: reviewFormIn('en') })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
