import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderDetail } from '@yunyou/contract';
import { expect, fn, within } from 'storybook/test';
import { orderDetail, orderDetailIn, orderedAtMs } from '../../../stories/order-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { OrderDetailView } from './OrderDetailView';

const formingOrder: OrderDetail = {
  ...orderDetail,
  status: 0,
  phase: 'forming',
  groupId: 'group-1',
  events: [
    { status: 4, atMs: orderedAtMs },
    { status: 0, atMs: orderedAtMs + 86_400_000 },
  ],
};

const meta = {
  title: 'Features/Order/GroupOrder',
  component: OrderDetailView,
  decorators: [withSdk({ path: '/packages/order/order-details/order-details?id=order-1', member: true })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: formingOrder,
    hrefs: {
      payment: '/packages/order/payment/payment?id=order-1',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-1',
      order: (id) => `/packages/order/order-details/order-details?id=${id}`,
      refund: (id) => `/packages/order/refund-detail/refund-detail?id=${id}`,
      snapshots: '/packages/order/transaction-snapshot-list/transaction-snapshot-list?orderId=order-1',
      askRefund: '/packages/order/refund-page/refund-page?orderId=order-1',
      cart: '/pages/shopping-cart/shopping-cart',
      addAddress: '/packages/user-module/address-editor/address-editor',
      editAddress: (id) => `/packages/user-module/address-editor/address-editor?id=${id}`,
      place: ({ lat, lng }) => `/open-location?latitude=${lat}&longitude=${lng}`,
      product: (line) =>
        `/pages/scenic-spot-detail/scenic-spot-detail?id=${'spotId' in line ? line.spotId : ''}`,
      group: (id) => `/group?groupId=${id}`,
    },
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid, and it waits for its group: its page, friends to invite, no code and no way to give it back but there. */
export const Forming: Story = {
  args: { order: { ...formingOrder, canRefund: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '待成团' })).toBeVisible();
    await expect(canvas.getByText('已付款，满员后成团；未成团款项原路退回')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /拼团.*查看拼团/ })).toHaveAttribute(
      'href',
      '/group?groupId=group-1',
    );
    await expect(canvas.getByRole('link', { name: '邀请好友' })).toHaveAttribute(
      'href',
      '/group?groupId=group-1',
    );
    await expect(canvas.queryByRole('link', { name: '申请退款' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /查看电子票/ })).not.toBeInTheDocument();
    const progress = within(canvas.getByRole('region', { name: '订单进度' }));
    await expect(progress.getByText('待成团')).toBeVisible();
  },
};
/** Its group is complete: the codes are there, and the way to the group stays. */
export const GroupFormed: Story = {
  args: { order: { ...orderDetail, groupId: 'group-1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '待消费' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /拼团.*查看拼团/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '邀请好友' })).not.toBeInTheDocument();
  },
};
export const FormingInEnglish: Story = {
  args: {
    order: { ...orderDetailIn('en'), status: 0, phase: 'forming', groupId: 'group-1' },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
