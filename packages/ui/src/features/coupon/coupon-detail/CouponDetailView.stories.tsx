import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, MemberCouponDetail } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { goodsIn } from '../../../stories/goods-samples';
import { couponOffersIn, memberCouponsIn } from '../../../stories/offer-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { CouponDetailView } from './CouponDetailView';

const path = '/packages/user-module/coupon-detail/coupon-detail?couponId=coupon-1';

function offerIn(locale: Locale, place: number) {
  const offer = couponOffersIn(locale)[place];
  if (!offer) throw new Error('There is no such coupon.');
  return offer;
}

function mineIn(locale: Locale): MemberCouponDetail {
  const [mine] = memberCouponsIn(locale);
  if (!mine) throw new Error('There is no such coupon.');
  const atMs = Date.parse('2026-09-20T02:00:00Z');
  return {
    ...mine,
    history: [
      { event: 'claimed', atMs, sn: '' },
      { event: 'reserved', atMs: atMs + 3_600_000, sn: 'P202609200001' },
      { event: 'returned', atMs: atMs + 5_400_000, sn: 'P202609200001' },
    ],
  };
}

const meta = {
  title: 'Features/Coupon/CouponDetailView',
  component: CouponDetailView,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    coupon: offerIn('zh-Hans', 0),
    goods: goodsIn('zh-Hans'),
    hrefs: { use: '/use', order: (id) => `/order?id=${id}`, goods: ({ id }) => `/goods?id=${id}` },
  },
} satisfies Meta<typeof CouponDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/余额不退/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: '适用商品' }).querySelectorAll('a')).toHaveLength(5);
  },
};
/** The member's own: what happened to it. */
export const Mine: Story = {
  args: { coupon: mineIn('zh-Hans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('退回')).toBeVisible();
    await expect(canvas.getAllByText('订单P202609200001')).toHaveLength(2);
  },
};
export const Percent: Story = { args: { coupon: offerIn('zh-Hans', 1) } };
export const Freight: Story = { args: { coupon: offerIn('zh-Hans', 2) } };
export const WithoutGoods: Story = { args: { goods: [] } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { coupon: mineIn('en'), goods: goodsIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
