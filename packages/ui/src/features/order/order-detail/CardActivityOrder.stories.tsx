import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { activityOrderIn } from '../../../stories/card-activity-samples';
import { orderHrefs } from '../../../stories/order-hrefs';
import { withSdk } from '../../../stories/sdk-fixture';
import { OrderDetailView } from './OrderDetailView';

const CARD = '/packages/annual-card/card-detail/card-detail?cardId=mine-1';

const meta = {
  title: 'Features/Order/CardActivityOrder',
  component: OrderDetailView,
  decorators: [withSdk({ path: '/packages/order/order-details/order-details?id=order-9', member: true })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: activityOrderIn('zh-Hans'),
    hrefs: orderHrefs(CARD),
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: the session, who takes part, their codes, and until when it goes back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('李*，王*')).toBeVisible();
    await expect(canvas.getByText('9月26日18:00前免费退')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /查看活动码/ })[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /云雾茶山采茶制茶/ })).toHaveAttribute('href', CARD);
  },
};
/** It cost nothing, and one person was there. */
export const FreeAndUsed: Story = {
  args: {
    order: activityOrderIn('zh-Hans', {
      ...{ unitPriceFen: 0, paidFen: 0, refundableFen: 0, refundableUnits: [1] },
      ...{ usedQuantity: 1, progress: ['over', 'open'] },
    }),
  },
};
export const NarrowInEnglish: Story = {
  args: { order: activityOrderIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free until 18:00 on 26 Sept')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
