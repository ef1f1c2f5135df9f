import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  formedGroupIn,
  formingGroupsIn,
  groupLargeTeaIn,
  groupMembersIn,
  groupTeaIn,
  groupVisitIn,
  sharedGroupIn,
} from '../../../stories/group-samples';
import { activityDetailIn } from '../../../stories/offer-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { ActivityProductPending } from '../../activity/activity-product';
import { GroupBuyView, type GroupBuyViewProps } from './GroupBuyView';

const path = '/packages/marketing/group-buying/group-buying?activeId=activity-3&activeType=3';
const onPage = (answers: Answers = {}) =>
  withSdk({ path, member: true, answers: { activityRules: { agree: null }, ...answers } });

/** Keeps the option as the page's address would. */
function Page(props: GroupBuyViewProps) {
  const [product, setProduct] = useState(props.product);
  return (
    <GroupBuyView
      {...props}
      product={product}
      onOptionChange={(next) => {
        setProduct(next);
        props.onOptionChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/GroupBuy/GroupBuyView',
  component: GroupBuyView,
  render: (args) => <Page {...args} />,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    product: groupTeaIn('zh-Hans'),
    options: [groupTeaIn('zh-Hans'), groupLargeTeaIn('zh-Hans')],
    onOptionChange: fn(),
    forming: formingGroupsIn('zh-Hans'),
    activity: activityDetailIn('zh-Hans'),
    isAgreed: true,
    onOrder: fn(),
    onRefresh: fn(async () => undefined),
    hrefs: { single: '/product?id=goods-1', join: (id) => `/group-buying?groupId=${id}` },
  },
} satisfies Meta<typeof GroupBuyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening a group of another option, or joining one that forms. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: '单独购买 ¥98' })).toHaveAttribute(
      'href',
      '/product?id=goods-1',
    );
    await expect(canvas.getByText('24小时内满3人')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去参团：李*，还差1人' })).toHaveAttribute(
      'href',
      '/group-buying?groupId=group-2',
    );
    await userEvent.click(canvas.getByRole('button', { name: '250克' }));
    await userEvent.click(await canvas.findByRole('button', { name: '发起拼团 ¥148' }));
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith(
        { activityProductId: 'group-tea-250', quantity: 1 },
        undefined,
      ),
    );
  },
};

const agreed = fn();
/** The first time the rules stand before the order form; it opens once they are agreed to. */
export const RulesFirst: Story = {
  args: { isAgreed: false },
  decorators: [
    onPage({
      activityRules: {
        agree(request) {
          agreed(request);
          return null;
        },
      },
    }),
  ],
  beforeEach: () => void agreed.mockClear(),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起拼团 ¥68' }));
    const rules = within(await dialog('活动规则'));
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.click(rules.getByRole('button', { name: '我已阅读并同意' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(1));
    await expect(agreed).toHaveBeenCalledWith({ activeId: 'activity-1', rulesVersion: '5f0c1e2a' });
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).toBeChecked();
  },
};
/** Who closes the rules has agreed to nothing, and goes nowhere. */
export const RulesClosed: Story = {
  args: { isAgreed: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起拼团 ¥68' }));
    await dialog('活动规则');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '活动规则' }));
    await userEvent.click(within(await dialog('活动规则')).getByRole('button', { name: '我已阅读并同意' }));
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).toBeChecked();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
/** The rules have changed meanwhile: they are read anew, and nothing is ordered. */
export const RulesChanged: Story = {
  args: { isAgreed: false },
  decorators: [
    onPage({
      activityRules: { agree: refused(409, '活动规则已更新，请重新阅读', { rule: 'rulesChanged' }) },
    }),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '我已阅读并同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '发起拼团 ¥68' }));
    await expect(await canvas.findByText('活动规则已更新，请重新阅读')).toHaveRole('alert');
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).not.toBeChecked();
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
/** A day must be chosen first; there is no buying alone. */
export const Visit: Story = {
  args: { product: groupVisitIn('zh-Hans'), options: [groupVisitIn('zh-Hans')], forming: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起拼团 ¥68' }));
    await expect(await canvas.findByText('请选择日期')).toHaveRole('alert');
    await expect(canvas.queryByRole('link', { name: /单独购买/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('还没有正在拼的团，来做第一个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /10月3日/ }));
    await userEvent.click(canvas.getByRole('button', { name: '发起拼团 ¥68' }));
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith(
        { activityProductId: 'group-visit', quantity: 1, day: '2026-10-03' },
        undefined,
      ),
    );
    await expect(canvas.queryByText('请选择日期')).not.toBeInTheDocument();
  },
};
/** Opened by a link: the group comes first, and the button joins it. */
export const Shared: Story = {
  args: { detail: sharedGroupIn('zh-Hans') },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('还差2人成团')).toHaveRole('status');
    await expect(canvas.queryByText('正在拼的团')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '¥68参团' }));
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith(
        { activityProductId: 'group-tea-100', quantity: 1 },
        'group-1',
      ),
    );
  },
};
/** The last seat went to somebody else: said in words, with others to join and one to open. */
export const Full: Story = {
  args: {
    detail: {
      ...formedGroupIn('zh-Hans'),
      ...{ mySeat: 'none', isLeader: false, myOrderId: null },
      alternatives: formingGroupsIn('zh-Hans'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('手慢了，该团已满员')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: '可以参加的其他团' })).getAllByRole('link'),
    ).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '发起拼团 ¥68' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /参团$/ })).not.toBeInTheDocument();
  },
};
export const Over: Story = {
  args: {
    detail: sharedGroupIn('zh-Hans', { group: { status: 'failed', seatsLeft: 0 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该团已结束')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起拼团 ¥68' })).toBeEnabled();
  },
};
/** All seats are being paid: full for now, with others to join. */
export const AllBeingPaid: Story = {
  args: {
    detail: sharedGroupIn('zh-Hans', { group: { seatsLeft: 0 }, alternatives: formingGroupsIn('zh-Hans') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('手慢了，该团已满员')).toBeVisible();
    await expect(canvas.getAllByText('付款中')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '发起拼团 ¥68' })).toBeEnabled();
  },
};
/** It fills while the page is looked at: the page follows the server. */
export const FillsMeanwhile: Story = {
  args: { detail: sharedGroupIn('zh-Hans', { nowMs: 1 }) },
  decorators: [
    onPage({
      groupBuy: {
        group: () =>
          sharedGroupIn('zh-Hans', {
            group: { status: 'formed', members: groupMembersIn('zh-Hans', 3), seatsLeft: 0 },
            alternatives: formingGroupsIn('zh-Hans'),
          }),
      },
    }),
  ],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: '¥68参团' })).toBeVisible();
    await expect(await canvas.findByText('手慢了，该团已满员', {}, { timeout: 10_000 })).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** The activity is over; a group that forms has its own time. */
export const AfterTheActivity: Story = {
  args: {
    product: groupTeaIn('zh-Hans', { state: 'over', timeStatus: 2 }),
    detail: sharedGroupIn('zh-Hans'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '¥68参团' })).toBeEnabled();
  },
};
export const BeforeTheStart: Story = {
  args: {
    product: groupTeaIn('zh-Hans', { state: 'coming', timeStatus: 0, startsAtMs: Date.now() + 3_600_000 }),
    forming: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起拼团 ¥68' })).toBeDisabled();
  },
};
export const SoldOut: Story = {
  args: {
    product: groupTeaIn('zh-Hans', { state: 'soldOut', soldShare: 1, left: 0 }),
    forming: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已抢光')).toBeVisible();
    await expect(canvas.getByText('正在拼的团暂时看不到')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起拼团 ¥68' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '单独购买 ¥98' })).toBeVisible();
  },
};
/** Without a network what was there can be read, and nothing can be sent. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '发起拼团 ¥68' })).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <ActivityProductPending /> };
export const Wide: Story = {
  args: { detail: sharedGroupIn('zh-Hans') },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    product: groupVisitIn('en'),
    options: [groupVisitIn('en')],
    detail: sharedGroupIn('en', { group: { needed: 8, seatsLeft: 7 } }),
    activity: activityDetailIn('en'),
    isAgreed: false,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 more needed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join for ¥68' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'I have read and agree' })).not.toBeChecked();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
