import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BargainState, Locale, ResponseOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { bargainIn } from '../../../stories/bargain-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, withSdk } from '../../../stories/sdk-fixture';
import { MyBargainsView, type MyBargainsViewProps } from './MyBargainsView';

const path = '/packages/marketing/my-bargain/my-bargain';
const pageOf = (records: BargainState[]): ResponseOf<'bargain', 'mine'> => ({
  ...{ records, total: records.length, size: 10, current: 1, pages: records.length > 0 ? 1 : 0 },
  nowMs: Date.now(),
});
const over = Date.parse('2026-09-21T02:05:00Z');
const mineIn = (locale: Locale) => ({
  running: [
    bargainIn(locale, 4, { id: 'b-running' }),
    bargainIn(locale, 9, { id: 'b-paying', beingPaid: true }),
    bargainIn(locale, 10, { id: 'b-reached' }),
  ],
  bought: [bargainIn(locale, 8, { id: 'b-bought', status: 'bought', helpersNeeded: 0 })],
  ended: [
    bargainIn(locale, 3, { id: 'b-ended', status: 'ended', endReason: 'time', endsAtMs: over }),
    bargainIn(locale, 6, { id: 'b-gone', status: 'ended', endReason: 'soldOut', endsAtMs: over }),
  ],
});
const forMember = (mine: NonNullable<Answers['bargain']>['mine']) =>
  withSdk({ path, member: true, answers: { bargain: { mine } } });

/** Keeps the tab as the page's address would. */
function Mine(props: MyBargainsViewProps) {
  const [tab, setTab] = useState(props.tab);
  return <MyBargainsView {...props} tab={tab} onTabChange={setTab} />;
}

const meta = {
  title: 'Features/Bargain/MyBargainsView',
  component: MyBargainsView,
  render: (args) => <Mine {...args} />,
  decorators: [forMember(({ status = 'running' }) => pageOf(mineIn('zh-Hans')[status]))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    tab: 'running',
    onTabChange: fn(),
    hrefs: {
      bargain: (id) => `/bargain?bargainId=${id}`,
      again: ({ activityProductId }) => `/again?activityProductId=${activityProductId}`,
      browse: '/bargains',
    },
  },
} satisfies Meta<typeof MyBargainsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each has one action, by how it stands. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '继续砍价：雾芽绿茶' })).toHaveAttribute(
      'href',
      '/bargain?bargainId=b-running',
    );
    await expect(canvas.getByRole('link', { name: '去支付：雾芽绿茶' })).toHaveAttribute(
      'href',
      '/bargain?bargainId=b-paying',
    );
    await expect(canvas.getByRole('link', { name: '去购买：雾芽绿茶' })).toHaveAttribute(
      'href',
      '/bargain?bargainId=b-reached',
    );
    await expect(canvas.getByText('还需6位好友到底价')).toBeVisible();
    await expect(canvas.getAllByRole('timer')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('tab', { name: '已购买' }));
    await expect(await canvas.findByRole('link', { name: '查看详情：雾芽绿茶' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '已结束' }));
    const [again] = await canvas.findAllByRole('link', { name: '再砍一次：雾芽绿茶' });
    await expect(again).toHaveAttribute('href', '/again?activityProductId=bargain-tea-100');
    await expect(canvas.getByText('已抢光，砍价结束')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
export const BoughtOnes: Story = { args: { tab: 'bought' } };
export const EndedOnes: Story = { args: { tab: 'ended' } };
export const Nothing: Story = {
  decorators: [forMember(pageOf([]))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这里还没有砍价')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去砍价' })).toHaveAttribute('href', '/bargains');
  },
};

let isOver = false;
/** Its time is up in front of the person: the list is read anew. */
export const TimeRunsOut: Story = {
  decorators: [
    forMember(() => pageOf(isOver ? [] : [bargainIn('zh-Hans', 4, { endsAtMs: Date.now() + 1_500 })])),
  ],
  beforeEach: () => {
    isOver = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    isOver = true;
    await expect(await canvas.findByText('这里还没有砍价', {}, { timeout: 5_000 })).toBeVisible();
  },
};
let isDown = true;
export const Failed: Story = {
  decorators: [
    forMember(() => (isDown ? refused(500, '系统繁忙，请稍后再试') : pageOf(mineIn('zh-Hans').running))),
  ],
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: '重试' });
    isDown = false;
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('timer')).toHaveLength(3));
  },
};
export const Loading: Story = { decorators: [forMember(pending)] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [forMember(({ status = 'running' }) => pageOf(mineIn('en')[status]))],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go on: Mistbud green tea' })).toBeVisible();
    await expect(canvas.getByText('6 more friends to the lowest price')).toBeVisible();
  },
};
export const EndedInEnglish: Story = {
  ...NarrowInEnglish,
  args: { tab: 'ended' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All gone; this bargain is over')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
