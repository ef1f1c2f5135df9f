import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AppointmentSlot } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { item, onAppointments, pageOf, rights, schedule } from '../../../stories/appointment-samples';
import { pending, refused, unreachable } from '../../../stories/sdk-fixture';
import { AppointmentInfoView } from './AppointmentInfoView';

const page = 'appointment-info';
const waited = fn();
const answers = { slots: schedule, rights: pageOf(rights) };
const meta = {
  title: 'Features/Appointment/AppointmentInfoView',
  component: AppointmentInfoView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, answers)],
  args: {
    item,
    voucherIds: [],
    hrefs: {
      map: '/open-location?latitude=24.5&longitude=112.6',
      rights: '/packages/user-module/appointment-enter-list/appointment-enter-list',
      form: ({ id }: AppointmentSlot, people: number) =>
        `/packages/user-module/appointment-form/appointment-form?slotId=${id}&size=${people}`,
    },
    onWaiting: fn(),
  },
  beforeEach: () => {
    waited.mockClear();
  },
} satisfies Meta<typeof AppointmentInfoView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many, which day, which time; the foot says what comes of it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请选择日期和时段')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /增加/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /13:00–15:00/ }));
    await expect(await canvas.findByText(/2人 · 9月20日.*13:00–15:00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下一步' })).toHaveAttribute(
      'href',
      expect.stringContaining('slotId=slot-2026-09-20-2&size=2'),
    );
  },
};
/** As many people as the vouchers let in. */
export const WithVouchers: Story = {
  args: { voucherIds: ['voucher-1', 'voucher-2'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('使用 2 张凭证')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: /13:00–15:00/ }));
    await expect(await canvas.findByText(/3人 · /)).toBeVisible();
  },
};
/** An item that needs a voucher leads to them. */
export const NeedsAVoucher: Story = {
  args: { item: { ...item, mode: 'right' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看可预约的凭证' })).toBeVisible();
  },
};
/** A full slot has a waiting list. */
export const Waiting: Story = {
  decorators: [
    onAppointments(page, {
      ...answers,
      wait(request) {
        waited(request);
        return { id: 'wait-9', ahead: 2 };
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /11:00–13:00.*加入候补/ }));
    await userEvent.click(canvas.getByRole('button', { name: '加入候补' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await expect(sheet.getByText('已有 2 组候补')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '加入候补' }));
    await waitFor(() =>
      expect(waited).toHaveBeenCalledWith({
        slotId: 'slot-2026-09-20-1',
        size: 1,
        mobile: '13800000000',
      }),
    );
    await waitFor(() => expect(args.onWaiting).toHaveBeenCalled());
  },
};
/** A refusal is said in the sheet, and what was typed stays. */
export const NotWaiting: Story = {
  decorators: [
    onAppointments(page, { ...answers, wait: refused(422, '最多同时候补3个时段', { rule: 'waitLimit' }) }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /11:00–13:00.*加入候补/ }));
    await userEvent.click(canvas.getByRole('button', { name: '加入候补' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(sheet.getByRole('button', { name: '加入候补' }));
    await expect(await sheet.findByText('最多同时候补3个时段')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [onAppointments(page, { slots: pending })] };
export const NoNetwork: Story = { decorators: [onAppointments(page, { slots: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
