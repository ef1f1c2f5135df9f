import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { couponOffersIn } from '../../../stories/offer-samples';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { ReceiveCouponView } from './ReceiveCouponView';

const path = '/packages/user-module/receive-coupon/receive-coupon?couponId=coupon-1';
const [coupon, , , , soon, gone] = couponOffersIn('zh-Hans');
const free = [{ couponId: 'coupon-1', claimedCount: 0, canClaim: true, memberCouponIds: [] }];

const meta = {
  title: 'Features/Coupon/ReceiveCouponView',
  component: ReceiveCouponView,
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        coupon: {
          states: free,
          claim: { memberCouponId: 'mine-1', firstDay: '2026-09-20', lastDay: '2026-10-31' },
          redeem: { memberCouponId: 'mine-2', couponId: 'coupon-7' },
        },
      },
    }),
  ],
  parameters: { layout: 'fullscreen', width: false },
  args: { coupon, hrefs: { use: '/use?couponId=coupon-1', mine: '/packages/user-module/coupon/coupon' } },
} satisfies Meta<typeof ReceiveCouponView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening claims nothing; the button does, and leads on from then. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即领取' }));
    await expect(await canvas.findByText('领取成功，9月20日至10月31日可用')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去使用' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '立即领取' })).not.toBeInTheDocument();
  },
};
export const ByCode: Story = {
  args: { coupon: undefined, code: 'TEA2026' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即领取' }));
    await expect(await canvas.findByText('兑换成功，已放入我的优惠券')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的优惠券' })).toBeVisible();
  },
};
export const Refused: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: { coupon: { states: free, claim: refused(409, '已领完', { rule: 'couponGone' }) } },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即领取' }));
    await expect(await canvas.findByText('已领完')).toBeVisible();
  },
};
export const NotYet: Story = {
  args: { coupon: soon },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '即将开抢' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: '去使用' })).not.toBeInTheDocument();
  },
};
export const Gone: Story = {
  args: { coupon: gone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已领完' })).toBeDisabled();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { coupon: couponOffersIn('en')[1] },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
