import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps';

const items = [
  { key: 'fill', label: '填写订单' },
  { key: 'pay', label: '支付' },
  { key: 'issue', label: '出票' },
  { key: 'use', label: '入园' },
];

const meta = {
  title: 'Display/Steps',
  component: Steps,
  args: { items, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('填写订单，已完成');
  },
};
export const AllDone: Story = { args: { current: 4 } };
export const History: Story = {
  args: {
    direction: 'vertical',
    current: 2,
    items: [
      { key: 'a', label: 'Order placed', description: 'Oct 1, 2026, 09:12' },
      { key: 'b', label: 'Paid', description: 'Oct 1, 2026, 09:13' },
      { key: 'c', label: 'Waiting for the merchant to confirm', description: 'Usually within two hours' },
      { key: 'd', label: 'Ready to use' },
    ],
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [, paid, present] = canvas.getAllByRole('listitem');
    await expect(paid).toHaveTextContent('Paid, earlierOct 1');
    await expect(present).not.toHaveTextContent('earlier');
  },
};
/** A state that is over was, and is not done: a refund under way, and what it came to. */
export const HistoryThatIsOver: Story = {
  args: {
    direction: 'vertical',
    current: 2,
    items: [
      { key: 'a', label: 'Refunding' },
      { key: 'b', label: 'Closed' },
    ],
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Refunding, earlier',
      'Closed',
    ]);
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: {
    items: [
      { key: 'a', label: '提交退款申请', description: '十一月二十一日' },
      { key: 'b', label: '等待商家处理' },
      { key: 'c', label: '款项原路退回' },
    ],
    current: 1,
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    items: [
      { key: 'a', label: 'Applied for a refund', description: 'Nov 21' },
      { key: 'b', label: 'Merchant agrees' },
      { key: 'c', label: 'Money back' },
    ],
    current: 1,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
