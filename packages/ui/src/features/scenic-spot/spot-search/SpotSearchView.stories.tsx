import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { spotsIn } from '../../../stories/spot-samples';
import { SpotSearchView, type SpotSearchViewProps } from './SpotSearchView';
import { spotChoiceOf } from './spot-choice';

const path = '/pages/search-scenic-spot/search-scenic-spot';
const choice = (text: Partial<Parameters<typeof spotChoiceOf>[0]> = {}) =>
  spotChoiceOf({
    keyword: '',
    theme: '',
    cityName: '',
    grade: '',
    priceMaxFen: '',
    lat: '',
    lng: '',
    placeName: '',
    sort: '',
    ...text,
  });

/** Keeps the choice as the page's address would. */
function Page(props: SpotSearchViewProps) {
  const [present, setPresent] = useState(props.choice);
  return (
    <SpotSearchView
      {...props}
      choice={present}
      onChoiceChange={(next) => {
        props.onChoiceChange(next);
        setPresent(next);
      }}
    />
  );
}

const asked = fn();
const listIn =
  (locale: Locale) =>
  (request: { keyword?: string; grade?: unknown; lat?: unknown; priceMaxFen?: unknown }) => {
    asked(request);
    const found = spotsIn(locale)
      .slice(0, request.grade ? 2 : 5)
      .filter(({ name }) => name.includes(request.keyword ?? ''))
      .map((spot, place) => (request.lat ? { ...spot, distanceM: 1_234 * (place + 1) } : spot));
    return { records: found, total: found.length, size: 10, current: 1, pages: 1 };
  };

const withSpots = (locale: Locale = 'zh-Hans', position: Parameters<typeof createMemoryHost>[0] = {}) =>
  withSdk({
    path,
    answers: { scenicSpot: { list: listIn(locale) } },
    options: {
      host: createMemoryHost({ href: `http://localhost${path}`, storage: { locale }, ...position }),
    },
  });

const meta = {
  title: 'Features/Scenic spot/SpotSearchView',
  component: SpotSearchView,
  render: (args) => <Page {...args} />,
  decorators: [withSpots()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    choice: choice(),
    onChoiceChange: fn(),
    themes: [
      { id: 'mountain', name: '山岳', count: 3 },
      { id: 'water', name: '湖海', count: 4 },
    ],
    hrefOf: (id) => `/pages/scenic-spot-detail/scenic-spot-detail?id=${id}`,
  },
} satisfies Meta<typeof SpotSearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the filters are in a sheet; each takes effect at once, and the button says how many are left. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('共5处景区')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: '5级' }));
    await userEvent.click(sheet.getByRole('radio', { name: '¥100以下' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ grades: [5], priceMaxFen: 10_000 }),
    );
    await userEvent.click(await sheet.findByRole('button', { name: '查看2处景区' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const chips = within(canvas.getByRole('list', { name: '已选条件' }));
    await expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['5级', '¥100以下']);
    await userEvent.click(chips.getByRole('button', { name: '去掉“5级”' }));
    await expect(await canvas.findByText('共5处景区')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ priceMaxFen: '10000' }));
  },
};
/** The nearest first asks the device; what goes out is rounded, and each row says how far it is. */
export const Nearest: Story = {
  decorators: [
    withSpots('zh-Hans', { position: { latitude: 22.541234, longitude: 114.055678, datum: 'gcj02' } }),
  ],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '排序' }), 'distance');
    await expect(await canvas.findByText('距你 1.2 km')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: 'distance', lat: '22.541', lng: '114.056' }),
    );
  },
};
export const NotLocated: Story = {
  play: async ({ canvas }) => {
    const sort = await canvas.findByRole<HTMLSelectElement>('combobox', { name: '排序' });
    await userEvent.selectOptions(sort, 'distance');
    await expect(await screen.findByText('没有拿到位置，请允许定位，或选择一个地点')).toBeVisible();
    await expect(sort.value).toBe('recommended');
  },
};
/** An address asks for the nearest first and no position is known: the order that is shown is the one there is. */
export const NearestOfNowhere: Story = {
  args: { choice: choice({ sort: 'distance' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '排序' })).toHaveValue('recommended');
  },
};
/** From a place that was chosen. */
export const FromAPlace: Story = {
  args: { choice: choice({ lat: '22.71', lng: '114.9', placeName: '栖云岭', sort: 'distance' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('距栖云岭 1.2 km')).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { choice: choice({ keyword: 'xyzzy', theme: 'water' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到符合的景区')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(await canvas.findByText('共5处景区')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withSdk({ path, answers: { scenicSpot: { list: pending } } })] };
export const Failed: Story = {
  decorators: [withSdk({ path, answers: { scenicSpot: { list: refused(500) } } })],
};
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { scenicSpot: { list: unreachable } } })],
};
/** The filters stand before the list. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '5级' }));
    await expect(await canvas.findByText('共2处景区')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^筛选/ })).not.toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  args: {
    choice: choice({ theme: 'water', grade: '5,4' }),
    themes: [
      { id: 'mountain', name: 'Mountains', count: 3 },
      { id: 'water', name: 'Lakes and sea', count: 4 },
    ],
  },
  decorators: [withSpots('en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
