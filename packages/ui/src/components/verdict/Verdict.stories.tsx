import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Verdict } from './Verdict';

const meta = {
  title: 'Display/Verdict',
  component: Verdict,
  args: { state: 'right', title: '核对一致', hints: ['与事先公布的承诺一致', '在本机计算，不经过服务器'] },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('核对一致');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
export const Checking: Story = { args: { state: 'checking', title: '正在核对', hints: [] } };
export const Waiting: Story = { args: { state: 'waiting', title: '还不能核对', hints: ['种子次日公布'] } };
export const Noted: Story = { args: { state: 'noted', title: '测试环境指定的结果', hints: [] } };
export const Wrong: Story = { args: { state: 'wrong', title: '核对不一致', hints: ['请联系客服'] } };
export const Heading: Story = {
  args: { isHeading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '核对一致' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: {
    title: 'It is what was promised',
    hints: ['The seed is the one that was committed to', 'Computed on this device'],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
