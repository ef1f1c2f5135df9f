import type { Meta, StoryObj } from '@storybook/react-vite';
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
const four = [...group.members, { name: '周*', avatarUrl: '' }, { name: 'A***e', avatarUrl: '' }];
export const Formed: Story = {
  args: { group: loaded({ ...group, status: 'formed', members: four }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已成团');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A group that never formed is no success: the money goes back, in words. */
export const NotFormed: Story = {
  args: { group: loaded({ ...group, status: 'failed' }) },
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
