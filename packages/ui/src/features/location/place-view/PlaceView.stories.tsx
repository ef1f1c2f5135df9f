import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, screen, userEvent } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { PlaceView } from './PlaceView';

const path = '/open-location?latitude=22.71&longitude=114.9';
const text = {
  latitude: '22.71',
  longitude: '114.9',
  name: '栖云岭',
  address: '澄岚市栖云路1号',
  scale: '14',
};
const located = createMemoryHost({
  href: `http://localhost${path}`,
  position: { latitude: 22.7, longitude: 114.9, datum: 'gcj02' },
});

const meta = {
  title: 'Features/Location/PlaceView',
  component: PlaceView,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: { text },
} satisfies Meta<typeof PlaceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without permission everything but the distance is there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '示意图：1个地点' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /我离这里多远/ }));
    await expect(await screen.findByText('没有拿到位置，请允许定位后再试')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '高德地图' })).toBeVisible();
  },
};
export const Located: Story = {
  decorators: [withSdk({ path, options: { host: located } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /我离这里多远/ }));
    await expect(await canvas.findByText('距你 1.1 km')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /地址/ }));
    await expect(located.copied).toEqual(['澄岚市栖云路1号']);
  },
};
/** Bad coordinates: the address alone. */
export const WrongCoordinates: Story = {
  args: { text: { ...text, latitude: '222.7' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('位置信息有误')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /澄岚市栖云路1号/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '高德地图' })).not.toBeInTheDocument();
  },
};
export const NoWords: Story = { args: { text: { ...text, name: '', address: '', scale: 'x' } } };
export const NarrowInEnglish: Story = {
  args: { text: { ...text, name: 'Qiyun Ridge Observation Deck', address: '1 Qiyun Road, Chenglan' } },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
