import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoticeBar } from './NoticeBar';

const meta = {
  title: 'Components/NoticeBar',
  component: NoticeBar,
  args: { children: '受大风影响，今日云海缆车 15:00 停运' },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Leading: Story = {
  args: { href: '/pages/notice/notice?id=1', tone: 'info' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
  },
};
export const Closable: Story = {
  args: { closable: true, tone: 'danger', onClose: fn() },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('今日云海缆车');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(canvasElement).not.toHaveTextContent('今日云海缆车');
  },
};
export const LongText: Story = {
  args: {
    children:
      'Because of strong wind the cloud-sea cable car closes at 15:00 today; tickets for the cable car are refunded in full.',
    closable: true,
  },
  globals: { locale: 'en' },
  parameters: { width: 300 },
};
