import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NightTip } from './NightTip';
import { StayMoved } from './StayMoved';

/** At 00:30 in Shanghai. */
const nightMs = Date.parse('2026-09-21T00:30:00+08:00');

const meta = {
  title: 'Features/Hotel/StayTips',
  component: NightTip,
  args: {
    value: { startDate: '2026-09-21', endDate: '2026-09-23' },
    onValueChange: fn(),
    nowMs: nightMs,
  },
} satisfies Meta<typeof NightTip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After midnight: as many nights, from yesterday's on. */
export const Night: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('9月20日晚入住，9月21日 06:00 前可订')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '今天凌晨入住' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ startDate: '2026-09-20', endDate: '2026-09-22' });
  },
};
/** From 06:00 on there is nothing to say. */
export const Morning: Story = {
  args: { nowMs: Date.parse('2026-09-21T06:00:00+08:00') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** The night is chosen already. */
export const Chosen: Story = {
  args: { value: { startDate: '2026-09-20', endDate: '2026-09-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Moved: Story = {
  render: () => <StayMoved />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('日期已过，已为你改为今天入住');
  },
};
export const InEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
