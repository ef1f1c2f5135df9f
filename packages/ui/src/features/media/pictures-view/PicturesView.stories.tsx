import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { PicturesView } from './PicturesView';

const path = '/preview-image';
const urls = ['/a.webp', '/b.webp', '/c.webp'].map(encodeURIComponent).join(',');

const meta = {
  title: 'Features/Media/PicturesView',
  component: PicturesView,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: { urls, current: '1' },
} satisfies Meta<typeof PicturesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over the whole screen, from the picture that was tapped; a picture that cannot be fetched keeps its words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 / 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '返回' })).toBeVisible();
  },
};
/** The first one may be told by its address. */
export const ByAddress: Story = {
  args: { current: '/c.webp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 / 3')).toBeInTheDocument();
  },
};
/** Films and what could run are no pictures. */
export const NoPicture: Story = {
  args: { urls: `${encodeURIComponent('javascript:alert(1)')},${encodeURIComponent('/film.mp4')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片加载失败')).toBeVisible();
  },
};
export const English: Story = {
  args: { urls: '' },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cannot be shown')).toBeVisible();
  },
};
export const LargeText: Story = { args: { urls: '' }, globals: { textSize: 'large' } };
