import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { flashSessionsAt } from '../../../stories/flash-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { FlashSessionBar } from './FlashSessionBar';

const NOON_MS = Date.parse('2026-10-01T04:00:00Z');
const { sessions } = flashSessionsAt(NOON_MS);
const [over, running, coming] = sessions.map(({ startsAtMs }) => startsAtMs);

const meta = {
  title: 'Features/FlashSale/FlashSessionBar',
  component: FlashSessionBar,
  decorators: [withSdk()],
  args: { sessions, nowMs: NOON_MS, value: running ?? 0, onValueChange: fn() },
} satisfies Meta<typeof FlashSessionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '11:00 已开抢' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tab', { name: '07:00 已结束' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '13:00 即将开始' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(coming);
  },
};
/** One that crosses midnight, and one of tomorrow, say of which day they are. */
export const OtherDays: Story = {
  args: {
    sessions: [
      {
        startsAtMs: Date.parse('2026-09-30T14:30:00Z'),
        endsAtMs: Date.parse('2026-10-01T02:00:00Z'),
        timeStatus: 1,
      },
      {
        startsAtMs: Date.parse('2026-10-02T02:00:00Z'),
        endsAtMs: Date.parse('2026-10-02T06:00:00Z'),
        timeStatus: 0,
      },
    ],
    nowMs: Date.parse('2026-10-01T01:00:00Z'),
    value: Date.parse('2026-09-30T14:30:00Z'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^9月30日\s*22:30\s*已开抢$/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^10月2日\s*10:00\s*即将开始$/ })).toBeVisible();
  },
};
export const Over: Story = { args: { value: over ?? 0 } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '11:00 Running' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
