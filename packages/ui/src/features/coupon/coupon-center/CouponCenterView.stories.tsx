import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CouponOffer, Locale, Page, RequestOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { couponOffersIn } from '../../../stories/offer-samples';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CouponCenterView, type CouponCenterViewProps } from './CouponCenterView';

const path = '/packages/goods-sell/coupon-center/coupon-center';

const centerIn =
  (locale: Locale) =>
  ({ of = 'all' }: RequestOf<'coupon', 'center'>): Page<CouponOffer> => {
    const records = couponOffersIn(locale).filter(
      ({ couponKind, supplierId }) =>
        of === 'all' ||
        (of === 'freight'
          ? couponKind === 'freight'
          : couponKind !== 'freight' && (supplierId !== null) === (of === 'shop')),
    );
    return { records, total: records.length, size: 10, current: 1, pages: 1 };
  };

/** Keeps the tab as the page's address would. */
function Center(props: CouponCenterViewProps) {
  const [of, setOf] = useState(props.of);
  return <CouponCenterView {...props} of={of} onOfChange={setOf} />;
}

const meta = {
  title: 'Features/Coupon/CouponCenterView',
  component: CouponCenterView,
  render: (args) => <Center {...args} />,
  decorators: [withSdk({ path, answers: { coupon: { center: centerIn('zh-Hans') } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    of: 'all',
    onOfChange: fn(),
    hrefs: { detail: (id) => `/coupon?couponId=${id}`, use: ({ couponId }) => `/use?couponId=${couponId}` },
  },
} satisfies Meta<typeof CouponCenterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('tab', { name: '店铺' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText('会员八八折')).toBeVisible();
  },
};
/** A code that cannot be one is refused here; one that is unknown by the server, in its words beside the field. */
export const Codes: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        coupon: {
          center: centerIn('zh-Hans'),
          states: [],
          redeem: refused(422, '兑换码不正确', { rule: 'couponCodeUnknown' }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '兑换码' });
    await userEvent.type(field, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(await canvas.findByText('兑换码为6到20位字母或数字')).toBeVisible();
    await userEvent.type(field, '2026tea');
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(await canvas.findByText('兑换码不正确')).toBeVisible();
    await expect(field).toHaveValue('abc2026tea');
  },
};
export const NothingThere: Story = {
  decorators: [
    withSdk({
      path,
      answers: { coupon: { center: { records: [], total: 0, size: 10, current: 1, pages: 0 } } },
    }),
  ],
};
export const Loading: Story = { decorators: [withSdk({ path, answers: { coupon: { center: pending } } })] };
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { coupon: { center: unreachable } } })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [withSdk({ path, answers: { coupon: { center: centerIn('en') } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
