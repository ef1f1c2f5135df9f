import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { cityInfo } from '../../../stories/market-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { foundPage, recordsIn } from '../../../stories/search-samples';
import { spotDetail, spotsIn } from '../../../stories/spot-samples';
import { PlaceChoice } from './PlaceChoice';

const path = '/choose-location';
const center = { latitude: 22.705, longitude: 114.915 };

const spots = (locale: Locale) => {
  const records = spotsIn(locale)
    .slice(0, 4)
    .map((spot, place) => ({
      ...spot,
      lat: 22.71 - place * 0.008,
      lng: 114.9 + place * 0.011,
      distanceM: 600 + place * 700,
    }));
  return { records, total: 4, size: 20, current: 1, pages: 1 };
};

const withPlaces = (
  answers: Answers = {},
  locale: Locale = 'zh-Hans',
  position: Parameters<typeof createMemoryHost>[0] = {},
) =>
  withSdk({
    path,
    answers: {
      scenicSpot: {
        list: spots(locale),
        detail: { ...spotDetail, id: 'spot-2', name: '澄镜湖', lat: 22.702, lng: 114.911 },
      },
      hotel: { search: refused(500) },
      search: { index: ({ kind }) => foundPage(recordsIn(locale).filter((one) => one.kind === kind)) },
      home: { cityInfo },
      ...answers,
    },
    options: {
      host: createMemoryHost({ href: `http://localhost${path}`, storage: { locale }, ...position }),
    },
  });

const meta = {
  title: 'Features/Location/PlaceChoice',
  component: PlaceChoice,
  decorators: [withPlaces()],
  parameters: { layout: 'fullscreen', width: false },
  args: { center, onChoose: fn() },
} satisfies Meta<typeof PlaceChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the list or the map; what goes back has its address and coordinates. One kind that cannot be had leaves the other. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const done = await canvas.findByRole('button', { name: '确定' });
    await expect(done).toBeDisabled();
    await userEvent.click(await canvas.findByRole('radio', { name: /澄镜湖/ }));
    await waitFor(() => expect(done).toBeEnabled());
    await expect(canvas.getByRole('button', { name: /澄镜湖/, pressed: true })).toBeVisible();
    await userEvent.click(done);
    await expect(args.onChoose).toHaveBeenCalledWith({
      name: '澄镜湖',
      address: spotDetail.address,
      latitude: 22.702,
      longitude: 114.911,
    });
  },
};
/** Spots, hotels and cities of a word. */
export const Search: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: '搜索景区、酒店、城市' }),
      'wangxi{Enter}',
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /望汐市/ }));
    await expect(canvas.getByRole('group', { name: '找到3个地点' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: '望汐市' }));
  },
};
export const WhereIAm: Story = {
  decorators: [
    withPlaces({}, 'zh-Hans', { position: { latitude: 22.70512, longitude: 114.91499, datum: 'gcj02' } }),
  ],
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('searchbox', { name: '搜索景区、酒店、城市' });
    await userEvent.type(field, 'wangxi{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '定位' }));
    await expect(await canvas.findByRole('radio', { name: '我的位置', checked: true })).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      name: '我的位置',
      address: '',
      latitude: 22.705,
      longitude: 114.915,
    });
  },
};
export const NothingFound: Story = {
  args: { keyword: 'xyzzy' },
  decorators: [withPlaces({ search: { index: foundPage([]) } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到“xyzzy”')).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [withPlaces({ scenicSpot: { list: pending }, hotel: { search: pending } })],
};
export const Failed: Story = { decorators: [withPlaces({ scenicSpot: { list: refused(500) } })] };
export const NoNetwork: Story = {
  decorators: [withPlaces({ scenicSpot: { list: unreachable }, hotel: { search: unreachable } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withPlaces({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
