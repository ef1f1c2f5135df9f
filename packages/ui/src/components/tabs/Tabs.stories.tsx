import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs';

/** What is under each tab. */
const contents: Readonly<Record<string, string>> = {
  all: '全部订单在这里',
  unpaid: '待付款的订单',
  toUse: '待使用的订单',
  refund: '退款的订单',
};

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: '订单状态',
    items: [
      { value: 'all', label: '全部' },
      { value: 'unpaid', label: '待付款' },
      { value: 'toUse', label: '待使用' },
      { value: 'refund', label: '退款' },
    ],
    onValueChange: fn(),
    children: (value: string) => <p style={{ margin: 16 }}>{contents[value] ?? value}</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '全部' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '待付款' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '待付款' })).toHaveTextContent('待付款的订单');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('refund');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Controlled: Story = {
  args: { value: 'toUse' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '退款' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('refund');
    await expect(canvas.getByRole('tab', { name: '待使用' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** More tabs than fit scroll sideways. */
export const LongText: Story = {
  args: {
    label: 'Orders',
    items: ['All orders', 'Waiting for payment', 'Ready to use', 'Refunds and after-sales'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { locale: 'en' },
  parameters: { width: 320 },
};
export const NarrowWithLongText: Story = {
  args: {
    items: ['全部订单', '等待付款', '等待确认', '等待使用', '退款售后', '已经完成'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    label: 'Orders',
    items: ['Everything', 'To be paid', 'To be confirmed', 'To be used', 'Refunds'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
