import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { spotsIn } from '../../../stories/spot-samples';
import { SpotList, type SpotListProps } from './SpotList';
import { spotFiltersOf } from './spot-filters';

const SIZE = 5;

/** Keeps the filters as the page's address would. */
function Page(props: SpotListProps) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <SpotList
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        props.onFiltersChange(next);
        setFilters(next);
      }}
    />
  );
}

/** A server that finds by name. */
const withSpots = (locale: Locale) =>
  withSdk({
    answers: {
      scenicSpot: {
        list({ page = 1, keyword = '' }) {
          const found = spotsIn(locale).filter(({ name }) => name.includes(keyword));
          return {
            records: found.slice((Number(page) - 1) * SIZE, Number(page) * SIZE),
            total: found.length,
            size: SIZE,
            current: Number(page),
            pages: Math.ceil(found.length / SIZE),
          };
        },
      },
    },
  });

const meta = {
  title: 'Features/Scenic spot/SpotList',
  component: SpotList,
  render: (args) => <Page {...args} />,
  decorators: [withSpots('zh-Hans')],
  args: {
    filters: spotFiltersOf({}),
    onFiltersChange: fn(),
    themes: [
      { theme: 'mountain', label: '山岳' },
      { theme: 'water', label: '湖海' },
      { theme: 'night', label: '夜游' },
    ],
    hrefOf: (id) => `/pages/scenic-spot-detail/scenic-spot-detail?id=${id}`,
  },
} satisfies Meta<typeof SpotList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next page comes when the end of the list is near. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共8处景区')).toBeInTheDocument();
    (await canvas.findAllByRole('link')).at(-1)?.scrollIntoView();
    await expect(await canvas.findByRole('link', { name: /藕香洲/ })).toBeInTheDocument();
    await expect(await canvas.findByText('没有更多了')).toBeInTheDocument();
  },
};

/** What is looked for is reported, and the list begins anew. */
export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '夜游' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ keyword: '', theme: 'night', sort: '' });
    await userEvent.type(canvas.getByRole('searchbox'), ' 望汐岛{Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      keyword: '望汐岛',
      theme: 'night',
      sort: '',
    });
    await expect(await canvas.findByText('共1处景区')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(await canvas.findByText('共8处景区')).toBeInTheDocument();
  },
};

/** Nothing matches; one button undoes every filter. */
export const NothingFound: Story = {
  args: { filters: spotFiltersOf({ keyword: '雪山', theme: 'desert', sort: 'price' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ keyword: '', theme: '', sort: '' });
  },
};

export const Wide: Story = {
  parameters: { width: 1200 },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

export const Loading: Story = { decorators: [withSdk({ answers: { scenicSpot: { list: pending } } })] };

/** There was no network, then there was. */
export const Failed: Story = {
  decorators: [withSdk({ answers: { scenicSpot: { list: failsOnce() } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('没有找到符合的景区')).toBeInTheDocument();
  },
};

export const Refused: Story = {
  decorators: [withSdk({ answers: { scenicSpot: { list: refused(403, '暂未对您开放') } } })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('暂未对您开放')).length).toBeGreaterThan(0);
  },
};

function failsOnce() {
  let failed = false;
  return () => {
    if (failed) return { records: [], total: 0, size: SIZE, current: 1, pages: 0 };
    failed = true;
    return unreachable;
  };
}
export const NarrowInEnglish: Story = {
  decorators: [withSpots('en')],
  args: {
    themes: [
      { theme: 'mountain', label: 'Mountains' },
      { theme: 'water', label: 'Lakes and sea' },
      { theme: 'night', label: 'By night' },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
