import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlaceMap } from './PlaceMap';

const places = [
  { id: 'qiyun', name: '栖云岭', latitude: 22.71, longitude: 114.9 },
  { id: 'mirror', name: '澄镜湖', latitude: 22.7, longitude: 114.94 },
  { id: 'moon', name: '月桥古镇', latitude: 22.684, longitude: 114.89 },
  { id: 'tea', name: '雾芽茶山', latitude: 22.727, longitude: 114.935 },
  { id: 'inn', name: '云栖山居', latitude: 22.7103, longitude: 114.9006 },
];
const center = { latitude: 22.705, longitude: 114.915 };

const meta = {
  title: 'Display/PlaceMap',
  component: PlaceMap,
  args: { places, center, scale: 12, onSelect: fn() },
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Places too close to each other are one pin with a number; a tap comes nearer until they part. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: '示意图：5个地点' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '月桥古镇' }));
    await expect(args.onSelect).toHaveBeenCalledWith('moon');
    await userEvent.click(canvas.getByRole('button', { name: /\+1\s*栖云岭/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '月桥古镇' })).not.toBeInTheDocument();
  },
};

/** What is to the north is above, what is to the east at the right. */
export const TrueDirections: Story = {
  args: { places: places.slice(0, 4), value: 'qiyun', you: center },
  play: async ({ canvas }) => {
    const at = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(at('雾芽茶山').top).toBeLessThan(at('栖云岭').top);
    await expect(at('月桥古镇').top).toBeGreaterThan(at('栖云岭').top);
    await expect(at('澄镜湖').left).toBeGreaterThan(at('栖云岭').left);
    await expect(canvas.getByRole('img', { name: '我的位置' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '栖云岭', pressed: true })).toBeVisible();
  },
};

/** By keys; the bar says how long a stretch is. */
export const Zoom: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.0 km')).toBeVisible();
    canvas.getByRole('button', { name: '放大' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1.0 km')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }));
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }));
    await expect(canvas.getByText('5.0 km')).toBeVisible();
  },
};
export const OnePlace: Story = {
  args: {
    places: places.slice(0, 1),
    center: places[0],
    scale: undefined,
    onSelect: undefined,
    value: 'qiyun',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('栖云岭')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '放大' })).toBeDisabled();
  },
};
export const NoPlaces: Story = { args: { places: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const NarrowInEnglish: Story = {
  args: {
    places: places.slice(0, 4).map((place, index) => ({
      ...place,
      name:
        ['Qiyun Ridge Cloud-sea Deck', 'Mirror Lake', 'Moonbridge Old Town', 'Mistbud Tea Hills'][index] ??
        '',
    })),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  args: { aspect: 16 / 9 },
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
