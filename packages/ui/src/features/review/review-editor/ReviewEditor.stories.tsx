import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yunyou/sdk';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../../../stories/painted-hills';
import { reviewFormIn } from '../../../stories/review-samples';
import { ReviewEditor, type ReviewEditorProps } from './ReviewEditor';

const meta = {
  title: 'Features/Review/ReviewEditor',
  component: ReviewEditor,
  args: {
    tags: reviewFormIn('zh-Hans').tags,
    onDraftChange: fn(),
    upload: fn<ReviewEditorProps['upload']>(async () => ({ url: '/picture.webp', key: 'review/1.webp' })),
    onSubmit: fn<ReviewEditorProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof ReviewEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4星' }));
    await userEvent.click(canvas.getByRole('button', { name: '质量好', pressed: false }));
    await expect(canvas.queryByRole('button', { name: '发货慢' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('说说您的体验'), ' 云很好看 ');
    await userEvent.click(canvas.getByRole('checkbox', { name: '匿名评价' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      stars: 4,
      tags: ['goodQuality'],
      text: '云很好看',
      pictureKeys: [],
      videoKey: null,
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
/** Few stars need a reason: the focus goes to the field, and what was given stays. */
export const WithoutReason: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1星' }));
    await userEvent.click(canvas.getByRole('button', { name: '发货慢' }));
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await expect(await canvas.findByText(/至少5个字/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/说说您的体验/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/说说您的体验/), '等了十天才到');
    await expect(canvas.queryByText(/至少5个字/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ stars: 1 })));
  },
};

/** What was begun before is there again. */
export const Continued: Story = {
  args: {
    draft: {
      stars: 4,
      tags: ['wellPacked'],
      text: '写到一半',
      anonymous: true,
      pictures: [{ key: 'k-1', url: paintedPicture(1, '茶', 'Tea').sources[0]?.url ?? '', name: '茶.webp' }],
      video: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('说说您的体验')).toHaveValue('写到一半');
    await expect(canvas.getByRole('button', { name: '包装好', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '茶.webp' })).toBeVisible();
  },
};

let failsOnce = true;
/** One of the pictures fails: it is tried again alone, and the review waits for it. */
export const OnePictureFails: Story = {
  args: {
    upload: fn<ReviewEditorProps['upload']>(async ({ fileName }) => {
      if (fileName === '2.png' && failsOnce) {
        failsOnce = false;
        throw new Error('network');
      }
      return { url: paintedPicture(2, '茶', 'Tea').sources[0]?.url ?? '', key: `user/1/${fileName}` };
    }),
  },
  play: async ({ canvas, args }) => {
    failsOnce = true;
    const file = (name: string) =>
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });
    await userEvent.click(canvas.getByRole('radio', { name: '5星' }));
    await userEvent.upload(canvas.getByLabelText('上传图片', { selector: 'input' }), [
      file('1.png'),
      file('2.png'),
      file('3.png'),
    ]);
    const again = await canvas.findByRole('button', { name: /重试 *2.png$/ });
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await expect(await canvas.findByText(/还有1个文件没有上传完成/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByText(/没有上传完成/)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '发布评价' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ pictureKeys: ['user/1/1.png', 'user/1/2.png', 'user/1/3.png'] }),
      ),
    );
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
export const NarrowInEnglish: Story = {
  args: { tags: reviewFormIn('en').tags },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
