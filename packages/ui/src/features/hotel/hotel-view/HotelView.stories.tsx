import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  activityPricesOf,
  flashHref,
  groupHref,
  productFlashSale,
  productGroup,
} from '../../../stories/flash-samples';
import { hotel, hotelDetail, hotelProfile } from '../../../stories/hotel-samples';
import { hotelRooms, nightCalendar, room } from '../../../stories/room-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, withSdk } from '../../../stories/sdk-fixture';
import { stay } from '../../../stories/stay-days';
import { HotelView, type HotelViewProps } from './HotelView';

const full = { ...hotelRooms, rooms: hotelRooms.rooms.map((one) => ({ ...one, hotelRatesVoList: [] })) };

const withHotel = (answers: NonNullable<Answers['hotel']> = {}) =>
  withSdk({
    path: '/pages/hotel-detail/hotel-detail?id=hotel-1',
    answers: {
      hotel: {
        hotelRoomList: hotelRooms,
        profile: hotelProfile,
        priceCalendar: nightCalendar,
        search: {
          records: [{ ...hotel, bookable: false, freeStarts: { earlier: '2026-09-19', later: null } }],
          total: 1,
          size: 10,
          current: 1,
          pages: 1,
          next: null,
          elsewhere: [],
          blockedBy: null,
        },
        ...answers,
      },
    },
  });

/** Keeps the stay and the rate as an address would. */
function Page(props: HotelViewProps) {
  const [chosen, setChosen] = useState(props.stay);
  const [rateId, setRateId] = useState(props.rateId);
  return (
    <HotelView
      {...props}
      stay={chosen}
      onStayChange={(next) => {
        setChosen(next);
        props.onStayChange(next);
      }}
      rateId={rateId}
      onRateChange={setRateId}
    />
  );
}

const meta = {
  title: 'Features/Hotel/HotelView',
  component: HotelView,
  parameters: { layout: 'fullscreen', width: false },
  render: (args) => <Page {...args} />,
  args: {
    hotel: hotelDetail,
    given: { stay, rooms: hotelRooms },
    stay,
    onStayChange: fn(),
    rateId: '',
    onRateChange: fn(),
    hrefs: {
      album: '/pages/hotel-album/hotel-album?hotelId=hotel-1',
      profile: (kind) => `/pages/hotel-profile/hotel-profile?hotelId=hotel-1&kind=${kind ?? ''}`,
      place: '/open-location?latitude=24.81&longitude=113.02',
      spot: (id) => `/pages/scenic-spot-detail/scenic-spot-detail?id=${id}`,
      book: (_, rate) => `/packages/order/hotel-place-order/hotel-place-order?lines=${rate.hotelratesId}:1`,
    },
  },
  decorators: [withHotel()],
} satisfies Meta<typeof HotelView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a rate shows its price and terms first; from there the order form is one press away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '预订观云大床房，含双早' }));
    const sheet = within(await screen.findByRole('dialog', { name: '价格与条款' }, { timeout: 5000 }));
    await expect(await sheet.findByText('9月20日 18:00 前免费取消')).toBeVisible();
    await expect(sheet.getByText('9月21日 18:00 前取消扣首晚房费')).toBeVisible();
    await expect(sheet.getByText('此后不可取消')).toBeVisible();
    await expect(sheet.getByText('¥558')).toBeVisible();
    await expect(sheet.getByText('2晚 × 1间')).toBeVisible();
    await expect(sheet.getByRole('link', { name: '预订' })).toHaveAttribute(
      'href',
      '/packages/order/hotel-place-order/hotel-place-order?lines=rate-1:1',
    );
  },
};

/** The rate that the address names is there at once; one paid at the desk says until when the room is kept. */
export const PaidAtTheDesk: Story = {
  args: { rateId: 'rate-3' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '价格与条款' }, { timeout: 5000 }));
    await expect(await sheet.findByText('到店付 · 房间保留至9月21日 18:00')).toBeVisible();
    await expect(sheet.getByText('入住前可免费取消')).toBeVisible();
  },
};

/** A party that needs two rooms is told their price. */
export const ForAParty: Story = {
  args: {
    rateId: 'rate-1',
    given: { stay, rooms: { ...hotelRooms, rooms: [{ ...room, roomsNeeded: 2 }] } },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '价格与条款' }, { timeout: 5000 }));
    await expect(await sheet.findByText('2晚 × 2间')).toBeVisible();
    await expect(sheet.getByText('¥2,352')).toBeInTheDocument();
  },
};

/** The bar says the same total as the rows: of as many rooms as the party needs. */
export const PartyPrice: Story = {
  args: { given: { stay, rooms: { ...hotelRooms, rooms: [{ ...room, roomsNeeded: 2 }] } } },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: '你的入住' }));
    await expect(summary.getByText('2晚2间')).toBeVisible();
    await expect(summary.getByText('¥2,112起')).toBeInTheDocument();
  },
};

/** What there is to read about the hotel opens in a dialog. */
export const Information: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '订房须知' }));
    const dialog = within(await screen.findByRole('dialog', { name: '订房须知' }, { timeout: 5000 }));
    await expect(await dialog.findByText('入住需出示有效证件，押金300元。')).toBeVisible();
  },
};

/** No room for these days: the nearest free start is one press away, and only the rooms load anew. */
export const Full: Story = {
  args: { given: { stay, rooms: full } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('这几天已订满，换日期看看')).toBeVisible();
    await expect(canvas.getByText('这几天不可订')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '9月19日起有房' }));
    await expect(args.onStayChange).toHaveBeenCalledWith({
      ...stay,
      startDate: '2026-09-19',
      endDate: '2026-09-21',
    });
    await expect(await canvas.findByRole('link', { name: '预订观云大床房，含双早' })).toBeVisible();
  },
};
export const Moved: Story = {
  args: { moved: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('日期已过，已为你改为今天入住')).toBeVisible();
  },
};
/** Off sale: everything can be read, nothing booked. */
export const OffSale: Story = {
  args: { hotel: { ...hotelDetail, onSale: false, fromPriceFen: null }, given: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该酒店已停止预订')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '选房间' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^预订/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('附近景区')).toBeInTheDocument();
  },
};
export const RoomsLoading: Story = {
  args: { given: undefined },
  decorators: [withHotel({ hotelRoomList: pending })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '选房间' })).toBeVisible();
    await expect(canvas.queryByText('这几天不可订')).not.toBeInTheDocument();
  },
};
export const RoomsFailed: Story = {
  args: { given: undefined },
  decorators: [withHotel({ hotelRoomList: refused(500) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByText('澄岚市云岭区栖云路88号')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: '你的入住' }));
    await expect(summary.getByText('9月21日 星期一')).toBeVisible();
    await expect(summary.getByText('2晚1间')).toBeVisible();
    // It stays beside the rooms while they are scrolled through.
    await userEvent.click(summary.getByRole('button', { name: '选房间' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^预订观云大床房，含双早/ })).toBeVisible());
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(300));
    await expect(summary.getByRole('button', { name: '选房间' }).getBoundingClientRect().top).toBeLessThan(
      600,
    );
  },
};
/** Opened for a flash sale of a room: its price and what is struck, and the button that leads to it. */
export const InFlashSale: Story = {
  args: { activityPrices: activityPricesOf('flash-1', [productFlashSale(Date.now())]) },
  play: async ({ canvas }) => {
    const sale = within(await canvas.findByRole('region', { name: '限时秒杀' }));
    await expect(sale.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(sale.getByRole('link', { name: '立即抢购' })).toHaveAttribute('href', flashHref);
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
  },
};
