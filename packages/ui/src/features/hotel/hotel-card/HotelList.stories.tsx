import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hotel, hotels } from '../../../stories/hotel-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { HotelList } from './HotelList';

const meta = {
  title: 'Features/Hotel/HotelList',
  component: HotelList,
  args: { hotels: loaded(hotels), hrefOf: (id) => `/pages/hotel-detail/hotel-detail?id=${id}` },
} satisfies Meta<typeof HotelList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link for each hotel, named by all that is said of it; what the asked nights cost in all and each. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(
      canvas.getByRole('link', { name: /云栖山居.*4星级.*¥1,056.*2晚1间.*每晚均¥528/ }),
    ).toHaveAttribute('href', '/pages/hotel-detail/hotel-detail?id=hotel-1');
    // The same each night: no average.
    await expect(canvas.getByRole('link', { name: /镜湖别院/ })).not.toHaveTextContent('均');
    await expect(canvas.getByRole('link', { name: /月桥客舍/ })).toHaveTextContent('这几天已订满');
    await expect(canvas.getByText('暂无评价')).toBeVisible();
  },
};
/** Rooms are free, and the stay is not: it says which rule stands against it. */
export const Refused: Story = {
  args: { hotels: loaded([{ ...hotel, bookable: false, unavailable: 'minNights' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('需多住几晚');
  },
};
export const Loading: Story = { args: { hotels: stillLoading } };
export const NothingFound: Story = { args: { hotels: loaded([]) } };
export const Failed: Story = { args: { hotels: failed } };
export const NoNetwork: Story = { args: { hotels: offline } };
export const OnADesktop: Story = {
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    hotels: loaded([
      {
        ...hotel,
        name: 'Cloud Rest Mountain Lodge and Hot Spring Resort',
        district: 'Halfway up Qiyun Ridge, ten minutes from the cable car',
        category: 'Holiday hotel',
        tags: ['Mountain view', 'Hot spring', 'Breakfast included'],
      },
    ]),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
