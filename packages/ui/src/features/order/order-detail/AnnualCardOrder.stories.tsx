import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { orderHrefs } from '../../../stories/order-hrefs';
import { cardOrderIn } from '../../../stories/own-card-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { OrderDetailView } from './OrderDetailView';

const CARD = '/packages/annual-card/card-detail/card-detail?id=card-2';

const meta = {
  title: 'Features/Order/AnnualCardOrder',
  component: OrderDetailView,
  decorators: [withSdk({ path: '/packages/order/order-details/order-details?id=order-9', member: true })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: cardOrderIn('zh-Hans'),
    hrefs: orderHrefs(CARD),
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: each card with how it stands, and the way to activate or see it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去激活' })).toHaveAttribute(
      'href',
      '/packages/annual-card/card-active/card-active?cardId=mine-2',
    );
    await expect(canvas.getByRole('link', { name: '查看年卡' })).toHaveAttribute(
      'href',
      '/packages/annual-card/card-detail/card-detail?cardId=mine-1',
    );
    await expect(canvas.getByText(/请于.*前激活/)).toBeVisible();
  },
};
/** A further period of a card. */
export const Renewal: Story = {
  args: {
    order: cardOrderIn('zh-Hans', {
      ...{ renewal: true, quantity: 1, activateBy: null },
      cards: [{ cardId: 'mine-1', number: '8800 **** 2046', status: 'active', lastDay: '2028-08-31' }],
    }),
  },
};
export const NarrowInEnglish: Story = {
  args: { order: cardOrderIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Activate' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
