import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CityPicker } from './CityPicker';
import { CityPickerPending } from './CityPickerPending';

const cities = [
  ['北京', 'Beijing'],
  ['保定', 'Baoding'],
  ['成都', 'Chengdu'],
  ['重庆', 'Chongqing'],
  ['长沙', 'Changsha'],
  ['大理', 'Dali'],
  ['敦煌', 'Dunhuang'],
  ['广州', 'Guangzhou'],
  ['桂林', 'Guilin'],
  ['杭州', 'Hangzhou'],
  ['黄山', 'Huangshan'],
  ['昆明', 'Kunming'],
  ['拉萨', 'Lhasa'],
  ['丽江', 'Lijiang'],
  ['南京', 'Nanjing'],
  ['青岛', 'Qingdao'],
  ['上海', 'Shanghai'],
  ['深圳', 'Shenzhen'],
  ['苏州', 'Suzhou'],
  ['三亚', 'Sanya'],
  ['西安', "Xi'an"],
  ['厦门', 'Xiamen'],
  ['西双版纳', 'Xishuangbanna'],
  ['张家界', 'Zhangjiajie'],
  ['珠海', 'Zhuhai'],
].map(([name = '', nameEn = '']) => ({ name, nameEn }));
const hot = cities.filter((city) => ['北京', '上海', '深圳', '西安', '成都', '西双版纳'].includes(city.name));
const here = { name: '深圳', nameEn: 'Shenzhen' };

const meta = {
  title: 'Inputs/CityPicker',
  component: CityPicker,
  parameters: { layout: 'fullscreen' },
  args: { cities, hot, here, onSelect: fn() },
} satisfies Meta<typeof CityPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider', { name: '按字母跳转' })).toHaveAttribute('aria-valuemax', '12');
    await userEvent.click(canvas.getByRole('button', { name: '桂林' }));
    await expect(args.onSelect).toHaveBeenCalledWith('桂林');
  },
};

/** By characters or by their Latin letters; Enter takes the first. */
export const Search: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: '城市名或拼音' });
    await userEvent.type(field, 'xi');
    await expect(canvas.getByRole('heading', { name: '找到3个城市' })).toBeInTheDocument();
    await userEvent.type(field, 'an{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('西安');
    await userEvent.clear(field);
    await userEvent.type(field, '安');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '亚特兰蒂斯');
    await expect(canvas.getByText('没有找到“亚特兰蒂斯”')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Chosen: Story = { args: { value: '大理' } };
export const PlaceUnknown: Story = { args: { here: undefined, hot: [] } };
export const NoCityYet: Story = { args: { cities: [], hot: [], here: undefined } };

/** English pages show the Latin names and answer with the Chinese one, which is what calls are made with. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guilin' }));
    await expect(args.onSelect).toHaveBeenCalledWith('桂林');
  },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' }, locale: 'en' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Waiting: Story = { render: () => <CityPickerPending /> };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};

/** Cities chosen before stand on top, without those that are no longer served. */
export const Recent: Story = {
  args: {
    recent: [
      { name: '桂林', nameEn: 'Guilin' },
      { name: '南乡', nameEn: 'Nanxiang' },
    ],
  },
  play: async ({ canvas, args }) => {
    const recent = within(canvas.getByRole('region', { name: '历史' }));
    await expect(recent.getAllByRole('button').map((city) => city.textContent)).toEqual(['桂林']);
    await userEvent.click(recent.getByRole('button', { name: '桂林' }));
    await expect(args.onSelect).toHaveBeenCalledWith('桂林');
  },
};
/** Initials of its pinyin find a city, too. */
export const Initials: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '城市名或拼音' }), 'sz');
    await expect(canvas.getByRole('heading', { name: '找到2个城市' })).toBeInTheDocument();
  },
};
