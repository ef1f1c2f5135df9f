import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { room, rooms } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { RoomList } from './RoomList';

const meta = {
  title: 'Features/Hotel/RoomList',
  component: RoomList,
  args: {
    rooms: loaded(rooms),
    hrefOf: ({ roomId }, { hotelratesId }) => `/order?room=${roomId}&rate=${hotelratesId}`,
  },
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two prices at first, the others behind a button; each button says room and rate. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '预订观云大床房，含双早' })).toHaveAttribute(
      'href',
      '/order?room=room-1&rate=rate-1',
    );
    await expect(canvas.getByText('仅剩3间')).toBeVisible();
    await expect(canvas.queryByText('到店付')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '其余1个价格' }));
    await expect(canvas.getByRole('link', { name: '预订观云大床房，到店付' })).toBeVisible();
    await expect(canvas.getByText('已订满')).toBeVisible();
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
