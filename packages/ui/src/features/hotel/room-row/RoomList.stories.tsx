import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { room, rooms } from '../../../stories/room-samples';
import { RoomList } from './RoomList';

const meta = {
  title: 'Features/Hotel/RoomList',
  component: RoomList,
  args: {
    rooms: loaded(rooms),
    hrefOf: ({ roomId }, { hotelratesId }) => `/order?room=${roomId}&rate=${hotelratesId}`,
    onRate: fn(),
  },
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three prices at first, the others behind a button; deadlines in words, and the reason of what can't be booked. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const book = canvas.getByRole('link', { name: '预订观云大床房，含双早' });
    await expect(book).toHaveAttribute('href', '/order?room=room-1&rate=rate-1');
    await expect(canvas.getByText('9月20日 18:00 前免费取消')).toBeVisible();
    await expect(canvas.getByText('不可取消')).toBeVisible();
    await expect(canvas.getByText('入住前可免费取消')).toBeVisible();
    await expect(canvas.getByText('¥1,176')).toBeInTheDocument();
    // One rate costs more on the second night, the others the same each night.
    await expect(canvas.getAllByText(/每晚均/)).toHaveLength(1);
    const elsewhere = createEvent.click(book, { ctrlKey: true });
    // The story's page is not left behind.
    book.ownerDocument.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(book, elsewhere);
    await expect(args.onRate).not.toHaveBeenCalled();
    await userEvent.click(book);
    await expect(args.onRate).toHaveBeenCalledWith(room, room.hotelRatesVoList[0]);
    await userEvent.click(canvas.getByRole('button', { name: '其余1个价格' }));
    await expect(canvas.getByText('该价格3晚起订')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /连住优惠/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('已订满')).toBeVisible();
  },
};
const [freeRate] = room.hotelRatesVoList;
/** What could be cancelled for nothing says that the time for it is over, and not that it never could. */
export const NoLongerFree: Story = {
  args: {
    rooms: loaded([{ ...room, hotelRatesVoList: freeRate ? [{ ...freeRate, cancelDeadlines: [] }] : [] }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已过免费取消时间')).toBeVisible();
    await expect(canvas.queryByText('不可取消')).not.toBeInTheDocument();
  },
};
/** A room that a party needs two of says so, and costs what two do. */
export const ForAParty: Story = {
  args: { rooms: loaded([{ ...room, roomsNeeded: 2 }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('需2间')).toBeVisible();
    await expect(canvas.getByText('¥2,352')).toBeInTheDocument();
    await expect(canvas.getAllByText('2晚2间')[0]).toBeVisible();
  },
};
/** The room that was asked for stands there with all its rates. */
export const Wanted: Story = {
  args: { wantedId: 'room-1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('该价格3晚起订')).toBeVisible();
  },
};
export const Pictures: Story = {
  args: { rooms: loaded([room]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看观云大床房的图片' }));
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible();
  },
};
export const Loading: Story = { args: { rooms: stillLoading } };
export const NothingFree: Story = { args: { rooms: loaded([]) } };
export const Failed: Story = { args: { rooms: failed } };
export const NoNetwork: Story = { args: { rooms: offline } };
export const NarrowInEnglish: Story = {
  args: {
    rooms: loaded([
      {
        ...room,
        hotelRoomName: 'Deluxe room with a view of the sea of clouds',
        bedType: 'One double bed, 1.8 m',
        hotelRatesVoList: room.hotelRatesVoList.map((rate) => ({
          ...rate,
          name: 'Early booking rate with breakfast for two',
        })),
      },
    ]),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
