import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inMinutes, order, orderIn } from '../../../stories/order-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import {
  bundleOrderIn,
  goodsOrderIn,
  instantOrderIn,
  serviceOrderIn,
} from '../../../stories/sold-order-samples';
import { stayOrder } from '../../../stories/stay-samples';
import { OrderCard } from './OrderCard';

const meta = {
  title: 'Features/Order/OrderCard',
  component: OrderCard,
  decorators: [
    withSdk({
      path: '/packages/order/order-list/order-list',
      member: true,
      answers: {
        order: { confirmReceipt: null },
        cart: { addCart: { amount: 1, capped: false }, countCart: 1 },
      },
    }),
  ],
  args: {
    order,
    hrefs: {
      detail: '/packages/order/order-details/order-details?id=order-1',
      payment: '/packages/order/payment/payment?id=order-1',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-1',
      cart: '/pages/shopping-cart/shopping-cart',
    },
    onExpired: fn(),
    onChanged: fn(),
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tickets are one tap away. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /栖云岭.*待消费/ })).toHaveAttribute(
      'href',
      args.hrefs.detail,
    );
    await expect(canvas.getByRole('link', { name: '查看电子票' })).toHaveAttribute(
      'href',
      args.hrefs.vouchers,
    );
  },
};
export const PendingPayment: Story = {
  args: { order: { ...order, status: 4, phase: 'unpaid', payStatus: 0, expiresAtMs: inMinutes(29) } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^\d+分钟$/);
    await expect(canvas.getByRole('link', { name: '去支付' })).toHaveAttribute('href', args.hrefs.payment);
  },
};

/** The list is told when there is no time left. */
export const TimeRunsOut: Story = {
  args: { order: { ...order, status: 4, phase: 'unpaid', payStatus: 0 } },
  render: function Render(args) {
    // One moment, however often it is drawn.
    const [expiresAtMs] = useState(() => Date.now() + 3_000);
    return <OrderCard {...args} order={{ ...args.order, expiresAtMs }} />;
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  },
};
export const PendingConfirmation: Story = {
  args: { order: { ...order, status: 0, phase: 'toConfirm' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待确认')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** Won, at no cost. */
export const Prize: Story = {
  args: { order: { ...order, status: 1, phase: 'toShip', totalFen: 0, isPrize: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('奖品')).toBeVisible();
  },
};
/** Paid, and it waits for its group: friends are invited on its page. */
export const Forming: Story = {
  args: {
    order: { ...order, status: 0, phase: 'forming', groupId: 'group-1' },
    hrefs: { ...meta.args.hrefs, group: (id) => `/group?groupId=${id}` },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待成团')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '邀请好友' })).toHaveAttribute(
      'href',
      '/group?groupId=group-1',
    );
    await expect(canvas.queryByRole('link', { name: '查看电子票' })).not.toBeInTheDocument();
  },
};
export const Complete: Story = { args: { order: { ...order, status: 2, phase: 'complete' } } };
export const Failed: Story = {
  args: { order: { ...order, status: 3, phase: 'failed', closeReason: 'rejected' } },
};
export const Refunding: Story = { args: { order: { ...order, status: 5, phase: 'refunding' } } };
export const Closed: Story = {
  args: {
    order: { ...order, status: 6, phase: 'closed', closeReason: 'timedOut' },
    hrefs: { ...meta.args.hrefs, again: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: '再次预订' })).toHaveAttribute(
      'href',
      args.hrefs.again,
    );
    await expect(canvas.queryByRole('link', { name: '查看电子票' })).not.toBeInTheDocument();
  },
};

const english = orderIn('en');
const [line] = english.lines;
const long = {
  ...english,
  title: 'Qiyun Ridge Cloud-sea Observation Deck and Ancient Pine Forest Park',
  lines: line
    ? [
        line,
        {
          ...line,
          id: 'line-2',
          title: 'Sunrise special with the early cable car, return trip, and a cup of tea',
          quantity: 1,
        },
      ]
    : [],
  totalFen: 1_234_560,
};

/** Several shops at one payment, and more lines than a card shows. */
export const PaidTogether: Story = {
  args: {
    order: {
      ...order,
      parentSn: 'parent',
      status: 4,
      phase: 'unpaid',
      payStatus: 0,
      expiresAtMs: inMinutes(29),
      lines: [1, 2, 3].flatMap((part) => order.lines.map((one) => ({ ...one, id: `line-${part}` }))),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/合并支付/)).toBeVisible();
    await expect(canvas.getByText(/^共\d+件$/)).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: { order: long },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = {
  args: { order: { ...long, status: 4, phase: 'unpaid', payStatus: 0, expiresAtMs: inMinutes(29) } },
  globals: { textSize: 'large' },
  parameters: { width: 320 },
};
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};

/** Rooms: their days, nights and number; the voucher lets in at the desk. */
export const Stay: Story = {
  args: { order: stayOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待入住')).toBeVisible();
    await expect(canvas.getByText('9月21日 – 9月23日 · 2晚2间')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '入住凭证' })).toBeVisible();
  },
};

/** Goods that are not with a carrier yet: nothing is there to be shown or confirmed. */
export const GoodsToBeShipped: Story = {
  args: { order: goodsOrderIn('zh-Hans', 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待发货', { selector: '[data-tone]' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** On their way: followed, and confirmed after a question. */
export const GoodsToBeReceived: Story = {
  args: { order: goodsOrderIn('zh-Hans', 1) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: '查看物流' })).toHaveAttribute(
      'href',
      args.hrefs.detail,
    );
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }));
    const question = within(await screen.findByRole('dialog', { name: '确认已收到商品？' }));
    await userEvent.click(question.getByRole('button', { name: '确认收货' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};
export const GoodsSignedFor: Story = {
  args: { order: goodsOrderIn('zh-Hans', 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('交易完成')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '再次购买' }));
    await expect(await canvas.findByText('已加入购物车')).toBeVisible();
  },
};
export const GoodsRejected: Story = { args: { order: goodsOrderIn('zh-Hans', 3) } };
export const GoodsReturned: Story = { args: { order: goodsOrderIn('zh-Hans', 5) } };
export const Service: Story = {
  args: { order: serviceOrderIn('zh-Hans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看券码' })).toBeVisible();
  },
};
/** Looked at on its own page, where that is asked about. */
export const Instant: Story = {
  args: { order: instantOrderIn('zh-Hans') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: '查看内容' })).toHaveAttribute(
      'href',
      args.hrefs.detail,
    );
    await expect(canvas.queryByRole('link', { name: '查看券码' })).not.toBeInTheDocument();
  },
};
export const Bundle: Story = { args: { order: bundleOrderIn('zh-Hans') } };
export const GoodsInEnglish: Story = {
  args: { order: goodsOrderIn('en', 1) },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
