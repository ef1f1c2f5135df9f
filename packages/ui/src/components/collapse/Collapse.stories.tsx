import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Collapse } from './Collapse';

const items = [
  {
    key: 'open',
    title: '开放时间',
    extra: '今天 06:30–18:00',
    content: '最晚 16:30 入园。雷雨、大风天索道停运，恢复时间以公告为准。',
  },
  { key: 'way', title: '怎么去', content: '高铁澄岚东站乘旅游专线 2 路，四十分钟到山门。' },
  { key: 'refund', title: '退改规则', content: '使用日期前一天 18:00 前可以全额退款。' },
];

const meta = {
  title: 'Display/Collapse',
  component: Collapse,
  args: { items, onValueChange: fn() },
} satisfies Meta<typeof Collapse>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (text: string) => {
  const details = [...document.querySelectorAll('details')].find((item) => item.textContent?.includes(text));
  return details?.open ?? false;
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('怎么去'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(['way']));
    await expect(canvas.getByText(/旅游专线/)).toBeVisible();
    await userEvent.click(canvas.getByText('退改规则'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['way', 'refund']));
  },
};

/** Opening one closes the other. */
export const OneAtATime: Story = {
  args: { single: true, defaultValue: ['open'] },
  play: async ({ canvas }) => {
    await expect(isOpen('最晚 16:30')).toBe(true);
    await userEvent.click(canvas.getByText('退改规则'));
    await waitFor(() => expect(isOpen('最晚 16:30')).toBe(false));
    await expect(isOpen('全额退款')).toBe(true);
  },
};

/** Each title is a stop in the tab order. What Enter and Space do, the browser does: it clicks. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const titles = canvas
      .getAllByText(/^(开放时间|怎么去|退改规则)$/)
      .map((title) => title.closest('summary'));
    await userEvent.tab();
    await expect(titles[0]).toHaveFocus();
    await userEvent.tab();
    await expect(titles[1]).toHaveFocus();
    titles[1]?.click();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(['way']));
  },
};

/** The parent may say no: then nothing opens. */
export const HeldByTheParent: Story = {
  args: { value: ['refund'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('怎么去'));
    await expect(args.onValueChange).toHaveBeenCalledWith(['refund', 'way']);
    await expect(isOpen('旅游专线')).toBe(false);
    await expect(isOpen('全额退款')).toBe(true);
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['a'],
    items: [
      {
        key: 'a',
        title: '带孩子和老人一起来，有哪些路好走、哪里可以歇脚、万一走散了去哪里找？',
        content: '山门、上站和听松亭都有服务点。'.repeat(12),
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    defaultValue: ['a'],
    items: [
      {
        key: 'a',
        title: 'Which paths are easy to walk with children and grandparents, and where can we rest?',
        extra: 'New',
        content: 'There are service points at the gate, at the upper station and at the pavilion. '.repeat(6),
      },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { args: { defaultValue: ['open'] }, globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
