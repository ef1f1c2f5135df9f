import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, Quote } from '@yunyou/contract';
import type { CheckoutLineOpening } from '@yunyou/sdk/checkout';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressHrefs, draftIn, linesOf, placed, submit, withOrders } from '../../../stories/booking-fixture';
import { couponsIn, goodsQuoteIn } from '../../../stories/goods-form-fixture';
import { hotelBasic } from '../../../stories/hotel-samples';
import { noOffers, quoteOf } from '../../../stories/order-samples';
import { refused } from '../../../stories/scripted-fetch';
import { stay, stayNowMs } from '../../../stories/stay-days';
import { rateDetail, stayQuoteLine } from '../../../stories/stay-samples';
import { BookingForm } from './BookingForm';

const quoted = fn();
const created = fn();

/** A ticket with the best of the coupons, what could be added, and why the rest did not apply. */
function offeredIn(locale: Locale, part: Partial<Quote> = {}): Quote {
  const quote = quoteOf(1, undefined, locale);
  const coupons = couponsIn(locale).filter(({ couponKind }) => couponKind !== 'freight');
  return {
    ...quote,
    breakdown: [
      ...quote.breakdown,
      { kind: 'coupon', label: coupons[0]?.name ?? '', quantity: null, amountFen: -2_000 },
    ],
    totalFen: 6_000,
    savedFen: 2_000,
    coupons,
    addOns: goodsQuoteIn(locale).addOns,
    unused: coupons.flatMap(({ couponId: id, name, reason }) =>
      reason ? [{ id, kind: 'coupon' as const, name, reason }] : [],
    ),
    ...part,
  };
}

/** The same without a coupon. */
const without = (locale: Locale): Quote => ({
  ...offeredIn(locale),
  ...quoteOf(1, undefined, locale),
  coupons: couponsIn(locale)
    .filter(({ couponKind }) => couponKind !== 'freight')
    .map((one) => ({ ...one, used: false, amountFen: 0, reason: one.reason ?? { code: 'open' } })),
});

const meta = {
  title: 'Features/Order/BookingForm/Offers',
  component: BookingForm,
  parameters: { layout: 'fullscreen', width: false },
  args: { lines: linesOf(), onPlaced: fn(), hrefs: addressHrefs },
  decorators: [
    withOrders({
      quote(request) {
        quoted(request);
        return request.coupons?.mode === 'none' ? without('zh-Hans') : offeredIn('zh-Hans');
      },
      create(request) {
        created(request);
        return placed;
      },
    }),
  ],
  beforeEach: () => {
    quoted.mockClear();
    created.mockClear();
  },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const couponSheet = async () =>
  within(await screen.findByRole('dialog', { name: '优惠券' }, { timeout: 5000 }));

/** The best coupon is used by itself; the total and what is ordered are with it. */
export const CouponChosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('已选1张，省¥20')).toBeVisible();
    await expect(canvas.getByText('-¥20')).toBeVisible();
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ expectedTotalFen: 6_000, autoClaim: true, coupons: { mode: 'auto' } }),
    );
  },
};

/** Left out by hand, and taken up again. */
export const WithoutCoupons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /优惠券.*已选1张/ }));
    const sheet = await couponSheet();
    await userEvent.click(sheet.getByRole('button', { name: '不使用优惠券' }));
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(expect.objectContaining({ coupons: { mode: 'none' } })),
    );
    await userEvent.click(await sheet.findByRole('checkbox', { name: '秋游立减券' }));
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(
        expect.objectContaining({ coupons: { mode: 'chosen', memberCouponIds: ['mine-1'] } }),
      ),
    );
    await userEvent.click(sheet.getByRole('button', { name: '恢复最优' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: '恢复最优' })).toBeDisabled());
    await userEvent.click(sheet.getByRole('button', { name: '选好了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Every coupon that is not used says why, in numbers. */
export const NotCheaper: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('为什么没有更便宜'));
    await expect(await canvas.findByText('已选更省的方案，少付¥4')).toBeVisible();
    await expect(canvas.getByText('还差¥40可用')).toBeVisible();
  },
};

/** None is there at all. */
export const NoCoupons: Story = {
  decorators: [withOrders({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无可用')).toBeVisible();
    await expect(canvas.queryByText('为什么没有更便宜')).not.toBeInTheDocument();
  },
};

/** Goods that are added are sent: the default address is taken. */
export const AddOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: '收货地址' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('checkbox', { name: '加¥9.90换购青瓷茶则' }));
    await expect(await canvas.findByRole('button', { name: '更换地址' })).toBeVisible();
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(
        expect.objectContaining({
          addressId: 'address-1',
          lines: [expect.any(Object), expect.objectContaining({ addOnOf: 'activity-9' })],
        }),
      ),
    );
  },
};

/** Another order was faster: said beside the coupons, and nothing typed is lost. */
export const CouponTaken: Story = {
  decorators: [
    withOrders({
      quote: offeredIn('zh-Hans'),
      create: refused(409, '优惠券已被其他订单占用', {
        rule: 'couponTaken',
        field: 'coupons.memberCouponIds',
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('优惠券已被其他订单占用')).toBeVisible();
    await expect(canvas.getByLabelText(/备注/)).toHaveValue('靠窗');
  },
};

/** A room of a rate, and what is quoted about it. */
const roomOf = (index: number, offers: Partial<Quote>) => {
  const rate = rateDetail(index);
  const line = stayQuoteLine(rate, 1);
  const lines: CheckoutLineOpening[] = [
    { kind: 'stay', product: { id: 'room-1', hotel: hotelBasic, rate }, stay, quantity: 1, nowMs: stayNowMs },
  ];
  const breakdown: Quote['breakdown'] = [
    { kind: 'line', label: rate.hotelRoomName, quantity: 1, amountFen: line.paidFen },
  ];
  const answer = { ...noOffers, breakdown, totalFen: line.paidFen, lines: [line], ...offers };
  return { args: { lines }, decorators: [withOrders({ quote: answer }, null)] };
};
const [roomCoupon] = couponsIn('zh-Hans');

/** A coupon for rooms; what each night costs stands beside the total as before. */
export const Room: Story = {
  ...roomOf(0, { coupons: roomCoupon ? [roomCoupon] : [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已选1张，省¥20')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '每间每晚' })).toBeVisible();
  },
};

/** Nothing lowers what is paid at the desk, and that is said. */
export const RoomAtTheDesk: Story = {
  ...roomOf(2, {
    coupons: roomCoupon ? [{ ...roomCoupon, used: false, amountFen: 0, reason: { code: 'payAtDesk' } }] : [],
    unused: [{ id: 'mine-1', kind: 'coupon', name: '秋游立减券', reason: { code: 'payAtDesk' } }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无可用')).toBeVisible();
    await userEvent.click(canvas.getByText('为什么没有更便宜'));
    await expect(await canvas.findByText('到店付订单不参与')).toBeVisible();
  },
};

const inEnglish = withOrders({ quote: offeredIn('en') }, draftIn('en'), 'en');
export const NarrowInEnglish: Story = {
  decorators: [inEnglish],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
};
export const DesktopInEnglish: Story = {
  decorators: [inEnglish],
  globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
