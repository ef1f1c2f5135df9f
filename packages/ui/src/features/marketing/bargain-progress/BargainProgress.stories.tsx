import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BargainState } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { bargain, marketNow, marketNowMs } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { BargainProgress } from './BargainProgress';

const meta = {
  title: 'Features/Marketing/BargainProgress',
  component: BargainProgress,
  args: { bargain: loaded(bargain), now: marketNow, onAskFriends: fn(), onBuy: fn(), onExpired: fn() },
} satisfies Meta<typeof BargainProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const owner = { name: '李*', avatarUrl: '' };
const reached: BargainState = {
  ...bargain,
  ...{ status: 'reached', priceFen: 8_000, cutFen: 8_000, helpersNeeded: 0, holdsPiece: true },
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还需2位好友到底价');
    await expect(canvas.getByRole('progressbar', { name: '已砍¥52.80' })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
    await expect(canvas.getByText('发起人')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '请好友帮砍' }));
    await expect(args.onAskFriends).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '¥107.20购买' }));
    await expect(args.onBuy).toHaveBeenCalled();
  },
};
/** Somebody else's: who asks, and one button. */
export const ToHelp: Story = {
  args: { owner, onHelp: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('李*请你帮砍一刀')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '帮TA砍一刀' }));
    await expect(args.onHelp).toHaveBeenCalled();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const JustBegun: Story = {
  args: {
    bargain: loaded({
      ...bargain,
      ...{ priceFen: 14_440, cutFen: 1_560, helpersNeeded: 4, helpers: bargain.helpers.slice(0, 1) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还需4位好友到底价');
  },
};
export const NobodyYet: Story = { args: { bargain: loaded({ ...bargain, cutFen: 0, helpers: [] }) } };
/** An order of it waits to be paid, and has its piece: nobody helps meanwhile. Only the owner is told here. */
export const BeingPaid: Story = {
  args: { bargain: loaded({ ...bargain, beingPaid: true, holdsPiece: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('你的订单还没付款，付款前好友不能帮砍')).toBeVisible();
    await expect(canvas.queryByText(/已为你保留一件/)).not.toBeInTheDocument();
  },
};
/** More bargains run than there are pieces: whoever is late gets none. */
export const FewLeft: Story = {
  args: { bargain: loaded({ ...bargain, left: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('仅剩2件，4人正在砍，先到底价先得')).toBeVisible();
  },
};
/** At the floor a piece is kept, which is the owner's business alone. */
export const Reached: Story = {
  args: { bargain: loaded(reached) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已砍到底价');
    await expect(canvas.getByText('已为你保留一件，请在结束前购买')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
/** Whoever has left since has no name any more. */
export const WithoutNames: Story = {
  args: {
    bargain: loaded({ ...bargain, helpers: bargain.helpers.map((helper) => ({ ...helper, name: '' })) }),
    owner: { name: '', avatarUrl: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('好友请你帮砍一刀')).toBeVisible();
    await expect(canvas.getAllByText('好友')).toHaveLength(3);
  },
};
export const ReachedByOthers: Story = {
  args: { bargain: loaded(reached), owner, onHelp: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/保留一件/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Bought: Story = {
  args: { bargain: loaded({ ...reached, status: 'bought', holdsPiece: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已购买');
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
export const Ended: Story = {
  args: {
    bargain: loaded({ ...bargain, status: 'ended', endReason: 'time', endsAtMs: marketNowMs - 1 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('砍价已结束');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** The last piece went: it ends before its time. */
export const SoldOut: Story = {
  args: { bargain: loaded({ ...bargain, status: 'ended', endReason: 'soldOut', left: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已抢光，砍价结束');
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
export const Withdrawn: Story = {
  args: { bargain: loaded({ ...bargain, status: 'ended', endReason: 'withdrawn' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('活动已下架，砍价结束');
  },
};
/** Its time runs out in front of the person: nothing can be done any more, and the page is told. */
export const TimeRunsOut: Story = {
  render: (args) => (
    <BargainProgress
      {...args}
      bargain={loaded({ ...bargain, endsAtMs: Date.now() + 1_000 })}
      now={Date.now}
    />
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('砍价已结束');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** On a page that has the buttons itself. */
export const WithoutButtons: Story = {
  args: { onAskFriends: undefined, onBuy: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { bargain: stillLoading } };
export const NoSuchBargain: Story = { args: { bargain: loaded(null) } };
export const Failed: Story = { args: { bargain: failed } };
export const NoNetwork: Story = { args: { bargain: offline } };
export const NarrowInEnglish: Story = {
  args: {
    bargain: loaded({
      ...bargain,
      ...{ name: 'A boat for two on the mirror lake, with tea and the evening lights', left: 1 },
      specText: 'With a guide',
      helpers: bargain.helpers.map((helper) => ({ ...helper, name: 'A***e' })),
    }),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 more friends to the lowest price');
  },
};
export const ToHelpInEnglish: Story = {
  args: {
    bargain: loaded({
      ...bargain,
      name: 'A boat for two on the mirror lake',
      helpersNeeded: 1,
      helpers: bargain.helpers.map((helper) => ({ ...helper, name: 'A***e' })),
    }),
    owner: { name: 'Li ***', avatarUrl: '' },
    onHelp: fn(),
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 more friend to the lowest price');
    await expect(canvas.getByText('Li *** asks for your help')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
