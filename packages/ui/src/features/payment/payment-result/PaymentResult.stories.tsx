import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderDetail } from '@yunyou/contract';
import { expect, userEvent, waitFor } from 'storybook/test';
import { orderDetail, paymentState } from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { PaymentResult } from './PaymentResult';

const meta = {
  title: 'Features/Payment/PaymentResult',
  component: PaymentResult,
  args: {
    orderId: 'order-1',
    hrefs: {
      order: '/packages/order/order-details/order-details?id=order-1',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-1',
      payment: '/packages/order/payment/payment?id=order-1',
      home: '/views/index/index',
      group: (groupId) =>
        `/packages/user-module/activity-group-detail/activity-group-detail?groupId=${groupId}`,
    },
  },
} satisfies Meta<typeof PaymentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

type State = NonNullable<Answers['payment']>['state'];
const withState = (state: State, order: OrderDetail = { ...orderDetail, status: 0, phase: 'toConfirm' }) =>
  withSdk({
    path: '/packages/order/payment-callback/payment-callback?id=order-1',
    member: true,
    answers: { payment: { state }, order: { detail: order } },
  });

const unpaid = { ...paymentState, status: 4, payStatus: 0, paidAtMs: null, attempted: true } as const;

/** Answers in turn; the last one stays. */
function inTurn(...states: Exclude<State, undefined | ((request: never) => unknown)>[]) {
  let asked = 0;
  return withState(() => {
    const state = states[Math.min(asked, states.length - 1)];
    asked += 1;
    return state ?? paymentState;
  });
}

export const Paid: Story = {
  decorators: [withState(paymentState)],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看电子票' })).toHaveAttribute(
      'href',
      args.hrefs.vouchers,
    );
  },
};

/** Goods have no code to show: they come. */
export const ToShip: Story = {
  decorators: [withState({ ...paymentState, voucherCount: 0, isShipped: true })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('商家会尽快发货，进度见订单详情')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', args.hrefs.order);
    await expect(canvas.queryByRole('link', { name: '查看电子票' })).not.toBeInTheDocument();
  },
};

/** What is there at once stands in the order. */
export const AtHand: Story = {
  decorators: [withState({ ...paymentState, voucherCount: 0 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容已就绪，可在订单详情中查看')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toBeVisible();
  },
};

/** Until the server has spoken nobody is told anything, and nobody is asked to pay. */
export const Asking: Story = {
  decorators: [withState(pending)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '正在向支付机构确认' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Paid, and the merchant has to say yes: no ticket is promised. */
export const Waiting: Story = {
  decorators: [withState({ ...paymentState, status: 0 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已支付，等待商家确认')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '查看电子票' })).not.toBeInTheDocument();
  },
};

/** Paid, and it waits for others: the page of its group is where they are invited. */
export const Forming: Story = {
  decorators: [
    withState(
      { ...paymentState, status: 0 },
      { ...orderDetail, status: 0, phase: 'forming', groupId: 'group-1' },
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('满员后成团；未成团款项原路退回')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '邀请好友' })).toHaveAttribute(
      'href',
      args.hrefs.group('group-1'),
    );
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', args.hrefs.order);
    await expect(canvas.queryByRole('link', { name: '查看电子票' })).not.toBeInTheDocument();
  },
};

/** No money yet; the buyer says they have paid, and it is looked at again. */
export const PendingThenPaid: Story = {
  decorators: [inTurn(unpaid, paymentState)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '还没有收到付款' });
    await expect(canvas.getByRole('link', { name: '继续支付' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '已完成支付' }));
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
    // The button is gone; whoever reads by keyboard is where the news is.
    await expect(canvasElement.querySelector('[role="status"]')).toHaveFocus();
  },
};
export const Pending: Story = { decorators: [withState(unpaid)] };

export const Refunding: Story = {
  decorators: [withState({ ...paymentState, status: 6 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '退款处理中' })).toBeVisible();
    await expect(canvas.queryByText('支付成功')).not.toBeInTheDocument();
  },
};
export const Refunded: Story = {
  decorators: [withState({ ...paymentState, status: 6, payStatus: 3, refundedFen: 15_000 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/¥150已原路退回/)).toBeVisible();
  },
};
export const Closed: Story = {
  decorators: [withState({ ...unpaid, status: 6 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有收取任何款项/)).toBeVisible();
  },
};

/** The server can't be asked: nobody is told to pay again. */
export const Unknown: Story = {
  decorators: [inTurn(unreachable, paymentState)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '暂时无法确认结果' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '继续支付' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '已完成支付' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '支付成功' })).toBeVisible());
  },
};
/** The order is nobody's, or somebody else's. */
export const NoSuchOrder: Story = {
  decorators: [withState(refused(404, '内容不存在或已下架'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容不存在或已下架')).toBeVisible();
  },
};
export const PaidInEnglish: Story = { decorators: [withState(paymentState)], globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  decorators: [withState(unpaid)],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { decorators: [withState(unpaid)], globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Paid,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};

/** Codes are called what the order calls them: those of rooms are check-in slips. */
export const PaidStay: Story = {
  decorators: [withState({ ...paymentState, orderType: 1 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '入住凭证' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '查看电子票' })).not.toBeInTheDocument();
  },
};
