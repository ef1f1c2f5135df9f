import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: '门票种类',
    items: [
      { value: 'adult', label: '成人' },
      { value: 'family', label: '家庭' },
      { value: 'senior', label: '长者' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '成人' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('family');
    await expect(canvas.getByRole('radio', { name: '家庭' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Ticket kind',
    items: [
      { value: 'a', label: 'Day ticket with cable car' },
      { value: 'b', label: 'Entry only' },
    ],
  },
  globals: { locale: 'en' },
  parameters: { width: 280 },
};

export const LargeText: Story = { globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: {
    items: [
      { value: 'a', label: '成人和学生' },
      { value: 'b', label: '家庭套票' },
      { value: 'c', label: '六十岁以上' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    label: 'Kind of ticket',
    items: [
      { value: 'a', label: 'Adults' },
      { value: 'b', label: 'Families' },
      { value: 'c', label: 'Over sixty' },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
