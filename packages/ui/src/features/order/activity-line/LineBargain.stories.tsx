import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import type { LineBargain } from '@yunyou/sdk/checkout';
import { expect, fn, waitFor } from 'storybook/test';
import { addressHrefs, placed, submit } from '../../../stories/booking-fixture';
import { goodsOpeningsIn, goodsQuoteIn, withGoodsForm } from '../../../stories/goods-form-fixture';
import { refused } from '../../../stories/scripted-fetch';
import { GoodsForm } from '../goods-form';

const HOUR_MS = 3_600_000;
const named = {
  activeId: 'activity-8',
  activeType: 8,
  activityProductId: 'bargain-product-1',
  bargainId: 'bargain-1',
} as const;

/** Two friends are missing to the floor price. */
const bargain = (part: Partial<LineBargain> = {}): LineBargain => ({
  ...named,
  ...{ priceFen: 5_720, floorPriceFen: 4_800, helpersNeeded: 2, endsAtMs: Date.now() + 20 * HOUR_MS },
  ...part,
});
const linesIn = (locale: Locale, activity: LineBargain) =>
  goodsOpeningsIn(locale)
    .slice(0, 1)
    .map((one) => ({ ...one, activity }));

const quoteIn = (locale: Locale) => {
  const quote = goodsQuoteIn(locale);
  const row = {
    kind: 'activity',
    label: locale === 'en' ? 'Bargain' : '好友砍价',
    ...{ quantity: null, amountFen: -1_080 },
  } as const;
  return {
    ...quote,
    breakdown: [...quote.breakdown.slice(0, 1), row],
    ...{ totalFen: 5_720, coupons: [], addOns: [] },
    lines: quote.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1, unitPriceFen: 5_720 })),
    orders: quote.orders.slice(0, 1),
  };
};
const created = fn();

const meta = {
  title: 'Features/Order/LineBargain',
  component: GoodsForm,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    lines: linesIn('zh-Hans', bargain()),
    onPlaced: fn(),
    hrefs: { ...addressHrefs, more: () => '/pages/shop-home/shop-home' },
  },
  decorators: [
    withGoodsForm({
      quote: quoteIn('zh-Hans'),
      create(request) {
        created(request);
        return placed;
      },
    }),
  ],
  beforeEach: () => void created.mockClear(),
} satisfies Meta<typeof GoodsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price that was reached, how far the floor is, until when; one piece, which is no choice. */
export const Reached: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/按砍到的¥57.20购买/)).toBeVisible();
    await expect(canvas.getByText('再有2位好友帮砍可到底价¥48。')).toBeVisible();
    await expect(canvas.getByText(/^下单后价格不再变化/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect((await canvas.findAllByText('×1'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '增加' })).not.toBeInTheDocument();
    await expect(await canvas.findByText('好友砍价')).toBeInTheDocument();
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines).toMatchObject([{ quantity: 1, activity: named }]);
  },
};

/** At the floor price nobody is asked for any more. */
export const AtTheFloor: Story = {
  args: { lines: linesIn('zh-Hans', bargain({ priceFen: 4_800, helpersNeeded: 0 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/按底价¥48购买/)).toBeVisible();
    await expect(canvas.queryByText(/位好友帮砍/)).not.toBeInTheDocument();
  },
};

/** It ends while somebody fills in: the server is asked, and what was typed stays. */
export const TimeIsUp: Story = {
  render: (args) => (
    <GoodsForm {...args} lines={linesIn('zh-Hans', bargain({ endsAtMs: Date.now() + 1_500 }))} />
  ),
  decorators: [withTimeUp()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('砍价已结束', {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

function withTimeUp() {
  let asked = 0;
  return withGoodsForm({
    quote() {
      asked += 1;
      return asked === 1 ? quoteIn('zh-Hans') : refused(410, '砍价已结束', { rule: 'bargainOver' });
    },
  });
}

/** A form whose price is refused. */
const refusedStory = (code: number, rule: string, words: string): Story => ({
  decorators: [withGoodsForm({ quote: refused(code, words, { rule }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText('已填写的内容会保留')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到砍价页' })).toHaveAttribute(
      'href',
      addressHrefs.bargain('bargain-1'),
    );
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled();
  },
});

export const Over = refusedStory(410, 'bargainOver', '砍价已结束');
export const FloorOnly = refusedStory(422, 'floorOnly', '砍到底价才能购买');
export const SoldOut = refusedStory(410, 'activitySoldOut', '已抢光');

/** It was ordered before, on another device: its order is where to go on. */
export const OrderedBefore: Story = {
  decorators: [
    withGoodsForm({
      quote: refused(409, '当前状态不能进行此操作', {
        rule: 'transitionRefused',
        detail: { from: 'ordered', orderId: 'order-7' },
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个砍价已经下单')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      addressHrefs.order('order-7'),
    );
  },
};

export const NarrowInEnglish: Story = {
  args: { lines: linesIn('en', bargain({ helpersNeeded: 1 })) },
  decorators: [withGoodsForm({ quote: quoteIn('en') }, { locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You buy at ¥57.20, the price reached/)).toBeVisible();
    await expect(canvas.getByText(/1 more friend would bring it to ¥48/)).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
