import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { items, onAppointments, pageOf, rights } from '../../../stories/appointment-samples';
import { pending, unreachable } from '../../../stories/sdk-fixture';
import { EnterListView } from './EnterListView';

const page = 'appointment-enter-list';
const meta = {
  title: 'Features/Appointment/EnterListView',
  component: EnterListView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, { rights: pageOf(rights), items: pageOf(items) })],
  args: {
    orderId: '',
    spotId: '',
    hrefs: {
      item: (itemId: string, voucherIds: readonly string[]) =>
        `/packages/user-module/appointment-info/appointment-info?itemId=${itemId}&voucherIds=${voucherIds.join(',')}`,
    },
  },
} satisfies Meta<typeof EnterListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vouchers of one item are taken together; one of another item can't be added. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /温泉双人票/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /温泉单人票/ }));
    await expect(canvas.getByRole('checkbox', { name: /合作方礼券/ })).toBeDisabled();
    await expect(canvas.getByText('已选 2 张，共 3 人')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去预约' })).toHaveAttribute(
      'href',
      expect.stringContaining('voucherIds=voucher-1,voucher-2'),
    );
  },
};
export const OfAnOrderWithout: Story = {
  args: { orderId: 'order-9' },
  decorators: [onAppointments(page, { rights: pageOf([]), items: pageOf(items) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待预约的订单')).toBeVisible();
  },
};
export const Nothing: Story = {
  decorators: [onAppointments(page, { rights: pageOf([]), items: pageOf([]) })],
};
export const Loading: Story = { decorators: [onAppointments(page, { rights: pending, items: pending })] };
export const NoNetwork: Story = {
  decorators: [onAppointments(page, { rights: unreachable, items: unreachable })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
