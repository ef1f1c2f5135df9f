import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import BrowseRing from './BrowseRing.lazy';

const meta = {
  title: 'Features/Lottery/BrowseRing',
  component: BrowseRing,
  decorators: [withSdk()],
  args: { lookMs: 15_000, onBack: fn() },
  parameters: { docs: { story: { inline: false, height: 240 } } },
} satisfies Meta<typeof BrowseRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is said once for how long, and not every second. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('再浏览15秒，得抽奖机会')).toHaveRole('status');
    await expect(canvas.getByRole('progressbar', { name: '浏览进度' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** It fills, and leads back. */
export const Filling: Story = {
  args: { lookMs: 2_000 },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '返回领取' }, { timeout: 6_000 }));
    await expect(canvas.getByText('浏览完成，返回领取机会')).toHaveRole('status');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(args.onBack).toHaveBeenCalled();
  },
};
/** It was looked at long enough before. */
export const Full: Story = { args: { lookMs: 0 } };
export const InEnglish: Story = {
  args: { lookMs: 0 },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Done: go back for your chance')).toBeInTheDocument();
  },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
