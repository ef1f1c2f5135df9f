import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { codes, detail, onAppointments, schedule } from '../../../stories/appointment-samples';
import { travellers } from '../../../stories/order-samples';
import { pending, refused, unreachable } from '../../../stories/sdk-fixture';
import { AppointmentView } from './AppointmentView';

const page = 'appointment-detail';
const said = fn();
const answers = {
  codes,
  detail,
  slots: schedule,
  change(request: object) {
    said('change', request);
    return { changesLeft: 1 };
  },
  cancel(request: object) {
    said('cancel', request);
    return null;
  },
  visitors(request: object) {
    said('visitors', request);
    return null;
  },
  check: ({ contactIds = [] }: { contactIds?: string[] | undefined }) => ({
    visitors: contactIds.map(() => ({ checkCode: 0 as const, alreadyBooked: false })),
    left: 4,
  }),
};
const meta = {
  title: 'Features/Appointment/AppointmentView',
  component: AppointmentView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, answers, { contacts: { list: travellers } })],
  args: {
    id: 'appointment-1',
    hrefs: {
      map: () => '/open-location?latitude=24.5&longitude=112.6',
      item: (itemId: string) => `/packages/user-module/appointment-info/appointment-info?itemId=${itemId}`,
      snapshot: '/packages/user-module/appointment-snapshot/appointment-snapshot?id=appointment-1',
      order: (orderId: string) => `/packages/order/order-details/order-details?id=${orderId}`,
    },
  },
  beforeEach: () => {
    said.mockClear();
  },
} satisfies Meta<typeof AppointmentView>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));

/** The code stands first, then when it lets in, and what may still be done. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4839 2017 5566')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '改期（还可 2 次）' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '加入日历' })).toBeVisible();
  },
};
/** Moved to another time of the item; its own can't be chosen. */
export const Moved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改期（还可 2 次）' }));
    const sheet = await sheetOf();
    await userEvent.click(await sheet.findByRole('radio', { name: /9月22日/ }));
    await expect(sheet.getByRole('radio', { name: /13:00–15:00/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole('radio', { name: /09:00–11:00/ }));
    await userEvent.click(sheet.getByRole('button', { name: '确认改期' }));
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith('change', { id: 'appointment-1', slotId: 'slot-2026-09-22-0' }),
    );
  },
};
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消预约' }));
    const sheet = await sheetOf();
    await expect(sheet.getByText(/凭证可以重新预约/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '取消预约' }));
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith('cancel', { id: 'appointment-1', reason: '行程有变' }),
    );
  },
};
export const TooLateToCancel: Story = {
  decorators: [
    onAppointments(page, {
      ...answers,
      cancel: refused(410, '已过可取消时间', { rule: 'cancelTooLate' }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消预约' }));
    const sheet = await sheetOf();
    await userEvent.click(sheet.getByRole('button', { name: '取消预约' }));
    await expect(await sheet.findByText('已过可取消时间')).toBeVisible();
  },
};
/** Another traveller comes in the place of one. */
export const AnotherVisitor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换李云' }));
    const sheet = await sheetOf();
    await userEvent.click(await sheet.findByRole('checkbox', { name: /王山/ }));
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        'visitors',
        expect.objectContaining({ id: 'appointment-1', visitorId: 'visitor-1' }),
      ),
    );
  },
};
/** A group of which some are in already, each with a code. */
export const InPart: Story = {
  decorators: [
    onAppointments(page, {
      ...answers,
      codes: {
        ...codes,
        status: 2,
        visitors: [
          { id: 'visitor-1', name: '李云', code: '112233445566', checkedAtMs: codes.checkedAtMs },
          { id: 'visitor-2', name: '王山', code: '665544332211', checkedAtMs: null },
        ],
      },
      detail: {
        ...detail,
        status: 2,
        enteredCount: 1,
        canChange: false,
        canCancel: false,
        canChangeVisitors: false,
        visitors: detail.visitors.map((visitor, index) => ({
          ...visitor,
          checkedAtMs: index === 0 ? codes.checkedAtMs : null,
        })),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2人，已入场 1 人')).toBeVisible();
    await expect(canvas.getByText(/\d 入场$/)).toBeVisible();
  },
};
export const ToBeConfirmed: Story = {
  decorators: [
    onAppointments(page, {
      ...answers,
      codes: { ...codes, status: 0 },
      detail: { ...detail, status: 0 },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商家确认前名额为您保留')).toBeVisible();
    await expect(canvas.queryByText('4839 2017 5566')).toBeNull();
  },
};
export const Closed: Story = {
  decorators: [
    onAppointments(page, {
      ...answers,
      codes: { ...codes, status: 3 },
      detail: { ...detail, status: 3, cancelReason: 'closed', canChange: false, canCancel: false },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('时段已关闭')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '再次预约' })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [onAppointments(page, { codes: pending, detail: pending })] };
export const NoNetwork: Story = {
  decorators: [onAppointments(page, { codes: unreachable, detail: unreachable })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
