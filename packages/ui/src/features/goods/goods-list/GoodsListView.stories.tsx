import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GoodsSummary, Page, RequestOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { goodsIn } from '../../../stories/goods-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { GoodsListView, type GoodsListViewProps } from './GoodsListView';

const path = '/packages/goods-sell/sell-list/sell-list';
const all = goodsIn('zh-Hans');

/** Two pages of two; services only when they are asked for. */
function listOf({ goodsType, page = 1, keyword }: RequestOf<'goods', 'list'>): Page<GoodsSummary> {
  const found = all.filter(
    (one) =>
      (goodsType === undefined || one.goodsType === Number(goodsType)) &&
      (keyword === undefined || one.name.includes(keyword)),
  );
  const current = Number(page);
  return {
    records: found.slice(2 * (current - 1), 2 * current),
    total: found.length,
    size: 2,
    current,
    pages: Math.ceil(found.length / 2),
  };
}

/** Keeps the filters as the page's address would. */
function List(props: GoodsListViewProps) {
  const [filters, setFilters] = useState(props.filters);
  return <GoodsListView {...props} filters={filters} onFiltersChange={setFilters} />;
}

const meta = {
  title: 'Features/Goods/GoodsListView',
  component: GoodsListView,
  render: (args) => <List {...args} />,
  decorators: [withSdk({ path, answers: { goods: { list: listOf } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    filters: { keyword: '', categoryId: '', kind: '', sort: 'default' },
    onFiltersChange: fn(),
    hrefOf: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
  },
} satisfies Meta<typeof GoodsListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Page after page, until that was all. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共4件')).toBeVisible();
    await expect(await canvas.findByText('没有更多了')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const ServicesOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('共4件');
    await userEvent.click(canvas.getByRole('radio', { name: '服务' }));
    await expect(await canvas.findByText('共1件')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /汉服跟拍/ })).toBeVisible();
  },
};
/** Nothing found: one press shows everything again. */
export const NothingFound: Story = {
  args: { filters: { keyword: '瓷器', categoryId: '', kind: '', sort: 'default' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看全部商品' }));
    await expect(await canvas.findByText('共4件')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withSdk({ path, answers: { goods: { list: pending } } })] };
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { goods: { list: unreachable } } })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [
    withSdk({
      path,
      answers: { goods: { list: { records: goodsIn('en'), total: 4, size: 10, current: 1, pages: 1 } } },
    }),
  ],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
