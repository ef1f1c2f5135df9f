import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LineGroup } from '@yunyou/sdk/checkout';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressHrefs, linesOf, placed, submit, withOrders } from '../../../stories/booking-fixture';
import { goodsOpeningsIn, goodsQuoteIn, withGoodsForm } from '../../../stories/goods-form-fixture';
import { quote } from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { BookingForm } from '../booking-form';
import { GoodsForm } from '../goods-form';

const HOUR_MS = 3_600_000;
const DAYS = ['2026-09-23', '2026-09-24'];
const named = { activeId: 'activity-3', activeType: 3, activityProductId: 'group-product-1' } as const;

/** A group of three that is opened. */
const opens = (part: Partial<LineGroup> = {}): LineGroup => ({
  ...named,
  ...{ groupId: undefined, needed: 3, lacking: 3, hours: 24, endsAtMs: null },
  ...{ priceFen: 4_800, limitPerOrder: 2, days: DAYS },
  ...part,
});
/** The same that somebody else has opened. */
const joins = (part: Partial<LineGroup> = {}): LineGroup =>
  opens({ groupId: 'group-1', lacking: 2, endsAtMs: Date.now() + HOUR_MS, ...part });
const row = { kind: 'activity', label: '三人成团', quantity: null, amountFen: -3_200 } as const;
const groupQuote = { ...quote, breakdown: [...quote.breakdown, row], totalFen: 4_800 };
const created = fn();

type Asked = NonNullable<Answers['order']>['quote'];
const withQuote = (asked: Asked) =>
  withOrders({
    quote: asked,
    create(request) {
      created(request);
      return placed;
    },
  });

const meta = {
  title: 'Features/Order/LineGroup',
  component: BookingForm,
  parameters: { layout: 'fullscreen', width: false },
  args: { lines: linesOf({ activity: opens() }), onPlaced: fn(), hrefs: addressHrefs },
  decorators: [withQuote(groupQuote)],
  beforeEach: () => void created.mockClear(),
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a group: how many it needs and for how long; number and day are chosen within the activity's limits. */
export const Opens: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('发起3人团')).toBeVisible();
    await expect(canvas.getByText('付款后开团，24小时内满3人成团，未成团款项原路退回')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(await canvas.findByText('三人成团')).toBeInTheDocument();
    await expect(canvas.getByText(/至2张/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '更改日期' }));
    const days = within(await screen.findByRole('dialog', { name: '游玩日期' }));
    const day = await days.findByRole('button', { name: /9月24日.*¥48/ });
    await expect(days.getByRole('button', { name: /9月25日/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day);
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines[0]).toMatchObject({ day: DAYS[1], activity: named });
    await expect(created.mock.calls[0]?.[0].lines[0].activity).not.toHaveProperty('groupId');
  },
};

/** Joins a group: how many it lacks, and its time runs. */
export const Joins: Story = {
  render: (args) => <BookingForm {...args} lines={linesOf({ activity: joins() })} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/参加3人团，还差2人/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines[0]).toMatchObject({
      activity: { ...named, groupId: 'group-1' },
    });
  },
};

/** The day it was opened with is not sold to groups: another one is asked for. */
export const AnotherDayNeeded: Story = {
  args: { lines: linesOf({ activity: opens({ days: ['2026-09-24'] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '选择日期' })).toBeVisible();
  },
};

/** A form of one that joins, whose price is refused. */
const refusedStory = (
  refusal: ReturnType<typeof refused>,
  play: NonNullable<Story['play']>,
  activity = joins(),
): Story => ({
  args: { lines: linesOf({ activity }) },
  decorators: [withQuote(refusal)],
  play,
});
const page = (groupId?: string) => addressHrefs.activity({ ...named, groupId });

/** Somebody was faster: words, other groups that can be joined, a new one, and everything typed. */
export const Full: Story = refusedStory(
  refused(409, '手慢了，该团已满员', {
    rule: 'groupFull',
    detail: {
      alternatives: [
        { groupId: 'group-2', lacking: 1, endsAtMs: Date.now() + HOUR_MS },
        { groupId: 'group-3', lacking: 2, endsAtMs: Date.now() + 2 * HOUR_MS },
      ],
    },
  }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('手慢了，该团已满员')).toBeVisible();
    await expect(canvas.getByText('已填写的内容会保留')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /参加另一个团：还差1人/ })).toHaveAttribute(
      'href',
      page('group-2'),
    );
    await expect(canvas.getByRole('link', { name: /参加另一个团：还差2人/ })).toHaveAttribute(
      'href',
      page('group-3'),
    );
    await expect(canvas.getByRole('link', { name: '去发起新团' })).toHaveAttribute('href', page());
    await expect(canvas.getByLabelText(/备注/)).toHaveValue('靠窗');
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled();
  },
);

/** Full, and there is no other. */
export const FullAndAlone: Story = refusedStory(
  refused(409, '手慢了，该团已满员', { rule: 'groupFull', detail: { alternatives: [] } }),
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去发起新团' })).toHaveAttribute('href', page());
    await expect(canvas.queryByRole('link', { name: /参加另一个团/ })).not.toBeInTheDocument();
  },
);

/** It ended while somebody filled in. */
export const Over: Story = refusedStory(
  refused(410, '该团已结束', { rule: 'groupOver' }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('该团已结束')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去发起新团' })).toHaveAttribute('href', page());
  },
);

const own = { groupId: 'group-7', orderId: 'order-7' };

/** The member's own group: it, and the order in it. */
export const JoinedAlready: Story = refusedStory(
  refused(409, '你已在该团中', { rule: 'groupAlreadyJoined', detail: own }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('你已在该团中')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看我的拼团' })).toHaveAttribute(
      'href',
      addressHrefs.group('group-7'),
    );
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      addressHrefs.order('order-7'),
    );
  },
);

/** Another group of the member for the same is still open. */
export const OpenAlready: Story = refusedStory(
  refused(409, '你有一个未成团的拼团，请先完成', { rule: 'groupOpenAlready', detail: own }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('你有一个未成团的拼团，请先完成')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看我的拼团' })).toHaveAttribute(
      'href',
      addressHrefs.group('group-7'),
    );
  },
  opens(),
);

/** The rules were not agreed to: they are on the page of the group, which is kept. */
export const RulesNotAgreed: Story = refusedStory(
  refused(422, '请先阅读并同意活动规则', { rule: 'rulesNotAgreed' }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('请先阅读并同意活动规则')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到拼团页' })).toHaveAttribute('href', page('group-1'));
  },
);

/** The rules are others by now. */
export const RulesChanged: Story = refusedStory(
  refused(409, '活动规则已更新，请重新阅读', { rule: 'rulesChanged' }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('活动规则已更新，请重新阅读')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到拼团页' })).toHaveAttribute('href', page());
  },
  opens(),
);

const goodsHrefs = { ...addressHrefs, more: () => '/pages/shop-home/shop-home' };
const goodsQuote = goodsQuoteIn('zh-Hans');

/** Goods: as many as the activity allows in one order. */
export const Goods: Story = {
  render: () => (
    <GoodsForm
      lines={goodsOpeningsIn('zh-Hans')
        .slice(0, 1)
        .map((one) => ({ ...one, activity: joins({ days: [] }) }))}
      onPlaced={fn()}
      hrefs={goodsHrefs}
    />
  ),
  decorators: [
    withGoodsForm({
      quote: {
        ...goodsQuote,
        ...{ totalFen: 9_600, coupons: [], addOns: [] },
        lines: goodsQuote.lines.slice(0, 1),
        orders: goodsQuote.orders.slice(0, 1),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/参加3人团，还差2人/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '增加' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: '减少' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Sold out while somebody fills in, in English on a narrow phone. */
export const GoodsSoldOutInEnglish: Story = {
  render: () => (
    <GoodsForm
      lines={goodsOpeningsIn('en')
        .slice(0, 1)
        .map((one) => ({ ...one, activity: opens({ days: [] }) }))}
      onPlaced={fn()}
      hrefs={goodsHrefs}
    />
  ),
  decorators: [
    withGoodsForm(
      { quote: refused(410, 'All gone', { rule: 'activitySoldOut' }) },
      { locale: 'en', address: { getList: [] } },
    ),
  ],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All gone')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the group page' })).toBeVisible();
  },
};

export const JoinsInEnglish: Story = {
  render: (args) => <BookingForm {...args} lines={linesOf({ activity: joins() })} />,
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
