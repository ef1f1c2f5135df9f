import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { couponOffersIn } from '../../../stories/offer-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { pending, refused, withSdk } from '../../../stories/sdk-fixture';
import { CouponList } from './CouponList';

const coupons = couponOffersIn('zh-Hans');
const [first] = coupons;
const noneYet = coupons.map(({ couponId }) => ({
  couponId,
  claimedCount: 0,
  canClaim: true,
  memberCouponIds: [],
}));
const claimed = { memberCouponId: 'mine-1', firstDay: '2026-09-20', lastDay: '2026-10-31' };

const meta = {
  title: 'Features/Coupon/CouponList',
  component: CouponList,
  decorators: [withSdk()],
  args: {
    coupons: loaded(coupons),
    hrefs: { detail: (id) => `/coupon?couponId=${id}`, use: ({ couponId }) => `/use?couponId=${couponId}` },
  },
} satisfies Meta<typeof CouponList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All four kinds; what is not open has no button, and one counts down to its time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8.8折')).toBeVisible();
    await expect(canvas.getByText('¥9.90换购')).toBeVisible();
    await expect(canvas.getByText('免运费')).toBeVisible();
    await expect(canvas.getByText('最多减¥20')).toBeVisible();
    await expect(canvas.getByText('领取后7天内有效')).toBeVisible();
    await expect(canvas.getByText('已领完')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(2:00:00|1:59:\d\d)$/);
    await expect(canvas.getAllByRole('button', { name: /领取/ })).toHaveLength(4);
  },
};

let held: string[] = [];
/** A member's: claimed with one press, and used from here on. */
export const Claiming: Story = {
  args: { coupons: loaded(first ? [first] : []) },
  decorators: [
    withSdk({
      member: true,
      answers: {
        coupon: {
          states: () =>
            noneYet
              .slice(0, 1)
              .map((one) => ({ ...one, canClaim: held.length === 0, memberCouponIds: held })),
          claim: () => {
            held = ['mine-1'];
            return claimed;
          },
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    held = [];
    await userEvent.click(await canvas.findByRole('button', { name: '领取秋游立减券' }));
    await expect(await canvas.findByText('领取成功')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: '去使用秋游立减券' })).toHaveAttribute(
      'href',
      '/use?couponId=coupon-1',
    );
    await expect(canvas.queryByRole('button', { name: '领取秋游立减券' })).not.toBeInTheDocument();
  },
};
/** Somebody was quicker: the words of the server are told. */
export const RefusedWhileClaiming: Story = {
  args: { coupons: loaded(first ? [first] : []) },
  decorators: [
    withSdk({
      member: true,
      answers: {
        coupon: {
          states: noneYet.slice(0, 1),
          claim: refused(409, '已领完', { rule: 'couponGone' }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '领取秋游立减券' }));
    await expect(await canvas.findByText('已领完')).toBeInTheDocument();
  },
};
/** Claiming takes its time: the button is busy. */
export const ClaimUnderWay: Story = {
  args: { coupons: loaded(first ? [first] : []) },
  decorators: [withSdk({ member: true, answers: { coupon: { states: pending, claim: pending } } })],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Loading: Story = { args: { coupons: stillLoading } };
export const NothingThere: Story = { args: { coupons: loaded([]) } };
export const Failed: Story = { args: { coupons: failed } };
export const NoNetwork: Story = { args: { coupons: offline } };
export const OnADesktop: Story = {
  args: { look: 'wide' },
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    coupons: loaded(
      couponOffersIn('en').map((one) => ({ ...one, name: 'Autumn outing voucher for members of the club' })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12% off')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
