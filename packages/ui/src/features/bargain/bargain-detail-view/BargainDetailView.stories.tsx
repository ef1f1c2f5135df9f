import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bargainBathIn, bargainTeaIn } from '../../../stories/bargain-product-samples';
import {
  bargainIn,
  boughtBargainIn,
  endedBargainIn,
  friendsBargainIn,
  ownBargainIn,
} from '../../../stories/bargain-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { BargainDetailPending } from './BargainDetailPending';
import { BargainDetailView } from './BargainDetailView';

const path = '/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId=bargain-1';
const onPage = (bargain: Answers['bargain'] = {}) => withSdk({ path, member: true, answers: { bargain } });

const meta = {
  title: 'Features/Bargain/BargainDetailView',
  component: BargainDetailView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    detail: ownBargainIn('zh-Hans'),
    others: [],
    onRefresh: fn(async () => undefined),
    hrefs: {
      ...{
        self: path,
        buy: '/buy',
        own: '/bargain-goods',
        all: '/bargains',
        payment: '/pay',
        order: '/order',
      },
      product: ({ activityProductId }) => `/bargain-goods?activityProductId=${activityProductId}`,
    },
  },
} satisfies Meta<typeof BargainDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The owner's: friends are asked, and it can be bought on the way. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还需6位好友到底价')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: '¥92.70购买' })).toHaveAttribute('href', '/buy');
    await expect(canvas.queryByRole('button', { name: '查看随机凭证' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/请你帮砍/)).not.toBeInTheDocument();
  },
};

const sharing = createMemoryHost({ href: `http://localhost${path}` });
export const AskFriends: Story = {
  decorators: [withSdk({ path, member: true, options: { host: sharing } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '请好友帮砍' }));
    const sheet = within(await dialog('请好友帮砍'));
    await userEvent.click(sheet.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(sharing.copied.at(-1)).toBe(`http://localhost${path}`));
    await userEvent.click(sheet.getByRole('button', { name: '发送' }));
    await waitFor(() =>
      expect(sharing.shared.at(-1)).toMatchObject({
        title: '帮我砍一刀：雾芽绿茶',
        desc: '还需6位好友，就能以¥48买到',
        link: `http://localhost${path}`,
      }),
    );
  },
};
/** Some are sold at the floor price alone: until then there is nothing to buy. */
export const AtTheFloorOnly: Story = {
  args: {
    detail: ownBargainIn('zh-Hans', bargainIn('zh-Hans', 4), {
      ...{ canBuy: false, product: bargainBathIn('zh-Hans') },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('砍到底价才能购买')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /购买/ })).not.toBeInTheDocument();
  },
};
/** Every piece is kept for others or being paid: one may come back. */
export const AllTaken: Story = {
  args: { detail: ownBargainIn('zh-Hans', bargainIn('zh-Hans', 4, { left: 0 }), { canBuy: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('都在保留或付款中，可能放出')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /购买/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '请好友帮砍' })).toBeVisible();
  },
};
/** An order of it waits: paying comes first. */
export const BeingPaid: Story = {
  args: {
    detail: ownBargainIn('zh-Hans', bargainIn('zh-Hans', 4, { beingPaid: true, holdsPiece: true }), {
      ...{ orderId: 'order-1', canBuy: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去支付' })).toHaveAttribute('href', '/pay');
    await expect(canvas.queryByRole('button', { name: '请好友帮砍' })).not.toBeInTheDocument();
  },
};
export const Reached: Story = {
  args: { detail: ownBargainIn('zh-Hans', bargainIn('zh-Hans', 10)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已砍到底价')).toHaveRole('status');
    await expect(canvas.getByText('已为你保留一件，请在结束前购买')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '¥48购买' })).toHaveAttribute('href', '/buy');
    await expect(canvas.queryByRole('button', { name: '请好友帮砍' })).not.toBeInTheDocument();
  },
};
/** Bought: the order, how it was cut, and what else there is. */
export const Bought: Story = {
  args: { detail: boughtBargainIn('zh-Hans'), others: [bargainBathIn('zh-Hans')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已购买')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order');
    const others = within(canvas.getByRole('region', { name: '其他砍价' }));
    await expect(others.getByRole('link', { name: /云脚汤泉/ })).toHaveAttribute(
      'href',
      '/bargain-goods?activityProductId=bargain-bath',
    );
    await expect(others.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/bargains');
    await userEvent.click(canvas.getByRole('button', { name: '查看随机凭证' }));
    await expect(await within(await dialog('随机凭证')).findByText('核对一致')).toBeVisible();
  },
};
export const Ended: Story = {
  args: {
    detail: endedBargainIn('zh-Hans'),
    others: [bargainTeaIn('zh-Hans', { activityProductId: 'tea-2' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('砍价已结束')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: '查看随机凭证' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /购买/ })).not.toBeInTheDocument();
  },
};
/** The last piece went; whoever helped is thanked. */
export const SoldOutForAFriend: Story = {
  args: { detail: endedBargainIn('zh-Hans', 'soldOut', { role: 'helped', ownCutFen: 776 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已抢光，砍价结束')).toHaveRole('status');
    await expect(canvas.getByText('你帮砍了¥7.76 · 谢谢你帮忙砍价')).toBeVisible();
  },
};

const helped = fn();
/** A friend: who asks, one button, and after it what was cut off and the way to one of their own. */
export const Help: Story = {
  args: { detail: friendsBargainIn('zh-Hans', bargainIn('zh-Hans', 4), { nowMs: 1 }) },
  decorators: [
    onPage({
      help({ bargainId }) {
        helped(bargainId);
        return { cutFen: 1_007, bargain: bargainIn('zh-Hans', 5) };
      },
      detail: () =>
        friendsBargainIn('zh-Hans', bargainIn('zh-Hans', 5), { role: 'helped', ownCutFen: 1_007 }),
    }),
  ],
  beforeEach: () => void helped.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('李*请你帮砍一刀')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '帮TA砍一刀' }));
    await expect(await canvas.findByText('你帮砍了¥10.07')).toHaveRole('status');
    await expect(helped.mock.calls).toEqual([['bargain-1']]);
    await expect(await canvas.findByText('还需5位好友到底价')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我也要砍' })).toHaveAttribute('href', '/bargain-goods');
    await expect(canvas.queryByRole('button', { name: '帮TA砍一刀' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/保留一件|未付款/)).not.toBeInTheDocument();
  },
};
/** Somebody who has helped comes back. */
export const HelpedBefore: Story = {
  args: { detail: friendsBargainIn('zh-Hans', undefined, { role: 'helped', ownCutFen: 752 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你帮砍了¥7.52')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我也要砍' })).toBeVisible();
  },
};
/** Why somebody cannot help stands where the button would. */
export const Refused: Story = {
  args: {
    detail: friendsBargainIn('zh-Hans', undefined, {
      role: 'refused',
      refused: { rule: 'helpLimitToday', text: '今天帮砍次数已用完' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('今天帮砍次数已用完')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: '帮TA砍一刀' })).not.toBeInTheDocument();
  },
};
/** The owner pays in the same moment: the words of that stand in the button's place. */
export const TooLateToHelp: Story = {
  args: { detail: friendsBargainIn('zh-Hans', undefined, { nowMs: 1 }) },
  decorators: [
    onPage({
      help: refused(409, '好友正在付款，暂时不能帮砍', { rule: 'bargainBeingPaid' }),
      detail: () =>
        friendsBargainIn('zh-Hans', bargainIn('zh-Hans', 4, { beingPaid: true }), {
          role: 'refused',
          refused: { rule: 'bargainBeingPaid', text: '好友正在付款，暂时不能帮砍' },
        }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '帮TA砍一刀' }));
    await expect(await canvas.findByText('好友正在付款，暂时不能帮砍')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: '帮TA砍一刀' })).not.toBeInTheDocument();
  },
};
/** It could not be done, and nobody knows more: the button stays. */
export const HelpFails: Story = {
  args: { detail: friendsBargainIn('zh-Hans') },
  decorators: [onPage({ help: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '帮TA砍一刀' });
    await userEvent.click(button);
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible();
    await expect(button).toBeEnabled();
  },
};
/** A friend helps while the owner looks on: the page follows, and asks for the rest once it is reached. */
export const ReachedMeanwhile: Story = {
  args: { detail: ownBargainIn('zh-Hans', bargainIn('zh-Hans', 9), { nowMs: 1 }) },
  decorators: [onPage({ detail: () => ownBargainIn('zh-Hans', bargainIn('zh-Hans', 10)) })],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('还需1位好友到底价')).toBeVisible();
    await expect(await canvas.findByText('已砍到底价', {}, { timeout: 10_000 })).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: { detail: friendsBargainIn('zh-Hans') },
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '帮TA砍一刀' })).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <BargainDetailPending /> };
export const Wide: Story = {
  args: { detail: endedBargainIn('zh-Hans'), others: [bargainBathIn('zh-Hans'), bargainTeaIn('zh-Hans')] },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: { detail: ownBargainIn('en', bargainIn('en', 4, { left: 1 })) },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 more friends to the lowest price')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy for ¥92.70' })).toBeVisible();
  },
};
export const FriendInEnglish: Story = {
  args: { detail: friendsBargainIn('en') },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Li *** asks for your help')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Help' })).toBeVisible();
  },
};
export const EndedInEnglish: Story = {
  args: {
    detail: endedBargainIn('en', 'soldOut', { role: 'helped', ownCutFen: 776 }),
    others: [bargainBathIn('en')],
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All gone; this bargain is over')).toBeVisible();
    await expect(canvas.getByText('You took ¥7.76 off · Thank you for helping')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start my own' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
