import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotels } from '../../../stories/hotel-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { stay } from '../../../stories/stay-days';
import { noHotelFilters } from '../hotel-results/hotel-filters';
import { HotelHomePending } from './HotelHomePending';
import { HotelHomeView } from './HotelHomeView';

const found = {
  records: hotels,
  total: 3,
  size: 6,
  current: 1,
  pages: 1,
  next: null,
  elsewhere: [],
  blockedBy: null,
};
const options = {
  stars: [{ id: 5 as const, value: 5 as const, name: '五星/豪华', count: 1 }],
  categories: [
    { id: 'resort' as const, value: 'resort' as const, name: '度假酒店', count: 2 },
    { id: 'homestay' as const, value: 'homestay' as const, name: '民宿', count: 1 },
    { id: 'spring' as const, value: 'spring' as const, name: '温泉酒店', count: 1 },
  ],
  facilities: [],
};

const path = '/pages/hotel-home/hotel-home';
const withHome = (device: Parameters<typeof createMemoryHost>[0] = {}) =>
  withSdk({
    path,
    options: { host: createMemoryHost({ href: `http://localhost${path}`, ...device }) },
    answers: {
      hotel: {
        hotelStarSelect: options.stars,
        hotelCateSelect: options.categories,
        facilitySelect: [],
        search: found,
      },
    },
  });

const meta = {
  title: 'Features/Hotel/HotelHomeView',
  component: HotelHomeView,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    cityName: '澄岚市',
    cityLabel: '澄岚市',
    stay,
    onStayChange: fn(),
    filters: noHotelFilters('澄岚市'),
    onFiltersChange: fn(),
    onSearch: fn(),
    nowMs: Date.parse('2026-09-20T12:00:00+08:00'),
    hotels: found,
    onRetry: fn(),
    options,
    hrefs: {
      hotel: (id, { startDate }) => `/pages/hotel-detail/hotel-detail?id=${id}&startDate=${startDate}`,
      search: ({ category, cityName }) =>
        `/pages/search-hotel/search-hotel?cityName=${cityName}&category=${category.join(',')}`,
    },
  },
  decorators: [withHome()],
} satisfies Meta<typeof HotelHomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button searches with the word, the filters and the nights; kinds and hotels are links for these nights. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '温泉');
    await userEvent.click(canvas.getByRole('button', { name: '搜索酒店' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ ...args.filters, keyword: '温泉' });
    await expect(canvas.getByRole('link', { name: /民宿 ?1$/ })).toHaveAttribute(
      'href',
      '/pages/search-hotel/search-hotel?cityName=澄岚市&category=homestay',
    );
    await expect(await canvas.findByRole('link', { name: /云栖山居/ })).toHaveAttribute(
      'href',
      '/pages/hotel-detail/hotel-detail?id=hotel-1&startDate=2026-09-21',
    );
  },
};
/** Stars and prices are chosen in the sheet. */
export const Filters: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /价格\/星级/ }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: /五星\/豪华/ }));
    await userEvent.click(await sheet.findByRole('button', { name: '查看3家' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...args.filters, star: [5] });
  },
};
/** A city without hotels leads to those that have some. */
export const Elsewhere: Story = {
  args: {
    hotels: { ...found, records: [], total: 0, pages: 0, elsewhere: [{ cityName: '澄岚市', count: 9 }] },
    cityName: '深圳市',
    cityLabel: '深圳市',
    options: { stars: [], categories: [], facilities: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('深圳市暂无可订酒店，去看看')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '澄岚市 9家' })).toHaveAttribute(
      'href',
      '/pages/search-hotel/search-hotel?cityName=澄岚市&category=',
    );
  },
};
export const Loading: Story = { render: () => <HotelHomePending /> };
/** The recommendations could not be had; the search is there all the same. */
export const WithoutHotels: Story = {
  args: { hotels: undefined, options: undefined },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: '搜索酒店' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** The days of the address are over. */
export const Moved: Story = {
  args: { moved: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('日期已过，已为你改为今天入住')).toBeVisible();
  },
};
/** At half past midnight the night that has begun is offered. */
export const AtNight: Story = {
  args: { nowMs: Date.parse('2026-09-21T00:30:00+08:00') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '今天凌晨入住' }));
    await expect(args.onStayChange).toHaveBeenCalledWith({
      ...stay,
      startDate: '2026-09-20',
      endDate: '2026-09-22',
    });
  },
};
/** A place in place of the city: here where the person is, once the device has said so. */
export const NearMe: Story = {
  decorators: [withHome({ position: { latitude: 24.8187, longitude: 112.9388, datum: 'gcj02' } })],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '位置' }));
    await userEvent.click(await screen.findByRole('button', { name: /我的附近/ }));
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenCalledWith(
        expect.objectContaining({
          cityName: '',
          place: expect.objectContaining({ name: '' }),
          sort: 'distance',
        }),
      ),
    );
  },
};
export const NarrowInEnglish: Story = {
  args: { cityLabel: 'Chenglan' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** The city has none: what the nearest one has, and said so. */
export const NearestCity: Story = {
  args: {
    cityName: '深圳市',
    cityLabel: '深圳市',
    hotels: { ...found, records: [], total: 0, elsewhere: [{ cityName: '澄岚市', count: 3 }] },
    nearest: { cityName: '澄岚市', hotels: found },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('深圳市暂无酒店，最近的是澄岚市')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /云栖山居/ })).toBeVisible();
  },
};
