import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memberReviewIn, reviewTodoIn } from '../../../stories/review-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { MyReviewsView, type MyReviewsViewProps } from './MyReviewsView';

const path = '/packages/user-module/comment/comment';
const pageOf = <Item,>(records: Item[]) => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
});
const appended = fn();
const removed = fn();

const answersIn = (locale: Locale): NonNullable<Answers['review']> => ({
  todo: pageOf([0, 1].map((place) => reviewTodoIn(locale, place))),
  mine: pageOf([
    memberReviewIn(locale, { id: 'mine-1', reply: { text: '谢谢', atMs: Date.now() } }),
    memberReviewIn(locale, { id: 'mine-2', state: 'pending', pictures: [], appendUntilMs: null }),
    memberReviewIn(locale, {
      id: 'mine-3',
      appendState: 'pending',
      append: { text: '还是好喝', pictures: [], atMs: Date.now(), daysAfter: 33 },
      appendUntilMs: null,
    }),
  ]),
  append(request) {
    appended(request);
    return { id: request.id, state: 'visible', atMs: Date.now() };
  },
  detail: ({ id }) =>
    memberReviewIn(locale, {
      id,
      append: { text: '还是好喝', pictures: [], atMs: Date.now(), daysAfter: 33 },
      appendState: 'visible',
      appendUntilMs: null,
    }),
  delete(request) {
    removed(request);
    return null;
  },
});
const forMember = (review: NonNullable<Answers['review']>) =>
  withSdk({ path, member: true, answers: { review } });

/** Keeps the tab as the page's address would. */
function Mine(props: MyReviewsViewProps) {
  const [tab, setTab] = useState(props.tab);
  return <MyReviewsView {...props} tab={tab} onTabChange={setTab} />;
}

const meta = {
  title: 'Features/Review/MyReviewsView',
  component: MyReviewsView,
  render: (args) => <Mine {...args} />,
  decorators: [forMember(answersIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    tab: 'todo',
    onTabChange: fn(),
    hrefs: {
      write: (lineId) => `/write?lineId=${lineId}`,
      detail: (id) => `/review?id=${id}`,
      orders: '/orders',
    },
  },
  beforeEach: () => {
    for (const spy of [appended, removed]) spy.mockClear();
  },
} satisfies Meta<typeof MyReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each with the last day for it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '评价明前手采绿茶' });
    await expect(first).toHaveAttribute('href', '/write?lineId=line-1');
    await expect(canvas.getAllByText(/请在10月1日前评价/)).toHaveLength(2);
  },
};
export const NothingToReview: Story = {
  decorators: [forMember({ todo: pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待评价的订单')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toBeVisible();
  },
};
/** Own ones in any state, and what only their author is told. */
export const Reviewed: Story = {
  args: { tab: 'done' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByText('审核中，仅自己可见')).toBeVisible();
    await expect(canvas.getByText('追评审核中，仅自己可见')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '追评' })).toHaveLength(1);
  },
};
/** Added to without leaving the list. */
export const Append: Story = {
  args: { tab: 'done' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '追评' }));
    const sheet = within(await screen.findByRole('dialog', { name: '追评' }, { timeout: 5_000 }));
    await userEvent.click(sheet.getByRole('button', { name: '发布追评' }));
    await expect(await sheet.findByText('请先写下追评内容')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/说说您的体验/), '还是好喝');
    await userEvent.click(sheet.getByRole('button', { name: '发布追评' }));
    await waitFor(() =>
      expect(appended).toHaveBeenCalledWith({ id: 'mine-1', text: '还是好喝', pictureKeys: [] }),
    );
    await waitFor(() => expect(canvas.getAllByText('购买33天后追评')).toHaveLength(2));
  },
};
/** It is asked about, since it cannot be undone. */
export const Delete: Story = {
  args: { tab: 'done' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '删除' });
    if (first) await userEvent.click(first);
    const question = within(await screen.findByRole('dialog', { name: '删除这条评价？' }));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'mine-1' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
export const NoneYet: Story = { args: { tab: 'done' }, decorators: [forMember({ mine: pageOf([]) })] };
export const Loading: Story = { decorators: [forMember({ todo: pending })] };
export const Failed: Story = { decorators: [forMember({ todo: refused(500, '系统繁忙，请稍后再试') })] };
export const NoNetwork: Story = { args: { tab: 'done' }, decorators: [forMember({ mine: unreachable })] };
export const Wide: Story = { args: { tab: 'done' }, globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { tab: 'done' },
  decorators: [forMember(answersIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
