import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../tag';
import { Card } from './Card';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    title: '开放时间',
    extra: <Tag tone="success">开放中</Tag>,
    children: '每日 08:00–17:30，16:30 停止入园。雨雾天气缆车可能停运，以当日公告为准。',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '开放时间' })).toBeInTheDocument();
  },
};
export const Soft: Story = { args: { tone: 'soft' } };
export const Member: Story = {
  args: {
    tone: 'member',
    title: '青崖年卡',
    extra: undefined,
    children: '一年内不限次入园，凭身份证刷脸通行。',
  },
};
export const LongText: Story = {
  args: {
    title: 'Opening hours of the cloud-sea observation deck and the lower cable-car station',
    extra: <Tag tone="warning">Check before you go</Tag>,
    children: 'Every day from 08:00 to 17:30, last admission 16:30. '.repeat(6),
  },
  parameters: { width: 320 },
};
export const WithoutTitle: Story = { args: { title: undefined, extra: undefined } };
export const NarrowWithLongText: Story = {
  args: {
    title: '栖云岭云海日出观景台开放时间与停运公告',
    children: '每日八点至十七点三十分开放，十六点三十分停止入园；雨雾天气缆车可能停运，以当日公告为准。',
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    title: 'Opening hours of the cloud-sea observation deck',
    extra: <Tag tone="success">Open now</Tag>,
    children:
      'Open every day from eight in the morning; the last visitors are let in at half past four. In fog the cable car may rest.',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
