import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cardTypeIn } from '../../../stories/annual-card-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { CardPagePending } from './CardPagePending';
import { CardProductView } from './CardProductView';

const meta = {
  title: 'Features/Annual card/CardProductView',
  component: CardProductView,
  decorators: [withSdk({ path: '/packages/annual-card/card-detail/card-detail?id=card-2', member: true })],
  parameters: { layout: 'fullscreen', width: false },
  args: { card: cardTypeIn('zh-Hans'), onBuy: fn() },
} satisfies Meta<typeof CardProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it brings, where and when it holds, for whom, what goes back with an example in money, and the button. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect((await canvas.findAllByText('2成人+1儿童'))[0]).toBeVisible();
    await expect(canvas.getByText('2026年10月', { exact: false })).toBeVisible();
    await expect(canvas.getByText(/国庆假期/)).toBeVisible();
    // floor(69900 × 273 / 365) = 52281, less 5228.
    await expect(
      canvas.getByText(/使用92天后退卡，剩余273天，手续费¥52\.28，退¥470\.53/),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    await expect(args.onBuy).toHaveBeenCalled();
  },
};
/** Nothing is left: the button says so. */
export const SoldOut: Story = {
  args: { card: cardTypeIn('zh-Hans', { left: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已售罄' })).toBeDisabled();
  },
};
/** It is no longer sold; those who have it keep it. */
export const OffSale: Story = { args: { card: cardTypeIn('zh-Hans', { onSale: false }) } };
/** Once active it goes back for reasons of the merchant alone. */
export const NothingBackOnceActive: Story = {
  args: {
    card: cardTypeIn('zh-Hans', {
      refund: { ...cardTypeIn('zh-Hans').refund, afterActivation: 'none', beforeActivationFeePercent: 5 },
      ...{ intro: '', notice: '' },
    }),
  },
};
export const Loading: Story = { render: () => <CardPagePending /> };
export const NarrowInEnglish: Story = {
  args: { card: cardTypeIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
