import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { RefundForming } from './RefundForming';

const meta = {
  title: 'Features/Refund/RefundForming',
  component: RefundForming,
  decorators: [withSdk({ path: '/packages/order/refund-page/refund-page?orderId=order-3', member: true })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    groupHref: '/packages/user-module/activity-group-detail/activity-group-detail?orderId=order-3',
    orderHref: '/packages/order/order-details/order-details?id=order-3',
  },
} satisfies Meta<typeof RefundForming>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('拼团中，暂不能申请退款')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看拼团' })).toHaveAttribute('href', args.groupHref);
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', args.orderHref);
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
