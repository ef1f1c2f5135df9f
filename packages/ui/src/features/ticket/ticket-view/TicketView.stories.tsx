import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PriceCalendar, PriceCalendarDay } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  activityPricesOf,
  comingFlashSale,
  flashHref,
  groupHref,
  productFlashSale,
  productGroup,
} from '../../../stories/flash-samples';
import { priceCalendar } from '../../../stories/samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ticketDetail, ticketDetailIn } from '../../../stories/ticket-samples';
import { TicketPending } from './TicketPending';
import { TicketView, type TicketViewProps } from './TicketView';

const DAY = '2026-09-22';
const path = '/pages/ticket-detail/ticket-detail?id=ticket-1';

/** Keeps the choice as the page's address would. */
function Page(props: TicketViewProps) {
  const [choice, setChoice] = useState(props.choice);
  return <TicketView {...props} choice={choice} onChoiceChange={setChoice} />;
}

const meta = {
  title: 'Features/Ticket/TicketView',
  component: TicketView,
  render: (args) => <Page {...args} />,
  decorators: [withCalendars(priceCalendar)],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    ticket: ticketDetail,
    choice: { day: '', quantity: 1 },
    onChoiceChange: fn(),
    onBook: fn(),
    spotHref: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1',
  },
} satisfies Meta<typeof TicketView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers the first calendar once, then the second: what others bought meanwhile. */
function withCalendars(first: PriceCalendar, second = first) {
  let asked = 0;
  return withSdk({
    path,
    answers: {
      ticket: {
        priceCalendar: () => {
          asked += 1;
          return asked === 1 ? first : second;
        },
      },
    },
  });
}

const changed = (change: Partial<PriceCalendarDay>): PriceCalendar => ({
  ...priceCalendar,
  days: priceCalendar.days.map((day) => (day.day === DAY ? { ...day, ...change } : day)),
});

const dayButton = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findAllByText('2026年9月');
  const day = canvasElement.querySelector<HTMLElement>(`[data-day="${DAY}"]`);
  if (!day) throw new Error(`The calendar does not show ${DAY}.`);
  return day;
};

/** A day, a number, and on. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await dayButton(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await expect(canvas.getByText('9月22日 · 2张')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await waitFor(() => expect(args.onBook).toHaveBeenCalledWith({ day: DAY, quantity: 2 }));
  },
};

/** Without a day the button says what is missing. */
export const NoDayYet: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await dayButton(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await waitFor(() => expect(canvas.getAllByText('请先选择日期')).toHaveLength(2));
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** Somebody else was quicker: the calendar is up to date and the page says so. */
export const SoldOutWhileChoosing: Story = {
  args: { choice: { day: DAY, quantity: 2 } },
  decorators: [withCalendars(priceCalendar, changed({ state: 'soldOut', priceFen: null }))],
  play: async ({ canvas, canvasElement, args }) => {
    await dayButton(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await expect(await canvas.findByText(/刚刚被订完/)).toBeInTheDocument();
    await expect(args.onBook).not.toHaveBeenCalled();
    await expect(canvas.getByText('请先选择日期')).toBeInTheDocument();
  },
};

/** Fewer are left than were asked for. */
export const FewerLeft: Story = {
  args: { choice: { day: DAY, quantity: 4 } },
  decorators: [withCalendars(priceCalendar, changed({ left: 2 }))],
  play: async ({ canvas, canvasElement, args }) => {
    await dayButton(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await expect(await canvas.findByText(/只剩2张/)).toBeInTheDocument();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
    await expect(args.onBook).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await waitFor(() => expect(args.onBook).toHaveBeenCalledWith({ day: DAY, quantity: 2 }));
  },
};

/** The price is another than the one that was seen: seen again, then booked. */
export const PriceChanged: Story = {
  args: { choice: { day: DAY, quantity: 1 } },
  decorators: [withCalendars(priceCalendar, changed({ priceFen: 18_800 }))],
  play: async ({ canvas, canvasElement, args }) => {
    await dayButton(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await expect(await canvas.findByText(/已更新为¥188/)).toBeInTheDocument();
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

export const InEnglish: Story = {
  args: { ticket: ticketDetailIn('en'), choice: { day: DAY, quantity: 2 } },
  globals: { locale: 'en' },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
/** The ticket itself is on its way. */
export const Waiting: Story = { render: () => <TicketPending /> };
/** The ticket is there, its prices are not: the days stand in their places. */
export const Loading: Story = {
  decorators: [withSdk({ path, answers: { ticket: { priceCalendar: pending } } })],
};
export const Failed: Story = {
  decorators: [withSdk({ path, answers: { ticket: { priceCalendar: unreachable } } })],
};
export const LargeText: Story = { ...Default, play: undefined, globals: { textSize: 'large' } };

/** Opened for a flash sale: its price and what is struck, and the button that leads to it; booking at the normal price stays. */
export const InFlashSale: Story = {
  args: { activityPrices: activityPricesOf('flash-1', [productFlashSale(Date.now())]) },
  play: async ({ canvas }) => {
    const sale = within(await canvas.findByRole('region', { name: '限时秒杀' }));
    await expect(sale.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(sale.getByRole('link', { name: '立即抢购' })).toHaveAttribute('href', flashHref);
    await expect(canvas.getByRole('button', { name: '立即预订' })).toBeVisible();
  },
};
/** Opened for one that is to come: it counts down to the start, and leads where one can be reminded. */
export const FlashSaleToCome: Story = {
  args: { activityPrices: activityPricesOf('flash-1', [comingFlashSale(Date.now())]) },
  play: async ({ canvas }) => {
    const sale = within(await canvas.findByRole('region', { name: '限时秒杀' }));
    await expect(sale.getByText('距开始')).toBeVisible();
    await expect(sale.getByRole('link', { name: '查看秒杀' })).toHaveAttribute('href', flashHref);
  },
};
/** Opened for a group: its price with how many make one, and the button that leads to joining; booking at the normal price stays. */
export const InGroup: Story = {
  args: { activityPrices: activityPricesOf('group-product-1', [productGroup(Date.now())]) },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: '拼团价' }));
    await expect(price.getByText('3人团')).toBeVisible();
    await expect(price.getByText('¥29.80')).toBeInTheDocument();
    await expect(price.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(price.getByRole('link', { name: '去参团' })).toHaveAttribute('href', groupHref);
    await expect(canvas.getByRole('button', { name: '立即预订' })).toBeVisible();
  },
};
/** Opened for a group whose activity is to come, in English on a narrow phone. */
export const GroupToComeInEnglish: Story = {
  args: {
    ticket: ticketDetailIn('en'),
    activityPrices: activityPricesOf('group-product-1', [
      productGroup(Date.now(), {
        ...{ name: 'Sunrise for three', timeStatus: 0 },
        ...{ startsAtMs: Date.now() + 3_600_000, endsAtMs: Date.now() + 7_200_000 },
      }),
    ]),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: 'Group price' }));
    await expect(price.getByText('Group of 3')).toBeVisible();
    await expect(price.getByRole('link', { name: 'See the group' })).toHaveAttribute('href', groupHref);
  },
};
