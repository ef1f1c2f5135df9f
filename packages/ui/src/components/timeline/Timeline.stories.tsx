import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, CircleXIcon, ShoppingBagIcon } from '../../icons';
import { Timeline } from './Timeline';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        key: 'c',
        tone: 'primary',
        title: '派送中',
        description: '配送员已出发，请保持电话畅通。',
        time: '2026/11/21 09:30',
      },
      { key: 'b', title: '到达澄岚市栖云区', time: '2026/11/20 22:14' },
      { key: 'a', title: '商家已发货', description: '运单号 YY0839204715', time: '2026/11/19 16:02' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('派送中');
  },
};

export const WithIcons: Story = {
  args: {
    items: [
      {
        key: 'c',
        tone: 'success',
        icon: <CheckIcon size={14} />,
        title: '退款到账',
        time: '2026/11/21 10:00',
      },
      {
        key: 'b',
        tone: 'danger',
        icon: <CircleXIcon size={14} />,
        title: '第一次退款失败',
        description: '原支付账户已注销，已改退到零钱。',
        time: '2026/11/20 10:00',
      },
      { key: 'a', icon: <ShoppingBagIcon size={14} />, title: '提交申请', time: '2026/11/19 10:00' },
    ],
  },
};

export const OnlyOne: Story = { args: { items: [{ key: 'a', title: '已下单', time: '2026/11/19 10:00' }] } };

export const LongText: Story = {
  args: {
    items: [
      {
        key: 'b',
        tone: 'primary',
        title: '第二天：四点半从听松亭出发，看完日出沿步道走到半山寺，午饭后乘索道下山',
        description:
          '全程约九公里，落差六百米。山上比山下低八到十度，请带外套、头灯和两瓶水，膝盖不好的朋友走索道线。',
        time: '2026/11/22',
      },
      { key: 'a', title: '第一天', time: '2026/11/21' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const LongTextInEnglish: Story = {
  args: {
    items: [
      {
        key: 'b',
        tone: 'primary',
        title: 'Your refund was sent to the account that the order was paid from',
        description:
          'Banks need one to five working days. If it has not arrived by then, call us with the order number.',
        time: 'Nov 21, 2026, 09:30',
      },
      { key: 'a', title: 'Applied for a refund', time: 'Nov 19, 2026, 16:02' },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};

export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
