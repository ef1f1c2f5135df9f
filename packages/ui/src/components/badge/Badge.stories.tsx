import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketIcon } from '../../icons';
import { Badge } from './Badge';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { count: 3, label: '3 张待使用', children: <TicketIcon size={28} /> },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Above the maximum of 999 the badge stops counting. */
export const AtMost999: Story = {
  args: { count: 1280, label: '1280 条消息' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1280 条消息' })).toHaveTextContent('999+');
  },
};

export const Dot: Story = { args: { dot: true, label: '有新消息' } };

export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Alone: Story = { args: { children: undefined, count: 12, label: '12 条' } };
export const NarrowWithLongText: Story = {
  args: { count: 1_280, label: '一千二百八十张待使用的电子票' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { count: 1_280, label: 'One thousand two hundred and eighty tickets to use' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
