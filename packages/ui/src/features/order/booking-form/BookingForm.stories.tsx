import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TicketDetail } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  addressHrefs,
  draftIn,
  linesOf,
  placed,
  submit,
  submitButton,
  withOrders,
} from '../../../stories/booking-fixture';
import { quote, quoteOf } from '../../../stories/order-samples';
import { pending } from '../../../stories/scripted-fetch';
import { ticketDetail, ticketDetailIn } from '../../../stories/ticket-samples';
import { BookingForm } from './BookingForm';

const meta = {
  title: 'Features/Order/BookingForm',
  component: BookingForm,
  parameters: { layout: 'fullscreen', width: false },
  args: { lines: linesOf(), onPlaced: fn(), hrefs: addressHrefs },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is filled in: what is sent is what stands here. */
export const Complete: Story = {
  decorators: [withOrders({})],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('李云')).toBeVisible();
    await expect(canvas.getByLabelText(/备注/)).toHaveValue('靠窗');
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
  },
};

/** Each thing that is missing is said beside its field, the first gets the focus, and what is mended stops complaining. */
export const NothingChosen: Story = {
  decorators: [withOrders({}, null)],
  play: async ({ canvas, args }) => {
    const name = await canvas.findByLabelText(/联系人姓名/);
    await waitFor(() => expect(name).toHaveValue('林间客'));
    await userEvent.clear(name);
    await submit(canvas);
    const missing = await canvas.findByText('还需选择1位出行人');
    await waitFor(() => expect(missing).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请填写联系人姓名');
    await userEvent.type(name, '李云');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(missing).toBeVisible();
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};

/** The member's own name and number are offered, and the first traveller's name in place of theirs. */
export const ContactIsOffered: Story = {
  decorators: [withOrders({}, null)],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByLabelText(/联系人手机/)).toHaveValue('13800000000'));
    await expect(canvas.getByLabelText(/联系人姓名/)).toHaveValue('林间客');
    await userEvent.click(canvas.getByRole('button', { name: '请选择出行人' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('checkbox', { name: /李云/ }));
    await userEvent.click(sheet.getByRole('button', { name: '选好了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText(/联系人姓名/)).toHaveValue('李云'));
  },
};

/** More tickets, more travellers, another price. No price of before can be agreed to meanwhile. */
export const MoreTickets: Story = {
  decorators: [withOrders({ quote: ({ lines }) => (lines[0]?.quantity === 1 ? quote : pending) })],
  play: async ({ canvas }) => {
    await submitButton(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await expect(canvas.getByText('需要2位，已选1位')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /提交订单/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.queryByText('¥80')).not.toBeInTheDocument();
  },
};

/** Another day from the calendar, with the sheet closed behind it. */
export const AnotherDay: Story = {
  decorators: [withOrders({})],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更改日期' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 });
    await within(dialog).findAllByText('2026年9月');
    const day = dialog.querySelector<HTMLElement>('[data-day="2026-09-24"]');
    if (!day) throw new Error('The calendar does not show 2026-09-24.');
    await userEvent.click(day);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('9月24日 星期四')).toBeVisible();
  },
};

/** The address asks for a day that was chosen later than the draft: the address counts, what was typed stays. */
export const DraftOfAnotherDay: Story = {
  decorators: [withOrders({})],
  args: { lines: linesOf({ day: '2026-09-26', quantity: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9月26日 星期六')).toBeVisible();
    await expect(canvas.getByText('需要2位，已选1位')).toBeVisible();
    await expect(canvas.getByLabelText(/联系人手机/)).toHaveValue('13800138000');
  },
};

/** No day can be offered: choosing one comes first. */
export const NoDay: Story = {
  decorators: [withOrders({}, null)],
  args: { lines: linesOf({ day: '' }) },
  play: async ({ canvas }) => {
    await submit(canvas);
    const words = await canvas.findAllByText('请选择游玩日期');
    await expect(words).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '选择日期' })).toBeVisible();
  },
};

export const PriceOnItsWay: Story = { decorators: [withOrders({ quote: pending })] };

/** Nobody needs to be named. */
export const NoTravellers: Story = {
  decorators: [withOrders({}, null)],
  args: { lines: linesOf({ product: { ...ticketDetail, travellerRule: 'none' }, quantity: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('无需填写出行人，凭码入园')).toBeVisible();
  },
};

export const FewLeft: Story = {
  decorators: [withOrders({ quote: ({ lines }) => quoteOf(lines[0]?.quantity ?? 1, 3) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('剩余3张')).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '3');
  },
};

const long: TicketDetail = {
  ...ticketDetailIn('en'),
  spotName: 'Qiyun Ridge Cloud-sea Observation Deck and Ancient Pine Forest Park',
  name: 'Sunrise special with the early cable car, return trip, a cup of tea and a seat by the window',
  refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 },
};

const inEnglish = withOrders({}, draftIn('en'), 'en');

export const NarrowInEnglish: Story = {
  decorators: [inEnglish],
  args: { lines: linesOf({ product: long }) },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = {
  decorators: [withOrders({})],
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const DesktopInEnglish: Story = {
  ...Desktop,
  decorators: [inEnglish],
  args: { lines: linesOf({ product: long }) },
  globals: { ...Desktop.globals, locale: 'en' },
};
export const LargeText: Story = { decorators: [withOrders({})], globals: { textSize: 'large' } };
