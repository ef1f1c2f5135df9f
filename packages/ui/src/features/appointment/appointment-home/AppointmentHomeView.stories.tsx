import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { card, items, onAppointments, pageOf, rights } from '../../../stories/appointment-samples';
import { pending, unreachable } from '../../../stories/sdk-fixture';
import { AppointmentHomeView } from './AppointmentHomeView';

const page = 'appointment';
const path = (name: string) => `/packages/user-module/${name}/${name}`;
const meta = {
  title: 'Features/Appointment/AppointmentHomeView',
  component: AppointmentHomeView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, { list: pageOf([card]), rights: pageOf(rights), items: pageOf(items) })],
  args: {
    hrefs: {
      items: path('appointment-enter-list'),
      validate: path('appointment-validate'),
      record: path('appointment-record'),
      normalForm: path('appointment-normal-form'),
      detail: (id: string) => `${path('appointment-detail')}?id=${id}`,
      item: (itemId: string) => `${path('appointment-info')}?itemId=${itemId}`,
      book: ([itemId]: readonly string[], voucherId: string) =>
        `${path('appointment-info')}?itemId=${itemId}&voucherIds=${voucherId}`,
    },
  },
} satisfies Meta<typeof AppointmentHomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What comes next stands first, then what waits for a time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '出示凭证' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: '去预约' }))[0]).toHaveAttribute(
      'href',
      expect.stringContaining('voucherIds=voucher-1'),
    );
    await expect(await canvas.findByRole('link', { name: /百工坊陶艺体验/ })).toBeVisible();
  },
};
export const NothingYet: Story = {
  decorators: [onAppointments(page, { list: pageOf([]), rights: pageOf([]), items: pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待预约的订单')).toBeVisible();
    await expect(await canvas.findByText('没有可预约的项目')).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [onAppointments(page, { list: pending, rights: pending, items: pending })],
};
export const NoNetwork: Story = {
  decorators: [onAppointments(page, { list: unreachable, rights: unreachable, items: unreachable })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
