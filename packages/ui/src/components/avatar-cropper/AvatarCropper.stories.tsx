import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Said } from '../../stories/said';
import { Button } from '../button';
import { AvatarCropper, type AvatarCropperProps } from './AvatarCropper';

/** A photograph of 600 × 400: its left half green, its right half red. */
const photograph = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#0f766e';
  context.fillRect(0, 0, 300, 400);
  context.fillStyle = '#c8321f';
  context.fillRect(300, 0, 300, 400);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob'))), 'image/png');
  });
};

function Opener(props: Omit<AvatarCropperProps, 'open' | 'onOpenChange'>) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      <AvatarCropper {...props} open={open} onOpenChange={onOpenChange} />
    </>
  );
}

const onCrop = fn<(avatar: Blob) => void>();

const meta = {
  title: 'Inputs/AvatarCropper',
  component: AvatarCropper,
  args: {
    open: false,
    onOpenChange: fn(),
    picture: new Blob(['no picture'], { type: 'image/png' }),
    onCrop,
    onChooseOther: fn(),
    sizePx: 128,
  },
  loaders: [async () => ({ picture: await photograph() })],
  render: ({ open, onOpenChange, ...args }, { loaded }) => (
    <Opener {...args} picture={loaded.picture instanceof Blob ? loaded.picture : args.picture} />
  ),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof AvatarCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};
const ready = () =>
  waitFor(() => expect(screen.getByRole('button', { name: /^(确认|Confirm)$/ })).toBeEnabled(), {
    timeout: 5000,
  });

/** A square JPEG of what the round window shows: here the middle, half green and half red. */
export const Default: Story = {
  play: async () => {
    onCrop.mockClear();
    await expect(await opened()).toHaveAccessibleName('移动和缩放');
    await ready();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(onCrop).toHaveBeenCalled());
    const [avatar] = onCrop.mock.lastCall ?? [];
    if (!avatar) throw new Error('There is no picture.');
    await expect(avatar.type).toBe('image/jpeg');
    const bitmap = await createImageBitmap(avatar);
    await expect([bitmap.width, bitmap.height]).toEqual([128, 128]);
    const canvas = new OffscreenCanvas(128, 128);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const redAt = (x: number) => context?.getImageData(x, 64, 1, 1).data[0] ?? 0;
    await expect(redAt(20)).toBeLessThan(60);
    await expect(redAt(108)).toBeGreaterThan(150);
  },
};

export const Open: Story = {
  play: async () => {
    await opened();
    await ready();
  },
};

export const Keyboard: Story = {
  play: async () => {
    await opened();
    await ready();
    const zoom = screen.getByRole('slider', { name: '缩放' });
    zoom.focus();
    await expect(zoom).toHaveValue('1');
    const area = screen.getByRole('application', { name: /用方向键移动/ });
    await expect(area).toHaveAttribute('tabindex', '0');
    area.focus();
    await userEvent.keyboard('++-');
    await waitFor(() => expect(zoom).toHaveValue('1.1'));
    await userEvent.click(screen.getByRole('button', { name: '旋转90度' }));
    await ready();
  },
};

/** A file that is no picture: said, and another can be chosen. */
export const NoPicture: Story = {
  loaders: [async () => ({ picture: new Blob(['no picture'], { type: 'image/png' }) })],
  play: async ({ args }) => {
    await opened();
    await expect(await screen.findByText('这张图片打不开', {}, { timeout: 5000 })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    await expect(args.onChooseOther).toHaveBeenCalled();
  },
};

export const LargeTextInEnglish: Story = {
  globals: { textSize: 'large', locale: 'en' },
  play: async () => {
    await opened();
    await ready();
  },
};
