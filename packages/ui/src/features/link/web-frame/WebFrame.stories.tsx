import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { WebFrame } from './WebFrame';

const meta = {
  title: 'Features/Link/WebFrame',
  component: WebFrame,
  decorators: [withSdk({ path: '/pages/web/web' })],
  parameters: { layout: 'fullscreen', width: false },
  args: { url: 'https://localhost:1/notes' },
} satisfies Meta<typeof WebFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An encrypted page, fenced in: it may run its own scripts and knows nothing of the app. */
export const Secure: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('网页内容');
    await expect(frame).toHaveAttribute('src', 'https://localhost:1/notes');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    await expect(canvas.getByRole('button', { name: '在浏览器中打开' })).toBeInTheDocument();
  },
};
/** Not encrypted: only the browser may open it. */
export const Insecure: Story = {
  args: { url: 'http://example.com/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('example.com')).toBeInTheDocument();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** Neither is this a web page. */
export const Invalid: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('链接无效')).toBeInTheDocument();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
