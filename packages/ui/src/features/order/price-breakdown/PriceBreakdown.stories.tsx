import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { orderDetail } from '../../../stories/order-samples';
import { PriceBreakdown } from './PriceBreakdown';

const meta = {
  title: 'Features/Order/PriceBreakdown',
  component: PriceBreakdown,
  args: { quote: orderDetail, onRetry: fn() },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('秋季优惠')).toBeVisible();
    await expect(canvas.getByText('-¥10')).toBeVisible();
  },
};
/** No earlier price is shown while another one is worked out. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '价格明细' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('合计')).not.toBeInTheDocument();
  },
};
export const NothingChosen: Story = { args: { quote: undefined } };
export const Failed: Story = {
  args: { quote: undefined, problem: '所选日期余票不足' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const EveryReason: Story = {
  args: {
    quote: {
      breakdown: [
        { kind: 'line', label: '日出专场（含早班索道）', quantity: 3, amountFen: 80_400 },
        { kind: 'promotion', label: '秋季优惠', quantity: null, amountFen: -8_040 },
        { kind: 'fullReduction', label: '满500减50', quantity: null, amountFen: -5_000 },
        { kind: 'coupon', label: '秋游立减券', quantity: null, amountFen: -2_000 },
        { kind: 'addOn', label: '加价购：热茶一盏', quantity: 3, amountFen: 2_970 },
        { kind: 'freight', label: '运费', quantity: null, amountFen: 0 },
      ],
      totalFen: 68_330,
    },
  },
};
export const NarrowInEnglish: Story = {
  args: {
    quote: {
      breakdown: [
        {
          kind: 'line',
          label: 'Sunrise special with the early cable car, return trip and a cup of tea',
          quantity: 3,
          amountFen: 80_400,
        },
        { kind: 'promotion', label: 'Autumn promotion for early birds', quantity: null, amountFen: -8_040 },
      ],
      totalFen: 72_360,
    },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
