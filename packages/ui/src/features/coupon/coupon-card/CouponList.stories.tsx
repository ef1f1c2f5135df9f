import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coupon, coupons } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { CouponList } from './CouponList';

const meta = {
  title: 'Features/Coupon/CouponList',
  component: CouponList,
  args: { coupons: loaded(coupons), onClaim: fn(), hrefOf: ({ id }) => `/use?coupon=${id}` },
} satisfies Meta<typeof CouponList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each button says which coupon it is for; what is over has none. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '领取秋游立减券' }));
    await expect(args.onClaim).toHaveBeenCalledWith(coupon);
    await expect(canvas.getByRole('link', { name: '去使用会员专享' })).toHaveAttribute(
      'href',
      '/use?coupon=coupon-2',
    );
    await expect(canvas.getByText('9折')).toBeVisible();
    await expect(canvas.getByText('已领完')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
/** Claiming takes its time: the button is busy. */
export const Claiming: Story = {
  args: { coupons: loaded([coupon]), onClaim: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OnlyToLookAt: Story = { args: { onClaim: undefined, hrefOf: undefined } };
export const Loading: Story = { args: { coupons: stillLoading } };
export const NothingThere: Story = { args: { coupons: loaded([]) } };
export const Failed: Story = { args: { coupons: failed } };
export const NoNetwork: Story = { args: { coupons: offline } };
export const OnADesktop: Story = {
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    coupons: loaded(
      coupons.map((one) => ({
        ...one,
        name: 'Autumn outing voucher for members',
        scope: 'For every ticket of every scenic spot',
      })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% off')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
