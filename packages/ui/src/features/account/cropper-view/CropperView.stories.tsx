import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CropperView } from './CropperView';

const path = '/packages/user-module/cropper/cropper?from=user-info';

const meta = {
  title: 'Features/Account/CropperView',
  component: CropperView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [withSdk({ path, member: true })],
} satisfies Meta<typeof CropperView>;
export default meta;
type Story = StoryObj<typeof meta>;

const photograph = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#0f766e';
    context.fillRect(0, 0, 600, 400);
  }
  return new File([await canvas.convertToBlob()], 'hills.png', { type: 'image/png' });
};

/** What the visit of the visitor's story has kept. */
const visitor = createMemoryHost({
  href: `http://localhost${path}`,
  storage: { locale: 'zh-Hans' },
  sessionStorage: { pictureChoice: JSON.stringify({ from: '/packages/user-module/user-info/user-info' }) },
});

/** Without a login the picture goes back to the page that asked, and nothing is sent. */
export const Visitor: Story = {
  decorators: [withSdk({ path, options: { host: visitor } })],
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('选择图片', { selector: 'input' });
    await userEvent.upload(input, await photograph());
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const confirm = dialog.getByRole('button', { name: '确认' });
    await waitFor(() => expect(confirm).toBeEnabled(), { timeout: 5000 });
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(visitor.sessionStorage.get('pictureChoice')).toContain('data:image/jpeg;base64,'),
    );
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '拍照' })).toBeVisible();
  },
};

/** What the server does not take is said, and the cut stays open to be sent again. */
export const Refused: Story = {
  decorators: [withSdk({ path, member: true, answers: { upload: { policy: unreachable } } })],
  play: async ({ canvas }) => {
    await userEvent.upload(
      await canvas.findByLabelText('选择图片', { selector: 'input' }),
      await photograph(),
    );
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const confirm = dialog.getByRole('button', { name: '确认' });
    await waitFor(() => expect(confirm).toBeEnabled(), { timeout: 5000 });
    await userEvent.click(confirm);
    await expect(await screen.findByText('网络未连接，请检查后重试')).toBeInTheDocument();
    await expect(confirm).toBeInTheDocument();
  },
};

/** A picture that the browser can't read, such as HEIC. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('选择图片', { selector: 'input' });
    await userEvent.upload(input, new File(['ftypheic'], 'me.heic', { type: 'image/heic' }));
    await expect(await screen.findByText('请换一张 JPG 或 PNG', {}, { timeout: 5000 })).toBeVisible();
  },
};

/** Refused before it is opened. */
export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('选择图片', { selector: 'input' });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, large);
    await expect(await canvas.findByText('图片不能超过10MB')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
