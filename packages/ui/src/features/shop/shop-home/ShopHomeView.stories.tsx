import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, ShopHome } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { goodsHomeIn, goodsIn, shopIn } from '../../../stories/goods-samples';
import { couponOffersIn, runningActivitiesIn } from '../../../stories/offer-samples';
import { paintedPicture } from '../../../stories/painted-hills';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ShopHomePending } from './ShopHomePending';
import { ShopHomeView, type ShopHomeViewProps } from './ShopHomeView';

const path = '/pages/shop-home/shop-home?supplierId=shop-1';

const shopHomeIn = (locale: Locale): ShopHome => ({
  ...shopIn(locale),
  banner: paintedPicture(9, '山水', 'Hills and water', 1200, 480),
  coupons: couponOffersIn(locale).slice(0, 2),
  activities: runningActivitiesIn(locale),
  categories: goodsHomeIn(locale).categories,
});

const listIn = (locale: Locale) => ({
  records: goodsIn(locale),
  total: 4,
  size: 10,
  current: 1,
  pages: 1,
});

/** Keeps what is shown as the page's address would. */
function Shop(props: ShopHomeViewProps) {
  const [shelf, setShelf] = useState(props.shelf);
  return <ShopHomeView {...props} shelf={shelf} onShelfChange={setShelf} />;
}

const meta = {
  title: 'Features/Shop/ShopHomeView',
  component: ShopHomeView,
  render: (args) => <Shop {...args} />,
  decorators: [withSdk({ path, answers: { goods: { list: listIn('zh-Hans') } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    shop: shopHomeIn('zh-Hans'),
    shelf: { keyword: '', categoryId: '', sort: 'default' },
    onShelfChange: fn(),
    hrefs: {
      detail: '/pages/shop-detail/shop-detail?supplierId=shop-1',
      goods: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
      activity: (activeId) => `/activity?activeId=${activeId}`,
      coupon: {
        detail: (id) => `/coupon?couponId=${id}`,
        use: ({ couponId }) => `/use?couponId=${couponId}`,
      },
    },
  },
} satisfies Meta<typeof ShopHomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /手采绿茶/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /满¥100减¥10，满¥200减¥30/ })).toBeVisible();
    const category = canvas.getByRole('button', { name: '器物' });
    await userEvent.click(category);
    await waitFor(() => expect(category).toHaveAttribute('aria-pressed', 'true'));
  },
};
export const Paused: Story = {
  args: { shop: { ...shopHomeIn('zh-Hans'), openState: 'paused', coupons: [], activities: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('店铺休息中，商品可看不可买')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withSdk({ path, answers: { goods: { list: pending } } })] };
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { goods: { list: unreachable } } })],
};
export const Waiting: Story = { render: () => <ShopHomePending /> };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: {
    shop: {
      ...shopHomeIn('en'),
      shopName: 'The Bookshop Above the Clouds and Below the Moon',
    },
  },
  decorators: [withSdk({ path, answers: { goods: { list: listIn('en') } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
