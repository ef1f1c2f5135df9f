import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { MediaViewer } from './MediaViewer';
import { previewMediaStorageKey } from './media-sources';

const sources = [
  { url: '/pictures/sunrise.webp', type: 'image' },
  { url: '/films/valley.mp4', type: 'video' },
];

const meta = {
  title: 'Features/Media/MediaViewer',
  component: MediaViewer,
  decorators: [withSdk({ sessionStorage: { [previewMediaStorageKey]: JSON.stringify(sources) } })],
  parameters: { layout: 'fullscreen', width: false },
  args: { urls: '', index: 0 },
} satisfies Meta<typeof MediaViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a page has left behind. A picture that can't be fetched says so. */
export const FromStorage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('group')).toHaveLength(2);
    await expect(await canvas.findByText('无法显示')).toBeInTheDocument();
  },
};
/** From the page's own address, beginning with the second. */
export const FromTheAddress: Story = {
  args: { urls: `${encodeURIComponent('/a.webp')},${encodeURIComponent('/b.mp4')}`, index: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 / 2')).toBeInTheDocument();
  },
};
export const Nothing: Story = { args: { urls: 'javascript:alert(1)' } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
