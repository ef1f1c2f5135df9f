import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { priceDays } from '../../../stories/price-days';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { DateBar, type DateBarProps } from './DateBar';

const today = '2026-09-18';

/** Keeps the choice as a page would. */
function Page(props: DateBarProps) {
  const [stay, setStay] = useState(props.value);
  return (
    <DateBar
      {...props}
      value={stay}
      onValueChange={(next) => {
        setStay(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/Hotel/DateBar',
  component: DateBar,
  render: (args) => <Page {...args} />,
  args: {
    nights: loaded(priceDays(today, 60)),
    today,
    value: { from: '2026-09-21', to: '2026-09-23' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /入住和离店日期.*9月21日.*2晚.*9月23日/ }),
    ).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

const openSheet = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));

/** Two taps choose another stay, and the sheet goes away by itself. */
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('button', { name: /9月24日/ }));
    await userEvent.click(sheet.getByRole('button', { name: /9月26日/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-24', to: '2026-09-26' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveTextContent('9月24日');
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await openSheet();
  },
};
export const Loading: Story = { args: { nights: stillLoading }, play: Open.play };
export const NothingSoon: Story = {
  args: { nights: loaded([]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await (await openSheet()).findByText('近期没有可订的日期')).toBeVisible();
  },
};
export const Failed: Story = { args: { nights: failed }, play: Open.play };
export const NoNetwork: Story = { args: { nights: offline }, play: Open.play };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
