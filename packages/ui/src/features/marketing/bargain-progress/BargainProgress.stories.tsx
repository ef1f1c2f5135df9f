import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bargain, marketNow, marketNowMs } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { BargainProgress } from './BargainProgress';

const meta = {
  title: 'Features/Marketing/BargainProgress',
  component: BargainProgress,
  args: { bargain: loaded(bargain), now: marketNow, onAskFriends: fn(), onBuy: fn(), onExpired: fn() },
} satisfies Meta<typeof BargainProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('再砍¥27.20到底价');
    await expect(canvas.getByRole('progressbar', { name: '已砍¥52.80' })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
    await userEvent.click(canvas.getByRole('button', { name: '请好友帮砍' }));
    await expect(args.onAskFriends).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '¥107.20购买' }));
    await expect(args.onBuy).toHaveBeenCalled();
  },
};
export const JustBegun: Story = { args: { bargain: loaded({ ...bargain, cutFen: 0, helpers: [] }) } };
export const Reached: Story = {
  args: { bargain: loaded({ ...bargain, status: 'reached', cutFen: 8_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已砍到底价');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const Bought: Story = { args: { bargain: loaded({ ...bargain, status: 'bought', cutFen: 8_000 }) } };
export const Ended: Story = {
  args: { bargain: loaded({ ...bargain, status: 'ended', endsAtMs: marketNowMs - 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { bargain: stillLoading } };
export const NoSuchBargain: Story = { args: { bargain: loaded(null) } };
export const Failed: Story = { args: { bargain: failed } };
export const NoNetwork: Story = { args: { bargain: offline } };
export const NarrowInEnglish: Story = {
  args: {
    bargain: loaded({
      ...bargain,
      name: 'A boat for two on the mirror lake, with tea and the evening lights',
      helpers: bargain.helpers.map((helper) => ({ ...helper, name: 'A***e' })),
    }),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
