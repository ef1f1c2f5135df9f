import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yunyou/sdk';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ReviewEditor, type ReviewEditorProps } from './ReviewEditor';

const meta = {
  title: 'Features/Review/ReviewEditor',
  component: ReviewEditor,
  args: {
    upload: fn(async () => ({ url: '/picture.webp', key: 'review/1.webp' })),
    onSubmit: fn<ReviewEditorProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof ReviewEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4星' }));
    await userEvent.type(canvas.getByLabelText('说说您的体验'), ' 云很好看 ');
    await userEvent.click(canvas.getByRole('checkbox', { name: '匿名评价' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      stars: 4,
      text: '云很好看',
      pictureKeys: [],
      anonymous: true,
    });
  },
};

/** Stars are the one thing that must be given. */
export const WithoutStars: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    const problem = await canvas.findByText('请先点亮星星');
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What could not be posted is not lost. */
export const NotPosted: Story = {
  args: {
    onSubmit: fn<ReviewEditorProps['onSubmit']>(async () =>
      Promise.reject(new ApiError({ kind: 'network', method: 'POST', path: '/cuser/member/review/add' })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5星' }));
    await userEvent.type(canvas.getByLabelText('说说您的体验'), '值得');
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await expect(await canvas.findByText(/内容已保留/)).toBeVisible();
    await expect(canvas.getByLabelText('说说您的体验')).toHaveValue('值得');
  },
};
export const Posting: Story = {
  args: { onSubmit: fn<ReviewEditorProps['onSubmit']>(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5星' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await expect(canvas.getByRole('button', { name: /发布评价/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
