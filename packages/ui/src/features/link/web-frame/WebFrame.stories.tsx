import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
/** Not encrypted: refused, under the name of its site. */
export const Insecure: Story = {
  args: { url: 'http://example.com/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('example.com')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
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
export const DataAddress: Story = {
  args: { url: 'data:text/html,hello' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('链接无效')).toBeInTheDocument();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** What stands before the @ is taken for the site: refused. */
export const UserNameInTheAddress: Story = {
  args: { url: 'https://yunyou.example@evil.example/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/用户名/)).toBeInTheDocument();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** A site of the operator's own: nothing says that it is from elsewhere. */
export const OwnSite: Story = {
  decorators: [withSdk({ path: '/pages/web/web', app: { webOwnHosts: ['localhost:1'] } })],
  play: async ({ canvas }) => {
    await canvas.findByTitle('网页内容');
    // Once the configuration has come.
    await waitFor(() => expect(canvas.queryByText(/以下内容来自/)).toBeNull());
  },
};
/** Nothing has come in the time that it is given: the browser is offered, large. */
export const Silent: Story = {
  args: { url: 'https://10.255.255.1/notes', patienceMs: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '在浏览器打开' })).toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
