import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoticeBar } from './NoticeBar';

const meta = {
  title: 'Feedback/NoticeBar',
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
export const NarrowWithLongText: Story = {
  args: { children: '受大风影响，今日云海缆车十五点停运，已购票的游客可改乘景区交通车或申请全额退款' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    children:
      'The cable car rests from three o’clock because of the storm; take the bus or ask for a full refund',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
