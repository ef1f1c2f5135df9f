import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appointedRight, onAppointments, pageOf, right } from '../../../stories/appointment-samples';
import { pending, unreachable } from '../../../stories/sdk-fixture';
import { OrderAppointmentsView } from './OrderAppointmentsView';

const page = 'appointment-order-detail';
const meta = {
  title: 'Features/Appointment/OrderAppointmentsView',
  component: OrderAppointmentsView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, { rights: pageOf([right, appointedRight]) })],
  args: {
    orderId: 'order-1',
    hrefs: {
      order: '/packages/order/order-details/order-details?id=order-1',
      refund: '/packages/order/refund-page/refund-page?orderId=order-1',
      detail: (id: string) => `/packages/user-module/appointment-detail/appointment-detail?id=${id}`,
      book: ([itemId]: readonly string[], voucherId: string) =>
        `/packages/user-module/appointment-info/appointment-info?itemId=${itemId}&voucherIds=${voucherId}`,
    },
  },
} satisfies Meta<typeof OrderAppointmentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One block for each: what has a time shows it, what has none leads to one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去预约' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看预约' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '申请退款' })).toBeVisible();
  },
};
export const NothingToAppoint: Story = {
  decorators: [onAppointments(page, { rights: pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这笔订单没有需要预约的内容')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [onAppointments(page, { rights: pending })] };
export const NoNetwork: Story = { decorators: [onAppointments(page, { rights: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
