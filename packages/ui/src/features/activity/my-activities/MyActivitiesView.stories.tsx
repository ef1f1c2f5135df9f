import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MyActivity, type MyActivityKind, myActivityKinds } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { paintedPicture } from '../../../stories/painted-hills';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { MyActivitiesView, type MyActivitiesViewProps } from './MyActivitiesView';

const path = '/packages/user-module/my-activity/my-activity';
const pageOf = (records: MyActivity[]) => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: records.length > 0 ? 1 : 0,
});
const entry = (kind: MyActivityKind, state: MyActivity['state'], name: string): MyActivity => ({
  kind,
  activeType: null,
  id: `${kind}-${state}`,
  name,
  picture: paintedPicture(2, '山水', 'Hills and water', 360, 270),
  state,
  subtitle: '还差2人成团',
  endsAtMs: Date.parse('2026-10-01T12:00:00Z'),
  href: `/open?id=${kind}-${state}`,
});
const forMember = (list: NonNullable<Answers['myActivity']>['list']) =>
  withSdk({ path, member: true, answers: { myActivity: { list } } });

/** Keeps the kind as the page's address would. */
function Mine(props: MyActivitiesViewProps) {
  const [kind, setKind] = useState(props.kind);
  return <MyActivitiesView {...props} kind={kind} onKindChange={setKind} />;
}

const meta = {
  title: 'Features/Activity/MyActivitiesView',
  component: MyActivitiesView,
  render: (args) => <Mine {...args} />,
  decorators: [
    forMember(({ kind }) =>
      pageOf(
        kind === 'group' ? [entry(kind, 'running', '手工茶三人团'), entry(kind, 'ended', '陶杯两人团')] : [],
      ),
    ),
  ],
  parameters: { layout: 'fullscreen', width: false },
  args: { kind: 'group', onKindChange: fn(), browseHref: '/browse' },
} satisfies Meta<typeof MyActivitiesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /手工茶三人团/ })).toHaveAttribute(
      'href',
      '/open?id=group-running',
    );
    await expect(canvas.getByRole('link', { name: /手工茶三人团/ })).toHaveTextContent('还差2人成团');
    await expect(canvas.getAllByRole('tab')).toHaveLength(myActivityKinds.length);
  },
};
export const NothingYet: Story = {
  args: { kind: 'draw' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去看看活动' })).toHaveAttribute('href', '/browse');
  },
};
/** One that cannot be had says so; the others stay. */
export const OneFails: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: { myActivity: { list: refused(500, '系统繁忙，请稍后再试') } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /重试/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '砍价' }));
    await expect(canvas.getByRole('tab', { name: '砍价' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Loading: Story = { decorators: [forMember(pending)] };
export const NoNetwork: Story = { decorators: [forMember(unreachable)] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { kind: 'waiting' },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See what is on' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
