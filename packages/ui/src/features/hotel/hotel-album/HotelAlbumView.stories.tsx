import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hotelPhotos } from '../../../stories/hotel-samples';
import { HotelAlbumView } from './HotelAlbumView';

const meta = {
  title: 'Features/Hotel/HotelAlbumView',
  component: HotelAlbumView,
  args: { photos: hotelPhotos },
} satisfies Meta<typeof HotelAlbumView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, or a group; each over the whole screen by a press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '全部 5' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('tab', { name: '房间 3' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { photos: { ...hotelPhotos, total: 0, groups: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('酒店还没有上传图片')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: {
    photos: {
      ...hotelPhotos,
      groups: hotelPhotos.groups.map((group, place) => ({
        ...group,
        name: ['Exterior and grounds', 'Rooms and suites'][place] ?? '',
      })),
    },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
