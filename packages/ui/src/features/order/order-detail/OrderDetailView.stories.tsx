import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CloseReason } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderDetail, orderDetailIn, orderedAtMs, unpaidOrder } from '../../../stories/order-samples';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { OrderDetailView } from './OrderDetailView';

const path = '/packages/order/order-details/order-details?id=order-1';
const onCancel = fn();

const meta = {
  title: 'Features/Order/OrderDetailView',
  component: OrderDetailView,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: orderDetail,
    hrefs: {
      payment: '/packages/order/payment/payment?id=order-1',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-1',
      order: (id) => `/packages/order/order-details/order-details?id=${id}`,
      refund: (id) => `/packages/order/refund-detail/refund-detail?id=${id}`,
      snapshots: '/packages/order/transaction-snapshot-list/transaction-snapshot-list?orderId=order-1',
      askRefund: '/packages/order/refund-page/refund-page?orderId=order-1',
      cart: '/pages/shopping-cart/shopping-cart',
      addAddress: '/packages/user-module/address-editor/address-editor',
      editAddress: (id) => `/packages/user-module/address-editor/address-editor?id=${id}`,
      place: ({ lat, lng }) => `/open-location?latitude=${lat}&longitude=${lng}`,
      product: (line) =>
        `/pages/scenic-spot-detail/scenic-spot-detail?id=${'spotId' in line ? line.spotId : ''}`,
    },
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const sdk = withSdk({
  path,
  member: true,
  answers: {
    order: {
      cancel(request) {
        onCancel(request);
        return null;
      },
    },
  },
});

/** Where it stands, the tickets, who goes, what it cost and why, and what has happened. */
export const Default: Story = {
  decorators: [sdk],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '待消费' })).toBeVisible();
    const [tickets] = canvas.getAllByRole('link', { name: /查看电子票/ });
    await expect(tickets).toHaveAttribute('href', args.hrefs.vouchers);
    await expect(canvas.getByText('-¥10')).toBeInTheDocument();
    const progress = within(canvas.getByRole('region', { name: '订单进度' }));
    await expect(progress.getAllByRole('listitem')).toHaveLength(2);
    // What is going on now is not over.
    await expect(progress.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

/** Pulled down, or by the button that shows itself to the keyboard, it is fetched anew. */
export const Refresh: Story = {
  decorators: [sdk],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('已是最新')).toBeInTheDocument();
  },
};

export const CopyTheNumber: Story = {
  decorators: [sdk],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '复制' }));
    await expect(await canvas.findByText('已复制')).toBeVisible();
  },
};

/** On the smallest phone the number gives way, and the button stays inside its row. */
export const CopyOnASmallPhone: Story = {
  decorators: [sdk],
  args: { order: { ...orderDetailIn('en'), sn: 'YY20260920123456789012345678' } },
  globals: { locale: 'en', textSize: 'large', viewport: { value: 'small' } },
  play: async ({ canvas, args }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy' });
    const number = canvas.getByText(args.order.sn).getBoundingClientRect();
    const button = copy.getBoundingClientRect();
    await expect(number.right).toBeLessThanOrEqual(button.left);
    await expect(button.right).toBeLessThanOrEqual(window.innerWidth - 16);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** Not paid: how long there is, pay, or cancel. */
export const PendingPayment: Story = {
  decorators: [sdk],
  args: { order: unpaidOrder() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      args.hrefs.payment,
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+分钟$/);
    await expect(canvas.getByText('应付')).toBeVisible();
  },
};

const question = () => screen.findByRole('dialog', { name: '取消这个订单？' }, { timeout: 5000 });

/** Cancelling is asked about; 再想想 cancels nothing. */
export const CancelAsks: Story = {
  decorators: [sdk],
  args: { order: unpaidOrder() },
  play: async ({ canvas, args }) => {
    onCancel.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '再想想' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await expect(onCancel).toHaveBeenCalledTimes(1);
    await expect(screen.getByText('订单已取消')).toBeInTheDocument();
  },
};

/** Paid in another tab meanwhile: the reason is said, and the page looks again. */
export const CancelRefused: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        order: { cancel: refused(409, '订单状态已变化，请刷新后再试', { rule: 'transitionRefused' }) },
      },
    }),
  ],
  args: { order: unpaidOrder() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消订单' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await expect(screen.getByText('订单状态已变化，请刷新后再试')).toBeInTheDocument();
  },
};

const ordered = { status: 4, atMs: orderedAtMs } as const;
const paid = orderDetail.events[1] ?? ordered;
const later = orderedAtMs + 86_400_000;

export const PendingConfirmation: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      status: 0,
      phase: 'toConfirm',
      voucherCount: 0,
      events: [ordered, { status: 0, atMs: later }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商家正在确认，请稍候')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /查看电子票/ })).not.toBeInTheDocument();
  },
};
export const Prize: Story = {
  decorators: [sdk],
  args: { order: { ...orderDetail, totalFen: 0, isPrize: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('奖品')).toBeVisible();
  },
};
export const Complete: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      status: 2,
      phase: 'complete',
      events: [ordered, paid, { status: 2, atMs: later }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '再次预订' })).toBeVisible();
    // What it was before is over, and not "done"; what it came to is said alone.
    await expect(canvas.getAllByText('，此前')).toHaveLength(2);
    await expect(canvas.queryByText('已完成')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      status: 3,
      phase: 'failed',
      payStatus: 3,
      closeReason: 'rejected',
      refundedFen: 15_000,
      events: [ordered, { status: 3, atMs: later }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商家无法接单，款项已原路退回')).toBeVisible();
    await expect(canvas.getByText(/已退款/)).toHaveTextContent('¥150');
  },
};
/** Some were used, some go back; until when the others do is said by the rule. */
export const UsedInPart: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      lines: orderDetail.lines.map((line) => ({
        ...line,
        quantity: 5,
        usedQuantity: 2,
        refundingQuantity: 1,
        refundedQuantity: 1,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已用 2 张，退款中 1 张，已退 1 张')).toBeVisible();
    await expect(canvas.getByText('9月22日18:00前可退，手续费20%')).toBeVisible();
  },
};
export const Refunding: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      status: 5,
      phase: 'refunding',
      events: [ordered, paid, { status: 5, atMs: later }],
    },
  },
};

const closed = {
  ...orderDetail,
  status: 6,
  phase: 'closed',
  payStatus: 0,
  paidAtMs: null,
  voucherCount: 0,
  events: [ordered, { status: 6, atMs: later }],
} as const;
const closedStory = (closeReason: CloseReason, words: string) =>
  ({
    decorators: [sdk],
    args: { order: { ...closed, events: [...closed.events], closeReason } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(words)).toBeVisible();
      await expect(canvas.queryByText('应付')).not.toBeInTheDocument();
    },
  }) satisfies Story;

export const Cancelled: Story = closedStory('cancelled', '您已取消订单');
export const TimedOut: Story = closedStory('timedOut', '超时未支付，订单已自动关闭');
export const RefundedInFull: Story = closedStory('refunded', '款项已原路退回');
export const LatePayment: Story = closedStory('latePayment', '付款到达时订单已关闭，款项已原路退回');
export const NotConfirmed: Story = closedStory('notConfirmed', '商家未确认');
export const GroupFailed: Story = closedStory('groupFailed', '未成团，已付款项原路退回');

const [line] = orderDetail.lines;
const rule = { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 } as const;
const free = { kind: 'free', daysBefore: null, time: null, feePercent: 0 } as const;
const two = (...rules: readonly [typeof rule | typeof free, typeof rule | typeof free]) =>
  line?.kind === 'ticket'
    ? [
        { ...line, refundRule: rules[0] },
        { ...line, id: 'line-2', title: '日出专场', quantity: 1, refundRule: rules[1] },
      ]
    : [];

/** Two tickets under one rule: said once. */
export const OneRuleForAll: Story = {
  decorators: [sdk],
  args: { order: { ...orderDetail, lines: two(rule, rule) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('退改规则')).toBeVisible();
    await expect(canvas.getAllByText(/收取20%手续费/)).toHaveLength(1);
  },
};

/** Two tickets that can be given back in different ways: each says its own. */
export const RulesOfTheirOwn: Story = {
  decorators: [sdk],
  args: { order: { ...orderDetail, lines: two(rule, free) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('退改规则 · 成人票（大门票）')).toBeVisible();
    await expect(canvas.getByText('退改规则 · 日出专场')).toBeVisible();
    await expect(canvas.getByText(/收取20%手续费/)).toBeVisible();
    await expect(canvas.getByText('使用前随时退，全额退款')).toBeVisible();
  },
};

/** Tickets of two spots lead each to its own. */
export const TwoPlaces: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      lines: two(rule, rule).map((one, index) => ({ ...one, spotId: `spot-${index + 1}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /日出专场/ })).toHaveAttribute(
      'href',
      '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-2',
    );
    await expect(canvas.getByRole('link', { name: /成人票/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/spot-1$/),
    );
  },
};

/** Money that goes back: how each request stands, how much, and what is kept. */
export const WithRefunds: Story = {
  decorators: [sdk],
  args: {
    order: {
      ...orderDetail,
      status: 5,
      phase: 'refunding',
      refundedFen: 6_000,
      refunds: [
        { id: 'refund-2', sn: 'SH2', status: 'refunding', amountFen: 7_500, feeFen: 0 },
        { id: 'refund-1', sn: 'SH1', status: 'refunded', amountFen: 6_000, feeFen: 1_500 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('region', { name: '退款记录' }));
    await expect(group.getByText('退款成功')).toBeVisible();
    await expect(group.getByText('¥60')).toBeVisible();
    await expect(group.getByText('手续费 ¥15')).toBeVisible();
    await expect(group.getByText('退款中')).toBeVisible();
  },
};

const long = {
  ...orderDetailIn('en'),
  title: 'Qiyun Ridge Cloud-sea Observation Deck and Ancient Pine Forest Park',
  lines: line
    ? [{ ...line, title: 'Sunrise special with the early cable car, return trip, and a cup of tea' }]
    : [],
  remark: 'We arrive late in the evening and need a place to leave two suitcases until the next day, please.',
  contactName: 'Bartholomew F*',
};

export const NarrowInEnglish: Story = {
  decorators: [sdk],
  args: { order: long },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = {
  decorators: [sdk],
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const DesktopInEnglish: Story = {
  decorators: [sdk],
  args: { order: long },
  globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } },
};
export const LargeText: Story = {
  decorators: [sdk],
  args: { order: unpaidOrder() },
  globals: { textSize: 'large' },
};
