import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { priceDays } from '../../stories/price-days';
import { RangeCalendar } from './RangeCalendar';

const today = '2026-09-18';

const meta = {
  title: 'Inputs/RangeCalendar',
  component: RangeCalendar,
  args: { label: '入住和离店日期', days: priceDays(today, 90), today, onValueChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RangeCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const dayButton = (day: string): HTMLElement => {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!button) throw new Error(`There is no ${day} in the sample.`);
  return button;
};

/** First the day of arrival, then the day of leaving. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('请选择入住日期');
    await userEvent.click(dayButton('2026-09-21'));
    await expect(status).toHaveTextContent('请选择离店日期');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dayButton('2026-09-24'));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-21', to: '2026-09-24' });
    await expect(status).toHaveTextContent('3晚');
    await expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: /9月21日周一，入住/ })).toBeInTheDocument();
  },
};

/** A sold-out night can be left on, and nothing beyond it can be reached. */
export const SoldOutInBetween: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(dayButton('2026-09-25'));
    const soldOut = dayButton('2026-09-27');
    await expect(soldOut).not.toHaveAttribute('aria-disabled');
    await userEvent.click(dayButton('2026-09-29'));
    await expect(canvas.getByRole('status')).toHaveTextContent('这几晚中有订不了的日期');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dayButton('2026-09-25'));
    await userEvent.click(soldOut);
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-25', to: '2026-09-27' });
  },
};

export const AtMostThreeNights: Story = {
  args: { maxNights: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(dayButton('2026-09-20'));
    await userEvent.click(dayButton('2026-09-24'));
    await expect(canvas.getByRole('status')).toHaveTextContent('最多可住3晚');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A third tap begins again. */
export const ChooseAgain: Story = {
  args: { defaultValue: { from: '2026-10-01', to: '2026-10-04' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(dayButton('2026-09-21'));
    await expect(canvas.getByRole('status')).toHaveTextContent('请选择离店日期');
    await userEvent.click(dayButton('2026-09-22'));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-21', to: '2026-09-22' });
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-20', to: '2026-09-22' });
  },
};

/** Over a holiday and over the end of a month, to a day whose own night can't be booked. */
export const Chosen: Story = { args: { defaultValue: { from: '2026-09-28', to: '2026-10-02' } } };
export const English: Story = {
  args: { label: 'Nights', defaultValue: { from: '2026-09-28', to: '2026-10-02' } },
  globals: { locale: 'en' },
};
export const SmallPhone: Story = {
  args: { defaultValue: { from: '2026-09-28', to: '2026-10-02' } },
  globals: { viewport: { value: 'small' } },
};
export const LargeText: Story = {
  args: { defaultValue: { from: '2026-09-28', to: '2026-10-02' } },
  globals: { textSize: 'large' },
};
export const NothingKnownYet: Story = { args: { days: [], months: 1 } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
