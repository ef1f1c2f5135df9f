import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GoodsEstimate, Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bundleIn } from '../../../stories/bundle-samples';
import {
  activityPricesOf,
  bargainHref,
  comingFlashSale,
  flashHref,
  groupHref,
  productBargain,
  productFlashSale,
  productGroup,
} from '../../../stories/flash-samples';
import { goodsDetailIn } from '../../../stories/goods-samples';
import { dialog } from '../../../stories/opened';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { ProductPending } from '../product';
import { GoodsView, type GoodsViewProps } from './GoodsView';

const path = '/pages/goods-detail/goods-detail?id=goods-1';
const goods = goodsDetailIn('zh-Hans');

const estimateIn = (locale: Locale): GoodsEstimate => ({
  finalFen: 4_320,
  breakdown: [
    { kind: 'line', label: goodsDetailIn(locale).name, quantity: 1, amountFen: 4_800 },
    {
      kind: 'coupon',
      label: locale === 'en' ? 'Members save' : '会员八八折',
      quantity: null,
      amountFen: -480,
    },
  ],
  couponIds: ['coupon-2'],
  deliverable: true,
  refusedReason: '',
  freightFen: 800,
});

const withEstimate = (estimate: GoodsEstimate | ReturnType<typeof refused>) =>
  withSdk({ path, answers: { goods: { estimate } } });

/** Keeps the choice as the page's address would. */
function Page(props: GoodsViewProps) {
  const [choice, setChoice] = useState(props.choice);
  return <GoodsView {...props} choice={choice} onChoiceChange={setChoice} />;
}

const meta = {
  title: 'Features/Goods/GoodsView',
  component: GoodsView,
  render: (args) => <Page {...args} />,
  decorators: [withEstimate(estimateIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    goods,
    choice: { skuDetailId: '', amount: 1 },
    onChoiceChange: fn(),
    onChooseRegion: fn(),
    cartCount: 3,
    onAddToCart: fn(),
    onBuy: fn(),
    hrefs: {
      shop: '/pages/shop-home/shop-home?supplierId=shop-1',
      service: 'tel:0600-8010000',
      cart: '/pages/shopping-cart/shopping-cart',
      similar: '/pages/goods-home/goods-home?categoryId=category-1',
      reviews: '/pages/comment/comment?id=goods-1',
      coupon: {
        detail: (id) => `/coupon?couponId=${id}`,
        use: ({ couponId }) => `/use?couponId=${couponId}`,
      },
      activity: (activeId) => `/activity?activeId=${activeId}`,
      goods: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
      part: ({ productId }) => `/part?id=${productId}`,
    },
  },
} satisfies Meta<typeof GoodsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buying asks for the option first; the button says what is missing, and picture and price follow the choice. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即购买' }));
    const sheet = within(await dialog('选择规格'));
    await userEvent.click(sheet.getByRole('button', { name: '请选择规格' }));
    await userEvent.click(sheet.getByRole('radio', { name: '100克罐装' }));
    await userEvent.click(sheet.getByRole('radio', { name: '特级' }));
    await expect(sheet.getByText('原价¥136')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: '增加' }));
    await userEvent.click(sheet.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(goods.skus[3], 2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** What cannot be had at all is announced; what cannot be had with the choice takes its place. */
export const ValuesThatCannotBeHad: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /已选/ }));
    const sheet = within(await dialog('选择规格'));
    await userEvent.click(sheet.getByRole('radio', { name: '250克礼盒' }));
    const second = sheet.getByRole('radio', { name: /二级.*与已选搭配缺货/ });
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(sheet.getByRole('radio', { name: /250克礼盒/ })).not.toBeChecked();
    await expect(sheet.getByRole('button', { name: '请选择规格' })).toBeVisible();
  },
};
/** A choice that came with the address; few are left of it, and the number box says so. */
export const FewLeft: Story = {
  args: { choice: { skuDetailId: 'sku-1-1', amount: 9 } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /已选.*100克罐装 一级 × 3/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /已选/ }));
    const sheet = within(await dialog('选择规格'));
    await expect(sheet.getByText('仅剩3件')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledWith(goods.skus[4], 3));
  },
};
/** A whole choice goes to the cart at once. */
export const IntoTheCart: Story = {
  args: { choice: { skuDetailId: 'sku-0-0', amount: 2 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledWith(goods.skus[0], 2));
    await expect(canvas.getByRole('link', { name: /3\s*购物车/ })).toBeVisible();
  },
};
/** The estimate opens what it is made of. */
export const Estimate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预估到手价¥43.20，看明细' }));
    const sheet = within(await dialog('预估到手价明细'));
    await expect(sheet.getByText('会员八八折')).toBeVisible();
  },
};
/** Coupons are claimed in a sheet; a visitor is led to the login. */
export const Coupons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /优惠券/ }));
    const sheet = within(await dialog('优惠券'));
    await expect(await sheet.findByText('8.8折')).toBeVisible();
    await expect(sheet.getByRole('button', { name: '领取秋游立减券' })).toBeVisible();
  },
};
export const WithRegion: Story = {
  args: { region: { adcode: '440304', text: '广东省深圳市福田区' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/运费¥8/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /送至/ }));
    await expect(args.onChooseRegion).toHaveBeenCalled();
  },
};
export const NotDeliveredThere: Story = {
  args: { region: { adcode: '540102', text: '西藏自治区拉萨市城关区' } },
  decorators: [
    withEstimate({
      ...estimateIn('zh-Hans'),
      deliverable: false,
      refusedReason: '暂不支持配送至该地区',
      freightFen: null,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂不支持配送至该地区')).toBeVisible();
  },
};
/** Without an estimate the price stands for itself. */
export const NoEstimate: Story = { decorators: [withEstimate(refused(410, '该规格已下架'))] };
export const OffSale: Story = {
  args: { goods: { ...goods, onSale: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已下架' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '找相似' })).toBeVisible();
  },
};
export const SoldOut: Story = {
  args: { goods: { ...goods, skus: goods.skus.map((sku) => ({ ...sku, left: 0 })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已售罄' })).toBeDisabled();
  },
};
export const ShopPaused: Story = {
  args: { goods: { ...goods, shop: { ...goods.shop, openState: 'paused' } } },
};
/** A bundle of goods is carted as goods are. */
export const Bundle: Story = {
  args: {
    goods: {
      ...goods,
      specs: [],
      skus: goods.skus.slice(0, 1).map((sku) => ({ ...sku, valueIds: [], name: '', priceFen: 59_900 })),
      priceFen: 59_900,
      fromPrice: false,
      bundle: { ...bundleIn('zh-Hans'), dated: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('单买共¥676，套餐省¥77')).toBeVisible();
  },
};
export const Waiting: Story = { render: () => <ProductPending /> };
export const Wide: Story = {
  args: { choice: { skuDetailId: 'sku-1-0', amount: 2 } },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    goods: {
      ...goodsDetailIn('en'),
      name: 'Green tea of Wuya Hill, picked by hand in the mist before the spring rain',
    },
  },
  decorators: [withEstimate(estimateIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };

/** Opened for a flash sale: its price, what is struck and what that was, how long; the button leads to it, and buying at the normal price stays. */
export const InFlashSale: Story = {
  args: { activityPrices: activityPricesOf('flash-1', [productFlashSale(Date.now())]) },
  play: async ({ canvas, args }) => {
    const sale = within(await canvas.findByRole('region', { name: '限时秒杀' }));
    await expect(sale.getByText('¥32.50')).toBeInTheDocument();
    await expect(sale.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(sale.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '立即抢购' })).toHaveAttribute('href', flashHref);
    await userEvent.click(canvas.getByRole('button', { name: '按原价购买' }));
    await dialog();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
/** Opened as such while one is to come: a row names it, and everything else is as ever. */
export const FlashSaleToCome: Story = {
  args: { activityPrices: activityPricesOf('', [comingFlashSale(Date.now())]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /秒杀.*¥32.50.*开始/ })).toHaveAttribute(
      'href',
      flashHref,
    );
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
/** The sale it was opened for is over: the goods are sold as ever. */
export const FlashSaleOver: Story = {
  args: { activityPrices: activityPricesOf('flash-1', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '立即购买' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '限时秒杀' })).not.toBeInTheDocument();
  },
};
/** Opened for a group: its price with how many make one, and the button that leads to joining; buying at the normal price stays. */
export const InGroup: Story = {
  args: { activityPrices: activityPricesOf('group-product-1', [productGroup(Date.now())]) },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: '拼团价' }));
    await expect(price.getByText('3人团')).toBeVisible();
    await expect(price.getByText('¥29.80')).toBeInTheDocument();
    await expect(price.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(canvas.getByRole('link', { name: '去参团' })).toHaveAttribute('href', groupHref);
    await expect(canvas.getByRole('button', { name: '按原价购买' })).toBeVisible();
  },
};
/** Opened for a bargain: the floor price says what it is, and the button leads to where it is started. */
export const InBargain: Story = {
  args: { activityPrices: activityPricesOf('bargain-product-1', [productBargain(Date.now())]) },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: '砍价' }));
    await expect(price.getByText('底价')).toBeVisible();
    await expect(price.getByText('¥19.80')).toBeInTheDocument();
    await expect(price.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(canvas.getByRole('link', { name: '去砍价' })).toHaveAttribute('href', bargainHref);
    await expect(canvas.getByRole('button', { name: '按原价购买' })).toBeVisible();
  },
};
/** A bargain beside the product: a row that leads to it with the floor price. */
export const BesideABargain: Story = {
  args: { activityPrices: activityPricesOf('', [productBargain(Date.now())]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /砍价.*底价¥19.80.*结束/ })).toHaveAttribute(
      'href',
      bargainHref,
    );
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
/** A flash sale and a group: a row for each. */
export const FlashSaleAndGroup: Story = {
  args: {
    activityPrices: activityPricesOf('', [
      productGroup(Date.now()),
      productGroup(Date.now(), { activityProductId: 'group-product-2', priceFen: 3_100 }),
      productFlashSale(Date.now()),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /3人团.*¥29.80.*结束/ })).toHaveAttribute(
      'href',
      groupHref,
    );
    await expect(canvas.getByRole('link', { name: /秒杀.*¥32.50.*结束/ })).toHaveAttribute('href', flashHref);
    await expect(canvas.queryByText(/¥31/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
