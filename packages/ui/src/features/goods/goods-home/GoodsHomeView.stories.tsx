import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Page } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { goodsHomeIn, goodsIn } from '../../../stories/goods-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { GoodsHomePending } from './GoodsHomePending';
import { GoodsHomeView, type GoodsHomeViewProps } from './GoodsHomeView';

const path = '/pages/goods-home/goods-home';
const pageOf = <Record,>(records: Record[]): Page<Record> => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
});

/** Keeps category and order as the page's address would. */
function Shelf(props: GoodsHomeViewProps) {
  const [shelf, setShelf] = useState(props.shelf);
  return <GoodsHomeView {...props} shelf={shelf} onShelfChange={setShelf} />;
}

const listed = withSdk({ path, answers: { goods: { list: pageOf(goodsIn('zh-Hans')) } } });

const meta = {
  title: 'Features/Goods/GoodsHomeView',
  component: GoodsHomeView,
  render: (args) => <Shelf {...args} />,
  decorators: [listed],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    home: goodsHomeIn('zh-Hans'),
    shelf: { categoryId: '', sort: 'default' },
    onShelfChange: fn(),
    hrefs: {
      search: '/pages/search-home-page/search-home-page?kind=goods',
      goods: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
      activity: (activeId) => `/activity?activeId=${activeId}`,
      shop: (supplierId) => `/pages/shop-home/shop-home?supplierId=${supplierId}`,
      couponCenter: '/packages/goods-sell/coupon-center/coupon-center',
      coupon: {
        detail: (id) => `/coupon?couponId=${id}`,
        use: ({ couponId }) => `/use?couponId=${couponId}`,
      },
    },
  },
} satisfies Meta<typeof GoodsHomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tea = within(await canvas.findByRole('region', { name: '山里的茶' }));
    await expect(tea.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('region', { name: '领券' })).toBeVisible();
    await expect(await canvas.findByText('店铺休息中')).toBeVisible();
  },
};
/** A category has a list of its own, in the order that is asked for. */
export const Category: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '器物' }));
    await expect(await canvas.findByRole('link', { name: /竹编提篮/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '领券' })).not.toBeInTheDocument();
    const price = canvas.getByRole('button', { name: '价格' });
    await userEvent.click(price);
    await userEvent.click(await canvas.findByRole('button', { name: '价格升序' }));
    await expect(await canvas.findByRole('button', { name: '价格降序' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const EmptyCategory: Story = {
  args: { shelf: { categoryId: 'category-3', sort: 'default' } },
  decorators: [withSdk({ path, answers: { goods: { list: pageOf([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这里还没有商品')).toBeVisible();
  },
};
export const LoadingCategory: Story = {
  args: { shelf: { categoryId: 'category-1', sort: 'default' } },
  decorators: [withSdk({ path, answers: { goods: { list: pending } } })],
};
export const NoNetwork: Story = {
  args: { shelf: { categoryId: 'category-1', sort: 'default' } },
  decorators: [withSdk({ path, answers: { goods: { list: unreachable } } })],
};
export const Waiting: Story = { render: () => <GoodsHomePending /> };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { home: goodsHomeIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
