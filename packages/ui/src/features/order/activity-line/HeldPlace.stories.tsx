import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HeldPlace } from '@yunyou/sdk/checkout';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { addressHrefs, linesOf, placed, submit, withOrders } from '../../../stories/booking-fixture';
import { goodsOpeningsIn, goodsQuoteIn, withGoodsForm } from '../../../stories/goods-form-fixture';
import { quote } from '../../../stories/order-samples';
import { refused } from '../../../stories/scripted-fetch';
import { BookingForm } from '../booking-form';
import { GoodsForm } from '../goods-form';

const HOLD_MS = 180_000;
const DAY = '2026-09-23';

/** A place that is held for so long from now on. */
const heldFor = (ms: number, part: Partial<HeldPlace> = {}): HeldPlace => ({
  activeType: 4,
  ...{ activeId: 'activity-4', activityProductId: 'flash-1', grabId: 'grab-1' },
  ...{ quantity: 1, day: DAY, stay: null, holdUntilMs: Date.now() + ms },
  ...part,
});
const activity = { kind: 'activity', label: '日出专场秒杀', quantity: null, amountFen: -3_200 } as const;
const flashQuote = { ...quote, breakdown: [...quote.breakdown, activity], totalFen: 4_800 };
const over = refused(410, '保留时间已过，名额已让给下一位', { rule: 'holdExpired' });
const created = fn();

const meta = {
  title: 'Features/Order/HeldPlace',
  component: BookingForm,
  parameters: { layout: 'fullscreen', width: false },
  args: { lines: linesOf({ activity: heldFor(HOLD_MS) }), onPlaced: fn(), hrefs: addressHrefs },
  beforeEach: () => void created.mockClear(),
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place is held: its time runs, day and number stand as text, and the activity's price is a row. */
export const Held: Story = {
  render: (args) => <BookingForm {...args} lines={linesOf({ activity: heldFor(HOLD_MS) })} />,
  decorators: [
    withOrders({
      quote: flashQuote,
      create(request) {
        created(request);
        return placed;
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^0[23]:\d\d$/);
    await expect(canvas.getByText('数量和日期以抢到的名额为准')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '增加' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '更改日期' })).not.toBeInTheDocument();
    await expect(await canvas.findByText('日出专场秒杀')).toBeInTheDocument();
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines[0]).toMatchObject({
      day: DAY,
      quantity: 1,
      activity: { activeId: 'activity-4', activeType: 4, activityProductId: 'flash-1', grabId: 'grab-1' },
    });
  },
};

/** The time is up while somebody fills in: the server is asked, and what was typed stays. */
export const TimeIsUp: Story = {
  render: (args) => <BookingForm {...args} lines={linesOf({ activity: heldFor(1_500) })} />,
  decorators: [withTimeUp()],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('保留时间已过，名额已让给下一位', {}, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

function withTimeUp() {
  let asked = 0;
  return withOrders({
    quote() {
      asked += 1;
      return asked === 1 ? flashQuote : over;
    },
  });
}

/** The hold is over: words, the way back to the sale, nothing that can be placed, and everything typed. */
export const HoldOver: Story = {
  args: { lines: linesOf({ activity: heldFor(0, { holdUntilMs: null }) }) },
  decorators: [withOrders({ quote: over })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('保留时间已过，名额已让给下一位')).toBeVisible();
    await expect(canvas.getByText('已填写的内容会保留')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到秒杀页' })).toHaveAttribute(
      'href',
      addressHrefs.activity({ activeType: 4, activityProductId: 'flash-1' }),
    );
    await expect(canvas.getByLabelText(/备注/)).toHaveValue('靠窗');
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled();
  },
};

/** It was ordered before: its order is where to go on. */
export const OrderedBefore: Story = {
  args: { lines: linesOf({ activity: heldFor(0, { holdUntilMs: null }) }) },
  decorators: [
    withOrders({
      quote: refused(409, '当前状态不能进行此操作', {
        rule: 'transitionRefused',
        detail: { from: 'ordered', orderId: 'order-7' },
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个名额已经下单')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      addressHrefs.order('order-7'),
    );
  },
};

const goodsHrefs = { ...addressHrefs, more: () => '/pages/shop-home/shop-home' };
const [tea] = goodsOpeningsIn('zh-Hans');
const goodsQuote = goodsQuoteIn('zh-Hans');

/** Goods: as many as were granted, and a row that says the day's normal price is lower. */
export const NormalPriceIsLower: Story = {
  render: () => (
    <GoodsForm
      lines={tea ? [{ ...tea, activity: heldFor(HOLD_MS, { quantity: 2, day: null }) }] : []}
      onPlaced={fn()}
      hrefs={goodsHrefs}
    />
  ),
  decorators: [
    withGoodsForm({
      quote: {
        ...goodsQuote,
        breakdown: [
          ...goodsQuote.breakdown.slice(0, 1),
          { kind: 'activity', label: '当日价格更优惠', quantity: null, amountFen: 0 },
        ],
        totalFen: 13_600,
        lines: goodsQuote.lines.slice(0, 1),
        orders: goodsQuote.orders.slice(0, 1),
        coupons: [],
        addOns: [],
        unused: [{ id: 'mine-2', kind: 'coupon', name: '会员八八折', reason: { code: 'activityPrice' } }],
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当日价格更优惠')).toBeInTheDocument();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getAllByText('×2')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '增加' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('为什么没有更便宜'));
    await expect(await canvas.findByText('秒杀、团购、砍价商品不参与')).toBeVisible();
  },
};

/** The hold of goods is over, in English on a narrow phone. */
export const GoodsHoldOverInEnglish: Story = {
  render: () => (
    <GoodsForm
      lines={goodsOpeningsIn('en')
        .slice(0, 1)
        .map((one) => ({ ...one, activity: heldFor(0, { day: null, holdUntilMs: null }) }))}
      onPlaced={fn()}
      hrefs={goodsHrefs}
    />
  ),
  decorators: [
    withGoodsForm(
      {
        quote: refused(410, 'Your time is up; the place went to the next person', { rule: 'holdExpired' }),
      },
      { locale: 'en', address: { getList: [] } },
    ),
  ],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your time is up; the place went to the next person')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the flash sale' })).toBeVisible();
  },
};
