import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  failedGroupIn,
  formedGroupIn,
  groupOrderIn,
  ownGroupIn,
  sharedGroupIn,
} from '../../../stories/group-samples';
import { activityDetailIn } from '../../../stories/offer-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { GroupDetailPending } from './GroupDetailPending';
import { GroupDetailView } from './GroupDetailView';

const path = '/packages/user-module/activity-group-detail/activity-group-detail?groupId=group-1';
const onPage = (groupBuy: Answers['groupBuy'] = {}) => withSdk({ path, member: true, answers: { groupBuy } });

const meta = {
  title: 'Features/GroupBuy/GroupDetailView',
  component: GroupDetailView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    detail: ownGroupIn('zh-Hans'),
    order: groupOrderIn('zh-Hans'),
    rules: activityDetailIn('zh-Hans').rules,
    onRefresh: fn(async () => undefined),
    hrefs: {
      order: { detail: '/order?id=order-1', payment: '/pay', vouchers: '/vouchers', cart: '/cart' },
      join: (id) => `/group-buying?groupId=${id}`,
      product: '/group-buying',
    },
  },
} satisfies Meta<typeof GroupDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还差2人成团')).toHaveRole('status');
    await expect(
      within(await canvas.findByRole('region', { name: '我的订单' })).getAllByRole('link')[0],
    ).toHaveAttribute('href', '/order?id=order-1');
    await expect(canvas.getByText('李*开团')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '活动规则' }));
    await expect(within(await dialog('活动规则')).getAllByRole('listitem').length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const sharing = createMemoryHost({ href: `http://localhost${path}` });
/** Friends are led to where they join, not to the member's own page. */
export const Invite: Story = {
  decorators: [withSdk({ path, member: true, options: { host: sharing } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请好友' }));
    const sheet = within(await dialog('邀请好友'));
    await userEvent.click(sheet.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(sharing.copied.at(-1)).toBe('http://localhost/group-buying?groupId=group-1'));
    await userEvent.click(sheet.getByRole('button', { name: '发送' }));
    await waitFor(() =>
      expect(sharing.shared.at(-1)).toMatchObject({
        title: '还差2人，¥68一起雾芽绿茶',
        link: 'http://localhost/group-buying?groupId=group-1',
      }),
    );
  },
};

const left = fn();
/** What comes back is said first; nothing happens before that is confirmed. */
export const Leave: Story = {
  decorators: [
    onPage({
      leave(request) {
        left(request.confirm);
        return { done: request.confirm, orderId: 'order-1', refundFen: 6_800, endsGroup: true };
      },
    }),
  ],
  beforeEach: () => void left.mockClear(),
  play: async ({ args, canvas }) => {
    const leave = await canvas.findByRole('button', { name: '退出拼团' });
    await userEvent.click(leave);
    const question = within(await dialog('退出拼团'));
    await expect(question.getByText(/¥68将原路退回/)).toBeVisible();
    await expect(question.getByText(/退出后该团结束/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '继续拼团' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(left.mock.calls).toEqual([[false]]);
    await userEvent.click(leave);
    await userEvent.click(within(await dialog('退出拼团')).getByRole('button', { name: '退出并退款' }));
    await waitFor(() => expect(left.mock.calls).toEqual([[false], [false], [true]]));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalled());
    await expect(await screen.findByText('已退出拼团，款项原路退回')).toBeInTheDocument();
  },
};
/** It was formed in the same moment. */
export const TooLateToLeave: Story = {
  decorators: [onPage({ leave: refused(410, '该团已结束', { rule: 'groupOver' }) })],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出拼团' }));
    await expect(await canvas.findByText('该团已结束')).toHaveRole('alert');
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
/** Formed: the vouchers are there, nobody is invited any more and nobody leaves here. */
export const Formed: Story = {
  args: {
    detail: formedGroupIn('zh-Hans'),
    order: groupOrderIn('zh-Hans', { status: 1, phase: 'toUse', voucherCount: 2 }),
  },
  play: async ({ canvas }) => {
    const [lead] = await canvas.findAllByText('已成团');
    await expect(lead).toHaveRole('status');
    await expect(await canvas.findByRole('link', { name: '查看电子票' })).toHaveAttribute(
      'href',
      '/vouchers',
    );
    await expect(canvas.queryByRole('button', { name: /邀请|退出/ })).not.toBeInTheDocument();
    const events = within(canvas.getByRole('region', { name: '拼团动态' })).getAllByRole('listitem');
    await expect(events[0]).toHaveTextContent('已成团');
    await expect(events.at(-1)).toHaveTextContent('李*开团');
  },
};
/** Not formed: the money is on its way, with the time that takes; there are others to join. */
export const NotFormed: Story = {
  args: {
    detail: failedGroupIn('zh-Hans'),
    order: groupOrderIn('zh-Hans', { status: 3, phase: 'failed', closeReason: 'groupFailed' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未成团，款项原路退回')).toHaveRole('status');
    await expect(canvas.getByText('退款¥68 · 退款中')).toBeVisible();
    await expect(canvas.getByText('零钱一般即时到账，银行卡1至7个工作日')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '再开一团' })).toHaveAttribute('href', '/group-buying');
    await expect(canvas.getByRole('link', { name: /去参团：李\*/ })).toBeVisible();
  },
};
export const MoneyBack: Story = {
  args: {
    detail: failedGroupIn('zh-Hans', {
      alternatives: [],
      refund: {
        refundId: 'refund-1',
        status: 'refunded',
        fen: 6_800,
        atMs: Date.parse('2026-09-21T02:07:00Z'),
      },
      timeline: [
        { event: 'opened', name: '李*', atMs: Date.parse('2026-09-20T02:05:00Z') },
        { event: 'failed', name: '', atMs: Date.parse('2026-09-21T02:05:00Z') },
        { event: 'refunded', name: '', atMs: Date.parse('2026-09-21T02:07:00Z') },
      ],
    }),
    order: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('款项已退回')).toBeVisible();
    await expect(canvas.queryByText(/退款中/)).not.toBeInTheDocument();
  },
};
/** A seat that is not paid yet: paying comes first. */
export const NotPaid: Story = {
  args: {
    detail: ownGroupIn('zh-Hans', { mySeat: 'unpaid', canLeave: false, isLeader: false }),
    order: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去支付' })).toHaveAttribute('href', '/pay');
    await expect(canvas.queryByRole('button', { name: '邀请好友' })).not.toBeInTheDocument();
  },
};
/** Somebody else's group. */
export const OfOthers: Story = {
  args: { detail: sharedGroupIn('zh-Hans'), order: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '¥68参团' })).toHaveAttribute(
      'href',
      '/group-buying?groupId=group-1',
    );
  },
};
/** The last one comes while the page is looked at: it says so, and asks for the order anew. */
export const FormsMeanwhile: Story = {
  args: { detail: ownGroupIn('zh-Hans', { nowMs: 1 }) },
  decorators: [onPage({ group: () => formedGroupIn('zh-Hans') })],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('还差2人成团')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('还差2人成团')).not.toBeInTheDocument(), {
      timeout: 10_000,
    });
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: '邀请好友' })).not.toBeInTheDocument();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '退出拼团' })).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <GroupDetailPending /> };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: {
    detail: failedGroupIn('en'),
    order: groupOrderIn('en', { status: 3, phase: 'failed', closeReason: 'groupFailed' }),
    rules: activityDetailIn('en').rules,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refund ¥68 · On its way')).toBeVisible();
    await expect(canvas.getByText('A wallet at once; a card in 1 to 7 working days')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
