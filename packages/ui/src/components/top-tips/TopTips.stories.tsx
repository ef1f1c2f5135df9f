import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Said } from '../../stories/said';
import { NavBar } from '../nav-bar';
import { TopTips } from './TopTips';

const meta = {
  title: 'Feedback/TopTips',
  component: TopTips,
  args: { open: true, children: '已恢复网络连接' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 160 }}>
        <NavBar title={<Said zh="我的订单" en="My orders" />} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopTips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已恢复网络连接');
  },
};
export const Success: Story = { args: { tone: 'success', children: '订单已更新' } };
export const Danger: Story = { args: { tone: 'danger', children: '价格有变化，请再次确认' } };
export const Closed: Story = { args: { open: false } };
export const NarrowWithLongText: Story = {
  args: { children: '已恢复网络连接，刚才没有提交的订单请重新提交一次' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { children: 'You are online again. Please send the order once more that was not sent before.' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
