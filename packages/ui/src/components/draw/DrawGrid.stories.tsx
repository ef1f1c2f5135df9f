import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawItems } from '../../stories/draw-items';
import { DrawGrid } from './DrawGrid';

const meta = {
  title: 'Components/DrawGrid',
  component: DrawGrid,
  args: { items: drawItems, onDraw: async () => 'tea', onShown: fn() },
} satisfies Meta<typeof DrawGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server decides first; then it is shown, and said. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '抽奖' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('抽中：明前茶一两')).toBeInTheDocument();
    await expect(args.onShown).toHaveBeenCalledWith('tea');
  },
};
export const Ready: Story = {};
export const Asking: Story = {
  args: { onDraw: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};
/** A draw that did not work costs nothing and can be tried again. */
export const Failed: Story = {
  args: { onDraw: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await expect(await canvas.findByText(/没有抽成/)).toBeInTheDocument();
    await expect(args.onShown).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '抽奖' })).toBeEnabled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const NarrowInEnglish: Story = {
  args: {
    items: drawItems.map((item) => ({ ...item, label: `${item.key} of the four seasons` })),
    onDraw: async () => 'stamp',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(await canvas.findByText('You drew: stamp of the four seasons')).toBeInTheDocument();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
