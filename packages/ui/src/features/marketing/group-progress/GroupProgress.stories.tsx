import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GroupState } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { group, marketNow } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { GroupProgress } from './GroupProgress';

const meta = {
  title: 'Features/Marketing/GroupProgress',
  component: GroupProgress,
  args: { group: loaded(group), now: marketNow, onJoin: fn(), onInvite: fn(), onExpired: fn() },
} satisfies Meta<typeof GroupProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还差2人成团');
    await expect(canvas.getByRole('list', { name: '团员2/4' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:00:00');
    await userEvent.click(canvas.getByRole('button', { name: '¥68参团' }));
    await expect(args.onJoin).toHaveBeenCalled();
  },
};
export const Joined: Story = {
  args: { group: loaded({ ...group, joined: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '邀请好友' }));
    await expect(args.onInvite).toHaveBeenCalled();
  },
};
const four: GroupState['members'] = [
  ...group.members,
  { name: '周*', avatarUrl: '', seat: 'member' },
  { name: 'A***e', avatarUrl: '', seat: 'member' },
];
export const Formed: Story = {
  args: { group: loaded({ ...group, status: 'formed', members: four, seatsLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已成团');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** Seats that the merchant gave are nobody's, and said to be so. */
export const MerchantSeats: Story = {
  args: {
    group: loaded({
      ...group,
      status: 'formed',
      seatsLeft: 0,
      members: [
        ...group.members,
        { name: '', avatarUrl: '', seat: 'merchant' },
        { name: '', avatarUrl: '', seat: 'merchant' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已成团');
    await expect(canvas.getAllByText('商家补位')).toHaveLength(2);
  },
};
/** Who left after it was formed keeps the seat, without being counted as somebody who comes. */
export const SomebodyLeft: Story = {
  args: {
    group: loaded({
      ...group,
      status: 'formed',
      seatsLeft: 0,
      members: four.map((member, place) => (place === 2 ? { ...member, seat: 'left' } : member)),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已退出')).toBeVisible();
  },
};
/** Every seat is being paid: nobody can join, and it is no full group yet. */
export const AllBeingPaid: Story = {
  args: { group: loaded({ ...group, seatsLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('付款中')).toHaveLength(2);
    await expect(canvas.getByText('名额都在付款中，请稍后再看')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** In its last minute nobody joins any more; whoever listens is told once that it ends. */
export const TooLate: Story = {
  args: { group: loaded({ ...group, seatsLeft: 0, endsAtMs: marketNow() + 50_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('付款中')).not.toBeInTheDocument();
    await expect(await canvas.findByText('1分钟后结束')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** On a page that has the button itself. */
export const WithoutButtons: Story = {
  args: { onJoin: undefined, onInvite: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A group that never formed is no success: the money goes back, in words. */
export const NotFormed: Story = {
  args: { group: loaded({ ...group, status: 'failed', seatsLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('未成团，款项原路退回');
  },
};
/** Its time runs out in front of the person: nobody can join any more, and the page is told. */
export const TimeRunsOut: Story = {
  render: (args) => (
    <GroupProgress {...args} group={loaded({ ...group, endsAtMs: Date.now() + 1_000 })} now={Date.now} />
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { group: stillLoading } };
export const NoSuchGroup: Story = { args: { group: loaded(null) } };
export const Failed: Story = { args: { group: failed } };
export const NoNetwork: Story = { args: { group: offline } };
export const NarrowInEnglish: Story = {
  args: {
    group: loaded({
      ...group,
      needed: 8,
      seatsLeft: 3,
      members: four.map((member) => ({ ...member, name: 'Featherstonehaugh' })),
    }),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
