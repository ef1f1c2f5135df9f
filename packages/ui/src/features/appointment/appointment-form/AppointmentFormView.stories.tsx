import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { item, onAppointments, schedule } from '../../../stories/appointment-samples';
import { travellers } from '../../../stories/order-samples';
import { pending, refused, unreachable } from '../../../stories/sdk-fixture';
import { AppointmentFormView } from './AppointmentFormView';

const page = 'appointment-form';
const created = fn();
const taken = fn();
const contacts = { contacts: { list: travellers } };
const answers = {
  slots: schedule,
  check: ({ contactIds = [] }: { contactIds?: string[] | undefined }) => ({
    visitors: contactIds.map((_, index) => ({ checkCode: 0 as const, alreadyBooked: index === 1 })),
    left: 4,
  }),
  create(request: object) {
    created(request);
    return { id: 'appointment-9', code: '483920175566', status: 1 as const };
  },
  takeOffer(request: object) {
    taken(request);
    return { id: 'appointment-9', code: '483920175566', status: 1 as const };
  },
};
const meta = {
  title: 'Features/Appointment/AppointmentFormView',
  component: AppointmentFormView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, answers, contacts)],
  args: {
    item,
    slot: { id: 'slot-2026-09-20-2', day: '2026-09-20' },
    size: 1,
    voucherIds: [],
    offerId: '',
    slotsHref: '/packages/user-module/appointment-info/appointment-info?itemId=item-1',
    onSlotChange: fn(),
    onDone: fn(),
  },
  beforeEach: () => {
    created.mockClear();
    taken.mockClear();
  },
} satisfies Meta<typeof AppointmentFormView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chooseLi = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: '选择出行人' }));
  const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  await userEvent.click(await sheet.findByRole('checkbox', { name: /李云/ }));
  await userEvent.click(sheet.getByRole('button', { name: '选好了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

/** What is missing is said at its place; the member's number stands there already. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByDisplayValue('13800000000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交预约' }));
    await expect(await canvas.findByText('请选择 1 位出行人')).toBeVisible();
    await expect(canvas.getByText('请先阅读并同意预约规则')).toBeVisible();
    await chooseLi(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交预约' }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({
          slotId: 'slot-2026-09-20-2',
          size: 1,
          contactIds: [travellers[0]?.memberFrequentContactsId],
          mobile: '13800000000',
        }),
      ),
    );
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('appointment-9'));
  },
};
/** Who has a place that day already can't be chosen, and the reason stands with the name. */
export const BookedThatDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择出行人' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await expect(await sheet.findByRole('checkbox', { name: /当天已预约此项目/ })).toBeDisabled();
  },
};
/** The places went meanwhile: free times are offered above the form, which keeps what was typed. */
export const FilledMeanwhile: Story = {
  args: { item: { ...item, realName: 'none' } },
  decorators: [
    onAppointments(page, {
      ...answers,
      create: refused(409, '该时段名额不足，请换个时段或加入候补', {
        rule: 'slotFull',
        detail: {
          left: 0,
          slots: [{ id: 'slot-2026-09-22-0', day: '2026-09-22', from: '09:00', to: '11:00', left: null }],
        },
      }),
    }),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/备注/), '靠近竹林');
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交预约' }));
    await expect(await canvas.findByText('该时段名额不足，请换个时段或加入候补')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /9月22日.*09:00–11:00/ }));
    await expect(args.onSlotChange).toHaveBeenCalledWith('slot-2026-09-22-0', '2026-09-22');
    await expect(canvas.getByDisplayValue('靠近竹林')).toBeVisible();
  },
};
/** Places that the waiting list offers are taken; the number is known. */
export const AnOffer: Story = {
  args: { offerId: 'wait-2', item: { ...item, realName: 'none' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '我已阅读并同意' }));
    await expect(canvas.queryByLabelText(/联系手机/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提交预约' }));
    await waitFor(() => expect(taken).toHaveBeenCalledWith({ id: 'wait-2', remark: '' }));
  },
};
/** What was begun is there again after a reload or a login. */
export const Continued: Story = {
  decorators: [
    onAppointments(page, answers, contacts, {
      'draft:appointment:item-1': JSON.stringify({
        travellers: travellers.slice(0, 1),
        listed: [],
        mobile: '13900000001',
        remark: '上次写的',
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('上次写的')).toBeVisible();
    await expect(canvas.getByText('李云')).toBeVisible();
  },
};
export const TheSlotIsGone: Story = {
  args: { slot: { id: 'slot-2026-09-20-0', day: '2026-09-20' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '重新选择时段' })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [onAppointments(page, { slots: pending })] };
export const NoNetwork: Story = { decorators: [onAppointments(page, { slots: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
