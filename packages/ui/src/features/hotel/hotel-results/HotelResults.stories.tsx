import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HotelSearch } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { hotels } from '../../../stories/hotel-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, type SdkFixture, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { stay } from '../../../stories/stay-days';
import { HotelResults, type HotelResultsProps } from './HotelResults';
import { noHotelFilters } from './hotel-filters';

const page: HotelSearch = {
  records: hotels,
  total: 3,
  size: 10,
  current: 1,
  pages: 1,
  next: null,
  elsewhere: [],
  blockedBy: null,
};
const nothing: HotelSearch = { ...page, records: [], total: 0, pages: 0 };

const options: NonNullable<Answers['hotel']> = {
  hotelStarSelect: [
    { id: 5, value: 5, name: '五星/豪华', count: 1 },
    { id: 4, value: 4, name: '四星/高档', count: 1 },
  ],
  hotelCateSelect: [
    { id: 'resort', value: 'resort', name: '度假酒店', count: 2 },
    { id: 'homestay', value: 'homestay', name: '民宿', count: 1 },
  ],
  facilitySelect: [{ id: 'wifi', value: 'wifi', name: '免费无线网', count: 3 }],
};

const withHotels = (
  search: NonNullable<Answers['hotel']>['search'],
  sdkOptions: SdkFixture['options'] = {},
) =>
  withSdk({
    options: sdkOptions,
    path: '/pages/search-hotel/search-hotel',
    answers: { hotel: { ...options, search } },
  });

/** Keeps filters and stay as an address would. */
function Page(props: HotelResultsProps) {
  const [filters, setFilters] = useState(props.filters);
  const [chosen, setChosen] = useState(props.stay);
  return (
    <HotelResults
      {...props}
      stay={chosen}
      onStayChange={setChosen}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        props.onFiltersChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/Hotel/HotelResults',
  component: HotelResults,
  parameters: { layout: 'fullscreen', width: false },
  render: (args) => <Page {...args} />,
  args: {
    stay,
    onStayChange: fn(),
    filters: noHotelFilters('澄岚市'),
    onFiltersChange: fn(),
    hrefOf: (id, { startDate }) => `/pages/hotel-detail/hotel-detail?id=${id}&startDate=${startDate}`,
  },
  decorators: [
    withHotels((asked) =>
      asked.star?.includes(5) ? { ...page, records: hotels.slice(1, 2), total: 1 } : page,
    ),
  ],
} satisfies Meta<typeof HotelResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is full comes last and offers the nearest free days; the number found is said aloud. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共3家酒店')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '月桥客舍，9月25日起有房' })).toHaveAttribute(
      'href',
      '/pages/hotel-detail/hotel-detail?id=hotel-3&startDate=2026-09-25',
    );
    await expect(canvas.getByText('距你 1.2 km')).toBeVisible();
  },
};

/** The button counts what is left; the chosen filter is a chip, and goes by a press. */
export const Filtering: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '价格/星级' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: /五星\/豪华/ }));
    await userEvent.click(await sheet.findByRole('button', { name: '查看1家' }));
    await expect(await canvas.findByText('共1家酒店')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '去掉“五星/豪华”' }));
    await expect(await canvas.findByText('共3家酒店')).toBeVisible();
  },
};

/** The other filters have a sheet of their own; each button counts what is set in its own. */
export const TwoSheets: Story = {
  args: { filters: { ...noHotelFilters('澄岚市'), star: [5], freeCancel: true } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: '价格/星级 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '筛选 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }, { timeout: 5000 }));
    await expect(sheet.queryByRole('slider')).not.toBeInTheDocument();
    await userEvent.click(await sheet.findByRole('button', { name: /民宿/ }));
    await userEvent.click(sheet.getByRole('button', { name: '清空' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^查看/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ star: [5], freeCancel: false, category: [] }),
    );
  },
};

/** Prices by keys on the sliders, and typed; the lower one first whichever was typed where. */
export const Prices: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '价格/星级' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const max = await sheet.findByRole('textbox', { name: '最高价' });
    await userEvent.type(max, '300');
    await userEvent.type(sheet.getByRole('textbox', { name: '最低价' }), '500{Enter}');
    await expect(max).toHaveValue('500');
    const low = sheet.getByRole('slider', { name: '最低价' });
    low.focus();
    await expect(low).toHaveValue('300');
    await expect(low).toHaveAttribute('aria-valuetext', '¥300');
    await userEvent.click(await sheet.findByRole('button', { name: '查看3家' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ priceMinFen: 30_000, priceMaxFen: 50_000 }),
    );
    await expect(await canvas.findByRole('button', { name: '去掉“¥300–¥500”' })).toBeVisible();
  },
};

/** A slider that is moved by assistive technology counts as one that is let go. */
export const PriceBySlider: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const high = await canvas.findByRole('slider', { name: '最高价' });
    await expect(high).toHaveAttribute('aria-valuetext', '不限');
    fireEvent.input(high, { target: { value: '800' } });
    await expect(high).toHaveAttribute('aria-valuetext', '¥800');
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    fireEvent(high, new Event('change', { bubbles: true }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ priceMaxFen: 80_000 }),
    );
  },
};

const searched = fn();
let nowMs = Date.now();
/** Back at a search of a while ago: what is known stands there at once, and is asked for anew. */
export const AskedAgain: Story = {
  args: { filters: { ...noHotelFilters('澄岚市'), star: [5] } },
  decorators: [
    withHotels(
      ({ star }) => {
        if (star) return { ...page, records: hotels.slice(0, 1), total: 1 };
        searched();
        return { ...page, total: 10 + searched.mock.calls.length };
      },
      { now: () => nowMs },
    ),
  ],
  beforeEach: () => void searched.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去掉“五星/豪华”' }));
    await expect(await canvas.findByText('共11家酒店')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '价格/星级' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: /五星\/豪华/ }));
    await userEvent.click(await sheet.findByRole('button', { name: '查看1家' }));
    await expect(await canvas.findByText('共1家酒店')).toBeVisible();
    nowMs += 60_000;
    await userEvent.click(canvas.getByRole('button', { name: '去掉“五星/豪华”' }));
    await expect(await canvas.findByText('共12家酒店')).toBeVisible();
    await expect(searched).toHaveBeenCalledTimes(2);
  },
};

export const Sorting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '推荐排序' }));
    await userEvent.click(await screen.findByRole('button', { name: '低价优先' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'priceAsc' }));
  },
};

/** Nothing fits: the filter that keeps most away goes by a press. */
export const Blocked: Story = {
  args: { filters: { ...noHotelFilters('澄岚市'), star: [5], freeCancel: true } },
  decorators: [withHotels((asked) => (asked.star ? { ...nothing, blockedBy: 'star' } : page))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去掉“星级”看看' }));
    await expect(await canvas.findByText('共3家酒店')).toBeVisible();
  },
};

/** A city without hotels leads to those that have some. */
export const Elsewhere: Story = {
  args: { filters: noHotelFilters('深圳市') },
  decorators: [
    withHotels((asked) =>
      asked.cityName === '深圳市' ? { ...nothing, elsewhere: [{ cityName: '澄岚市', count: 9 }] } : page,
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('深圳市暂无可订酒店，去看看')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '澄岚市 9家' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ cityName: '澄岚市' }));
  },
};
/** The days of the address are over. */
export const Moved: Story = {
  args: { moved: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('日期已过，已为你改为今天入住')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withHotels(pending)] };
export const Failed: Story = {
  decorators: [withHotels(refused(500))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
/** Nothing kept from before: it says so, and tries again by a press. */
export const NoNetwork: Story = {
  decorators: [withHotels(unreachable)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络未连接')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
/** Filters beside the list, and a map. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '筛选' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
