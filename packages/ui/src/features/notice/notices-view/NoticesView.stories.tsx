import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InboxMessage } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { notices } from '../../../stories/samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { NoticesView, type NoticesViewProps } from './NoticesView';

const path = '/pages/notice/notice';
const read = fn();
const messageOf = (id: string, changes: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  kind: 'refund',
  title: { 'zh-Hans': '退款成功', en: 'Money refunded' },
  body: {
    'zh-Hans': '栖云岭成人票：款项已原路退回（YY20260918000001）',
    en: 'Qiyun Ridge, adult: your money went back the way it came (YY20260918000001)',
  },
  href: '/packages/order/order-details/order-details?id=order-1',
  readAtMs: null,
  atMs: Date.parse('2026-09-20T02:00:00Z'),
  ...changes,
});
const messages = [
  messageOf('message-1'),
  messageOf('message-2', {
    kind: 'operator',
    title: { 'zh-Hans': '中秋安排', en: 'Mid-autumn' },
    body: { 'zh-Hans': '中秋夜延长开放', en: 'Open late on the night' },
    href: null,
    readAtMs: Date.parse('2026-09-20T03:00:00Z'),
  }),
];
const pageOf = (records: InboxMessage[]) => ({
  records,
  total: records.length,
  size: 20,
  current: 1,
  pages: records.length > 0 ? 1 : 0,
  unread: records.filter(({ readAtMs }) => readAtMs === null).length,
});
const answers: NonNullable<Answers['message']> = {
  list: pageOf(messages),
  read(request) {
    read(request);
    return { unread: 0 };
  },
};
const forMember = (message: NonNullable<Answers['message']>) =>
  withSdk({ path, member: true, answers: { message } });

/** Keeps the tab as the page's address would. */
function Notices(props: NoticesViewProps) {
  const [tab, setTab] = useState(props.tab);
  return <NoticesView {...props} tab={tab} onTabChange={setTab} />;
}

const meta = {
  title: 'Features/Notice/NoticesView',
  component: NoticesView,
  render: (args) => <Notices {...args} />,
  decorators: [forMember(answers)],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    notices,
    tab: 'notices',
    onTabChange: fn(),
    hrefs: { notice: (id) => `/pages/notice/notice?id=${id}`, list: '/pages/notice/notice' },
  },
  beforeEach: () => {
    read.mockClear();
  },
} satisfies Meta<typeof NoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was not read on this device has a dot, until all of it is said to be read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('未读')).toHaveLength(notices.length));
    await userEvent.click(canvas.getByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(canvas.queryByText('未读')).toBeNull());
  },
};
/** A visitor has no messages: the login is offered. */
export const Visitor: Story = {
  args: { tab: 'inbox' },
  decorators: [withSdk({ path })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录后查看我的消息')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '登录' })).toBeVisible();
  },
};
export const OneNotice: Story = {
  args: { notice: notices[0] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '全部公告' })).toBeVisible();
  },
};
/** Opening a message shows it whole and marks it. */
export const Inbox: Story = {
  args: { tab: 'inbox' },
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('button', { name: /退款成功/ });
    await expect(message).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(message);
    await expect(message).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(read).toHaveBeenCalledWith({ ids: ['message-1'] }));
    await expect(await canvas.findByRole('link', { name: '去查看' })).toHaveAttribute(
      'href',
      '/packages/order/order-details/order-details?id=order-1',
    );
    await waitFor(() => expect(canvas.queryByText('未读')).toBeNull());
  },
};
export const AllRead: Story = {
  args: { tab: 'inbox' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(read).toHaveBeenCalledWith({ all: true }));
    await waitFor(() => expect(canvas.queryByText('未读')).toBeNull());
  },
};
export const NoMessages: Story = {
  args: { tab: 'inbox' },
  decorators: [forMember({ list: pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无消息')).toBeVisible();
  },
};
export const Loading: Story = { args: { tab: 'inbox' }, decorators: [forMember({ list: pending })] };
export const Failed: Story = {
  args: { tab: 'inbox' },
  decorators: [forMember({ list: refused(500, '系统繁忙，请稍后再试') })],
};
export const NoNetwork: Story = { args: { tab: 'inbox' }, decorators: [forMember({ list: unreachable })] };
const asked = fn();
/** Read before and kept on the device: shown with its age when there is no answer. */
export const KeptMessages: Story = {
  args: { tab: 'inbox' },
  decorators: [
    forMember({
      list() {
        asked();
        return asked.mock.calls.length > 1 ? unreachable : pageOf(messages);
      },
    }),
  ],
  beforeEach: () => {
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /退款成功/ });
    await expect(canvas.queryByText(/以下消息更新于/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: '公告' }));
    await userEvent.click(canvas.getByRole('tab', { name: '我的消息' }));
    await expect(await canvas.findByText(/以下消息更新于/, {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /退款成功/ })).toBeVisible();
  },
};
export const Wide: Story = { args: { tab: 'inbox' }, globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { tab: 'inbox' },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mark all read' })).toBeVisible();
  },
};
export const LargeText: Story = { args: { tab: 'inbox' }, globals: { textSize: 'large' } };
