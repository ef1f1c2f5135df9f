import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cityInfo } from '../../../stories/market-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CityChoice } from './CityChoice';

const chenglan = { city: JSON.stringify({ name: '澄岚市', nameEn: 'Chenglan' }) };
const position = { latitude: 24.8, longitude: 113, datum: 'gcj02' } as const;
/** A visitor who chose a city on an earlier visit; `find` says whether the device tells where it is. */
const hostOf = (find = true) =>
  createMemoryHost({
    storage: chenglan,
    ...(find && { position }),
    href: 'http://localhost/views/index/index',
  });

const geocoder = (city: string): NonNullable<Answers['location']>['geocoder'] => ({
  status: 0,
  message: '',
  result: {
    address: city,
    address_component: { nation: '中国', province: '', city, district: '' },
    ad_info: { adcode: '' },
  },
});

const withCities = (answers: Answers = {}, host = hostOf()) =>
  withSdk({ answers: { home: { cityInfo }, ...answers }, options: { host } });

const meta = {
  title: 'Features/Location/CityChoice',
  component: CityChoice,
  args: { onChange: fn() },
} satisfies Meta<typeof CityChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openSheet(canvas: Canvas, name: string | RegExp = /更换城市$/) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
}

const kept = hostOf();

/** The city that is chosen stands in the bar and is kept on the device. */
export const Default: Story = {
  decorators: [withCities({}, kept)],
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas, '澄岚市，更换城市');
    const other = await sheet.findByRole('button', { name: '藕香市' });
    // The first of its name is the one under the search.
    const left = (name: string) => sheet.getAllByRole('button', { name })[0]?.getBoundingClientRect().left;
    await expect(left('澄岚市')).toBe(left('定位到当前城市'));
    await userEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: '藕香市，更换城市' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(kept.storage.get('city')).toBe(JSON.stringify({ name: '藕香市', nameEn: 'Ouxiang' }));
  },
};

/** The device is asked on a tap only; the city it is in is chosen. */
export const Located: Story = {
  decorators: [withCities({ location: { geocoder: geocoder('月桥市') } })],
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: '定位到当前城市' }));
    await expect(await canvas.findByRole('button', { name: '月桥市，更换城市' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const unlocated = hostOf(false);

/** Nothing can tell where the person is: the earlier choice stays. */
export const NotLocated: Story = {
  decorators: [withCities({ location: { ipByMap: unreachable } }, unlocated)],
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: '定位到当前城市' }));
    await expect(await sheet.findByText('没有定位到您所在的城市，请从列表中选择')).toBeVisible();
    await expect(unlocated.storage.get('city')).toBe(chenglan.city);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  decorators: [withCities({ home: { cityInfo: pending } })],
  play: async ({ canvas }) => {
    await openSheet(canvas);
  },
};
export const NoCities: Story = {
  decorators: [withCities({ home: { cityInfo: { cityList: [], recommendList: [] } } })],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(await sheet.findByText('还没有开通的城市')).toBeVisible();
  },
};
export const NoNetwork: Story = {
  decorators: [withCities({ home: { cityInfo: unreachable } })],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(await sheet.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withSdk({ answers: { home: { cityInfo } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, 'Shenzhen, change city');
    await expect(await sheet.findByRole('button', { name: 'Use my location' })).toBeVisible();
  },
};
export const LargeText: Story = { decorators: [withCities()], globals: { textSize: 'large' } };
export const Wide: Story = {
  decorators: [withCities()],
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};

const gone = createMemoryHost({
  storage: { city: JSON.stringify({ name: '南乡市', nameEn: 'Nanxiang' }) },
  href: 'http://localhost/views/index/index',
});

/** A city that is served no longer is forgotten, and the person is told. */
export const NoLongerServed: Story = {
  decorators: [withCities({}, gone)],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: '深圳市，更换城市' })).toBeVisible();
    await expect(await screen.findByText('南乡市暂未开通，已切换到深圳市')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(gone.storage.get('city')).toBeUndefined();
  },
};
