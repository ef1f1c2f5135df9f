import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MyActivity, type MyActivityKind, myActivityKinds } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialog } from '../../../stories/opened';
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
  activeId: `active-${kind}`,
  id: `${kind}-${state}`,
  name,
  picture: paintedPicture(2, '山水', 'Hills and water', 360, 270),
  state,
  subtitle: '还差2人成团',
  endsAtMs: Date.parse('2026-10-01T12:00:00Z'),
  agreedAtMs: state === 'running' ? Date.parse('2026-09-29T02:30:00Z') : null,
  href: `/open?id=${kind}-${state}`,
});
const asAgreed: NonNullable<Answers['activityRules']>['asAgreed'] = ({ activeId }) => ({
  versions: [
    {
      rulesVersion: '0a1b2c3d',
      atMs: Date.parse('2026-09-29T02:30:00Z'),
      rules: [`${activeId}：24小时内满3人成团，未成团款项原路退回`],
    },
    { rulesVersion: '4e5f6a7b', atMs: Date.parse('2026-09-27T02:30:00Z'), rules: ['24小时内满5人成团'] },
  ],
});
const forMember = (list: NonNullable<Answers['myActivity']>['list']) =>
  withSdk({ path, member: true, answers: { myActivity: { list }, activityRules: { asAgreed } } });

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
/** Rules stay readable as they were agreed to, the newest first. */
export const RulesAsAgreed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /同意的规则/ }));
    const sheet = within(await dialog('手工茶三人团'));
    await expect(await sheet.findByText('active-group：24小时内满3人成团，未成团款项原路退回')).toBeVisible();
    await expect(sheet.getAllByRole('heading', { name: /同意的活动规则/ })).toHaveLength(2);
    // What nobody agreed to has none.
    await expect(canvas.getAllByRole('button', { name: /同意的规则/, hidden: true })).toHaveLength(1);
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
