import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoadMore } from './LoadMore';

const meta = {
  title: 'Feedback/LoadMore',
  component: LoadMore,
  args: { status: 'more', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In view it fetches by itself. */
export const More: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '加载更多' })).toBeInTheDocument();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const OnlyWhenAsked: Story = {
  args: { auto: false },
  play: async ({ canvas, args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载...');
  },
};

export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('没有更多了');
  },
};

export const Failed: Story = { args: { status: 'error' } };
export const English: Story = { args: { status: 'done' }, globals: { locale: 'en' } };
export const NarrowWithLongText: Story = {
  args: { status: 'error' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { status: 'error' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
