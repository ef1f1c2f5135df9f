import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../card';
import { Spinner } from '../spinner';
import { Mask } from './Mask';

const meta = {
  title: 'Feedback/Mask',
  component: Mask,
  args: { open: true, onClose: fn(), 'aria-label': '遮罩', role: 'group' },
  decorators: [
    (Story) => (
      <>
        <p>{'四面山色，中间一湖。'.repeat(20)}</p>
        <Story />
      </>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof Mask>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press beside the content closes, one on it does not. */
export const Default: Story = {
  args: { children: <Card style={{ padding: 24 }}>请把手机转过来看</Card> },
  play: async ({ canvas, args }) => {
    const mask = canvas.getByRole('group', { name: '遮罩' });
    await expect(getComputedStyle(mask).zIndex).toBe('10070');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(canvas.getByText('请把手机转过来看'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(mask);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Something is under way that nobody can break off. */
export const CannotBeClosed: Story = {
  args: { onClose: undefined, children: <Spinner size={40} style={{ color: '#ffffff' }} /> },
};

/** The page is free again. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};
export const LargeText: Story = { ...Default, play: undefined, globals: { textSize: 'large' } };
