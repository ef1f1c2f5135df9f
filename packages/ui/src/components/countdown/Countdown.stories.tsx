import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown, type CountdownProps } from './Countdown';

const at = 1_000_000;

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { endsAtMs: at + 29 * 60_000 + 59_000, now: () => at },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('29:59');
  },
};
export const Boxes: Story = { args: { format: 'boxes', endsAtMs: at + 3_725_000 } };
export const Words: Story = {
  args: { format: 'words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('30分钟');
  },
};

function EndsSoon(args: CountdownProps) {
  const [endsAtMs] = useState(() => Date.now() + 80);
  return <Countdown {...args} now={Date.now} endsAtMs={endsAtMs} />;
}

/** It follows the clock it is given, and says once that the time is up. */
export const TimeIsUp: Story = {
  args: { onEnd: fn() },
  render: (args) => <EndsSoon {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:00'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};
export const NarrowInEnglish: Story = {
  args: { format: 'words', endsAtMs: at + 119 * 60_000 },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
