import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { favoritePage, favoritesIn } from '../../../stories/favorite-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { FavoritesView, type FavoritesViewProps } from './FavoritesView';

const path = '/packages/user-module/favorites/favorites';
const removed = fn();
const saved = fn();
const answersIn = (locale: Locale): NonNullable<Answers['favorite']> => ({
  list: ({ kind }) => favoritePage(favoritesIn(locale), kind),
  remove(request) {
    removed(request);
    return null;
  },
  set(request) {
    saved(request);
    return { favorite: request.favorite, count: 6 };
  },
});
const forMember = (favorite: NonNullable<Answers['favorite']>) =>
  withSdk({ path, member: true, answers: { favorite } });
/** As many as there can be. */
const many = Array.from({ length: 10 }, (_, page) =>
  Array.from({ length: 50 }, (_, place) => {
    const [first] = favoritesIn('zh-Hans');
    const n = page * 50 + place + 1;
    return { ...(first as NonNullable<typeof first>), id: `spot-${n}`, title: `景区 ${n}` };
  }),
);

/** Keeps the kind as the page's address would. */
function Favorites(props: FavoritesViewProps) {
  const [kind, setKind] = useState(props.kind);
  return <FavoritesView {...props} kind={kind} onKindChange={setKind} />;
}

const meta = {
  title: 'Features/Favorite/FavoritesView',
  component: FavoritesView,
  render: (args) => <Favorites {...args} />,
  decorators: [forMember(answersIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    kind: undefined,
    onKindChange: fn(),
    hrefs: { open: ({ kind, id }) => `/${kind}?id=${id}`, spots: '/spots', goods: '/goods' },
  },
  beforeEach: () => {
    for (const spy of [removed, saved]) spy.mockClear();
  },
} satisfies Meta<typeof FavoritesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cheaper than when it was saved is said; dearer is not. What is off sale leads nowhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('比收藏时降 ¥20')).toBeVisible();
    await expect(canvas.queryAllByText(/比收藏时/)).toHaveLength(1);
    await expect(canvas.getByText('收藏时 ¥680 / 晚')).toBeVisible();
    await expect(canvas.getByText('已下架')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /湖上茶席/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /青釉盖碗/ })).toHaveAttribute('href', '/goods?id=goods-1');
    await expect(canvas.getByRole('tab', { name: '全部 6' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('tab', { name: /年卡/ })).toBeNull();
  },
};
export const OneKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '酒店 1' }));
    await expect(await canvas.findByRole('link', { name: /云栖山居/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('栖云岭成人票')).toBeNull());
  },
};
/** Gone at once, and back with its old price. */
export const TakenAwayAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除青釉盖碗' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ ids: ['goods:goods-1'] }));
    await expect(canvas.queryByRole('link', { name: /青釉盖碗/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ kind: 'goods', id: 'goods-1', favorite: true }));
    await expect(await canvas.findByRole('link', { name: /青釉盖碗/ })).toBeVisible();
  },
};
/** Many at once. */
export const Managed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择栖云岭' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择湖上茶席' }));
    await userEvent.click(canvas.getByRole('button', { name: '移除' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ ids: ['spot:spot-1', 'service:service-1'] }));
    await expect(await canvas.findByText('已移除 2 项')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '全部 4' })).toBeVisible();
  },
};
/** What could not be taken away is there again. */
export const NotTakenAway: Story = {
  decorators: [forMember({ ...answersIn('zh-Hans'), remove: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除青釉盖碗' }));
    await expect(await screen.findByText('系统繁忙，请稍后再试')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /青釉盖碗/ })).toBeVisible();
  },
};
/** Of five hundred those that are seen are in the document. */
export const FiveHundred: Story = {
  decorators: [
    forMember({
      list({ after }) {
        const page = Number(after?.split(':')[0] ?? 0);
        const next = page + 1 < many.length ? `${page + 1}:spot:next` : null;
        return {
          ...favoritePage(many[page] ?? []),
          total: 500,
          next,
          counts: [{ kind: 'spot', count: 500 }],
        };
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /景区 1(?!\d)/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '全部 500' })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
};
export const NothingSaved: Story = {
  decorators: [forMember({ list: favoritePage([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有收藏')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看看景区' })).toHaveAttribute('href', '/spots');
  },
};
export const Loading: Story = { decorators: [forMember({ list: pending })] };
export const Failed: Story = { decorators: [forMember({ list: refused(500, '系统繁忙，请稍后再试') })] };
export const NoNetwork: Story = { decorators: [forMember({ list: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [forMember(answersIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥20 less than when saved')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
