import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, MemberCoupon, Page, RequestOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { memberCouponsIn } from '../../../stories/offer-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { MyCouponsView, type MyCouponsViewProps } from './MyCouponsView';

const path = '/packages/user-module/coupon/coupon';

const mineIn =
  (locale: Locale) =>
  ({ status }: RequestOf<'coupon', 'mine'>): Page<MemberCoupon> => {
    const all = memberCouponsIn(locale).map((coupon) => ({
      ...coupon,
      status,
      ...(status === 'reserved' && { parentSn: 'P2026', orderId: 'order-1' }),
    }));
    const records = status === 'expired' ? [] : status === 'usable' ? all : all.slice(0, 1);
    return { records, total: records.length, size: 10, current: 1, pages: 1 };
  };

const counts = [
  { status: 'usable' as const, count: 4 },
  { status: 'reserved' as const, count: 1 },
  { status: 'used' as const, count: 1 },
  { status: 'expired' as const, count: 0 },
];

/** Keeps the tab as the page's address would. */
function Mine(props: MyCouponsViewProps) {
  const [status, setStatus] = useState(props.status);
  return <MyCouponsView {...props} status={status} onStatusChange={setStatus} />;
}

const meta = {
  title: 'Features/Coupon/MyCouponsView',
  component: MyCouponsView,
  render: (args) => <Mine {...args} />,
  decorators: [withSdk({ path, member: true, answers: { coupon: { mine: mineIn('zh-Hans'), counts } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    status: 'usable',
    onStatusChange: fn(),
    hrefs: {
      detail: (id) => `/coupon?memberCouponId=${id}`,
      use: ({ couponId }) => `/use?couponId=${couponId}`,
      order: (id) => `/order?id=${id}`,
      center: '/packages/goods-sell/coupon-center/coupon-center',
    },
  },
} satisfies Meta<typeof MyCouponsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Usable ones lead to what they are good for, held ones to their order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去使用秋游立减券' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: '可使用 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '已占用 1' }));
    await expect(await canvas.findByRole('link', { name: '查看占用秋游立减券的订单' })).toHaveAttribute(
      'href',
      '/order?id=order-1',
    );
    await userEvent.click(canvas.getByRole('tab', { name: '已过期 0' }));
    await expect(await canvas.findByText('没有过期的优惠券')).toBeVisible();
  },
};
/** One that is good from another day on says which, and leads nowhere yet. */
export const NotYet: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        coupon: {
          mine: {
            records: memberCouponsIn('zh-Hans')
              .slice(0, 1)
              .map((coupon) => ({ ...coupon, firstDay: '2030-11-29', lastDay: '2030-12-26' })),
            total: 1,
            size: 10,
            current: 1,
            pages: 1,
          },
          counts,
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11月29日起可用')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /去使用/ })).not.toBeInTheDocument();
  },
};
/** A new member: the way to the first one. */
export const NoneYet: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: { coupon: { mine: { records: [], total: 0, size: 10, current: 1, pages: 0 }, counts: [] } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去领券' })).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [withSdk({ path, member: true, answers: { coupon: { mine: pending, counts: pending } } })],
};
export const NoNetwork: Story = {
  decorators: [
    withSdk({ path, member: true, answers: { coupon: { mine: unreachable, counts: unreachable } } }),
  ],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [withSdk({ path, member: true, answers: { coupon: { mine: mineIn('en'), counts } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
