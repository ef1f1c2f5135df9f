import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Said } from '../../stories/said';
import { Button } from '../button';
import { ImagePreview, type ImagePreviewProps } from './ImagePreview';

function Opener({ index, onIndexChange, ...rest }: ImagePreviewProps) {
  const [open, onOpenChange] = useState(false);
  const [present, setPresent] = useState(index);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      <ImagePreview
        {...rest}
        open={open}
        onOpenChange={onOpenChange}
        index={present}
        onIndexChange={(next) => {
          setPresent(next);
          onIndexChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Display/ImagePreview',
  component: ImagePreview,
  args: {
    open: false,
    onOpenChange: fn(),
    index: 0,
    onIndexChange: fn(),
    items: [1, 4, 5].map((seed) => ({ type: 'image' as const, picture: paintedPicture(seed) })),
  },
  render: (args) => <Opener {...args} />,
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof ImagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
  await screen.findByRole('dialog', {}, { timeout: 5000 });
  await waitFor(() => expect(document.querySelector('[data-zoomable]')).not.toBeNull());
};

export const Default: Story = {
  play: async () => {
    await opened();
    await expect(screen.getByRole('button', { name: '关闭' })).toBeVisible();
  },
};

/** Arrow keys turn, `+` makes larger, `0` shows the whole picture again; what is larger is not turned away by a drag. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await opened();
    screen.getByRole('button', { name: '关闭' }).focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(document.querySelectorAll('[data-zoomed]')).toHaveLength(1));
    await userEvent.keyboard('0');
    await waitFor(() => expect(document.querySelector('[data-zoomed]')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
  },
};

/** Turning the page shows the next picture whole. */
export const LargerThenOn: Story = {
  play: async () => {
    await opened();
    screen.getByRole('button', { name: '关闭' }).focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(document.querySelectorAll('[data-zoomed]')).toHaveLength(1));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.querySelector('[data-zoomed]')).toBeNull());
  },
};

const picture = () => {
  const frame = screen.getAllByRole('img')[0]?.parentElement?.parentElement;
  if (!frame) throw new Error('There is no picture.');
  return frame;
};

/** Two fingers that part make the picture larger under them; one finger then moves it. */
export const TwoFingers: Story = {
  play: async () => {
    await opened();
    const frame = picture();
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 150, clientY: 400 });
    fireEvent.pointerDown(frame, { pointerId: 2, clientX: 200, clientY: 400 });
    fireEvent.pointerMove(frame, { pointerId: 2, clientX: 250, clientY: 400 });
    await waitFor(() => expect(frame).toHaveAttribute('data-zoomed'));
    const scaleOf = () => new DOMMatrix(getComputedStyle(frame.firstElementChild ?? frame).transform);
    await expect(scaleOf().a).toBeCloseTo(2, 1);
    fireEvent.pointerUp(frame, { pointerId: 2 });
    const before = scaleOf().e;
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 120, clientY: 400 });
    await waitFor(() => expect(scaleOf().e).toBeCloseTo(before - 30, 0));
    fireEvent.pointerUp(frame, { pointerId: 1 });
  },
};

/** A double tap makes larger, another shows the whole. */
export const DoubleTap: Story = {
  play: async () => {
    await opened();
    const frame = picture();
    const tap = () => {
      fireEvent.pointerDown(frame, { pointerId: 1, clientX: 150, clientY: 400 });
      fireEvent.pointerUp(frame, { pointerId: 1 });
    };
    tap();
    tap();
    await waitFor(() => expect(frame).toHaveAttribute('data-zoomed'));
    tap();
    tap();
    await waitFor(() => expect(frame).not.toHaveAttribute('data-zoomed'));
  },
};

export const WithAFilm: Story = {
  args: { items: [{ type: 'video', url: '/no-such-film.mp4', label: '云海日出' }] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
    await expect(await screen.findByLabelText('云海日出', {}, { timeout: 5000 })).toHaveAttribute('controls');
  },
};
export const LargeText: Story = { ...Default, globals: { textSize: 'large' } };
