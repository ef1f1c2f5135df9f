import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { goodsIn } from '../../../stories/goods-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { SellListView, type SellListViewProps } from './SellListView';

const path = '/packages/goods-sell/sell-list/sell-list?couponId=coupon-1';

const listIn = (locale: Locale) => ({
  records: goodsIn(locale),
  total: 4,
  size: 10,
  current: 1,
  pages: 1,
});
const listed = (locale: Locale) => withSdk({ path, answers: { goods: { list: listIn(locale) } } });

const nextStep = {
  addFen: 1_400,
  addPieces: null,
  saveFen: 1_000,
  freight: false,
  activeId: null,
  couponId: 'coupon-1',
};

const loadSum = async () => ({ sumFen: 8_600, nextStep });

/** Keeps the order as the page's address would. */
function List(props: SellListViewProps) {
  const [sort, setSort] = useState(props.sort);
  return <SellListView {...props} sort={sort} onSortChange={setSort} />;
}

const meta = {
  title: 'Features/Activity/SellListView',
  component: SellListView,
  render: (args) => <List {...args} />,
  decorators: [listed('zh-Hans')],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    query: { couponId: 'coupon-1' },
    sort: 'default',
    onSortChange: fn(),
    onAdd: fn(async () => true),
    loadSum: loadSum as SellListViewProps['loadSum'],
    hrefs: {
      goods: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
      cart: '/pages/shopping-cart/shopping-cart',
      goodsHome: '/pages/goods-home/goods-home',
    },
  },
} satisfies Meta<typeof SellListView>;
export default meta;
type Story = StoryObj<typeof meta>;

let sumFen = 8_600;
/** What is added counts at once. */
export const Default: Story = {
  args: {
    loadSum: async () => ({ sumFen, nextStep: sumFen < 10_000 ? nextStep : null }),
    onAdd: fn(async () => {
      sumFen += 12_800;
      return true;
    }),
  },
  play: async ({ canvas }) => {
    sumFen = 8_600;
    await expect(await canvas.findByText('再买¥14可减¥10')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '加入购物车：月桥古镇 竹编提篮' }));
    await expect(await canvas.findByText('已享优惠')).toBeVisible();
    await expect(canvas.getByText('已选¥214')).toBeVisible();
  },
};
/** A guest's sum promises nothing. */
export const Guest: Story = {
  args: { loadSum: async () => ({ sumFen: 8_600, nextStep: undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已选¥86')).toBeVisible();
    await expect(canvas.queryByText(/再买|已享/)).not.toBeInTheDocument();
  },
};
export const OnlyAList: Story = { args: { query: { categoryId: 'category-1' }, loadSum: undefined } };
export const NothingLeft: Story = {
  decorators: [
    withSdk({
      path,
      answers: { goods: { list: { records: [], total: 0, size: 10, current: 1, pages: 0 } } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('适用商品已售罄')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withSdk({ path, answers: { goods: { list: pending } } })] };
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { goods: { list: unreachable } } })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [listed('en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
