import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  orderDetail,
  payChannels,
  payChannelsIn,
  paymentState,
  unpaidOrder,
} from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { PaymentPanel } from './PaymentPanel';

const meta = {
  title: 'Features/Payment/PaymentPanel',
  component: PaymentPanel,
  args: {
    order: unpaidOrder(),
    resultHref: '/packages/order/payment-callback/payment-callback?id=order-1',
    orderHref: '/packages/order/order-details/order-details?id=order-1',
    onEnded: fn(),
  },
} satisfies Meta<typeof PaymentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpaid = { ...paymentState, status: 4, payStatus: 0, paidAtMs: null } as const;
const onPay = fn();

const withPayment = (payment: Answers['payment']) =>
  withSdk({
    path: '/packages/order/payment/payment?id=order-1',
    member: true,
    answers: {
      payment: {
        channels: payChannels,
        state: unpaid,
        wxWebPay(request) {
          onPay(request);
          return { payUrl: 'https://cashier.example.com/pay', jsapi: null };
        },
        ...payment,
      },
    },
  });

/** How much, how long there is, and on to the cashier. Leaving for it is not the end of paying. */
export const Default: Story = {
  decorators: [withPayment({})],
  play: async ({ canvas, args }) => {
    onPay.mockClear();
    await expect(await canvas.findByRole('radio', { name: '微信支付' })).toBeChecked();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^[23]\d分钟$/);
    await expect(canvas.getByText(/请在\d\d:\d\d前支付/)).toBeVisible();
    // What is paid for: each line with its day and how many.
    const [line] = canvas.getAllByRole('listitem');
    await expect(line).toHaveTextContent(/9月23日.*2张|2张.*9月23日/);
    await userEvent.click(canvas.getByRole('button', { name: '支付 ¥150' }));
    await waitFor(() =>
      expect(onPay).toHaveBeenCalledWith(expect.objectContaining({ returnPath: args.resultHref })),
    );
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
};

/** Things of two shops are two orders and one payment: what is asked for is the sum of both. */
export const TwoShops: Story = {
  args: {
    order: {
      ...unpaidOrder(),
      siblings: [{ id: 'order-4', sn: '202609201234567891', title: '青瓷茶则', totalFen: 2_900 }],
      payFen: 17_900,
    },
  },
  decorators: [withPayment({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共2个订单，一次支付')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '支付 ¥179' })).toBeVisible();
  },
};

/** Paid in another tab meanwhile: no second payment, the result page tells. */
export const PaidElsewhere: Story = {
  decorators: [withPayment({ state: paymentState })],
  play: async ({ canvas, args }) => {
    onPay.mockClear();
    await canvas.findByRole('radio');
    await userEvent.click(canvas.getByRole('button', { name: /^支付/ }));
    await waitFor(() => expect(args.onEnded).toHaveBeenCalled());
    await expect(onPay).not.toHaveBeenCalled();
  },
};

/** The payment system says no: its words stand before the button, and have the focus. */
export const Refused: Story = {
  decorators: [
    withPayment({ wxWebPay: refused(409, '支付通道繁忙，请稍后重试', { rule: 'payChannelDown' }) }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio');
    await userEvent.click(canvas.getByRole('button', { name: /^支付/ }));
    await waitFor(() => expect(focusedText()).toBe('支付通道繁忙，请稍后重试'));
  },
};

const focusedText = () => document.activeElement?.textContent;

export const NoNetwork: Story = {
  decorators: [withPayment({ state: unreachable })],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio');
    await userEvent.click(canvas.getByRole('button', { name: /^支付/ }));
    await expect(await canvas.findByText('网络未连接，请检查后重试')).toHaveRole('alert');
  },
};

/** A way that this client can't take is not offered. */
export const WayNotSupported: Story = {
  decorators: [
    withPayment({
      channels: [
        {
          id: 'channel-9',
          payType: 'quickPass',
          payChannel: 'unionPay',
          payChannelType: 9,
          payChannelName: '云闪付',
        },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前渠道暂无可用的支付方式')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^支付/ })).toBeDisabled();
  },
};

export const NoWayToPay: Story = {
  decorators: [withPayment({ channels: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前渠道暂无可用的支付方式')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^支付/ })).toBeDisabled();
  },
};

/** Time runs out in front of the buyer. */
export const TimeRunsOut: Story = {
  decorators: [withPayment({})],
  args: { order: { ...unpaidOrder(), expiresAtMs: Date.now() + 2_000_000 } },
  render: function Render(args) {
    // One moment, however often it is drawn.
    const [expiresAtMs] = useState(() => Date.now() + 1_500);
    return <PaymentPanel {...args} order={{ ...args.order, expiresAtMs }} />;
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('支付时间已到，订单正在关闭', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^支付/ })).toBeDisabled();
  },
};

/** There is nothing to pay, and a way on. */
export const NotPayable: Story = {
  decorators: [withPayment({})],
  args: { order: { ...orderDetail, status: 6, closeReason: 'timedOut' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单当前无需支付')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toBeVisible();
  },
};

let asked = 0;
/** On a desktop the payment can be handed to a phone; the page hears when it was made there. */
export const HandedToAPhone: Story = {
  decorators: [
    withPayment({
      transferTicket: () => ({
        ticket: 'AAAAAAAAAAAAAAAAAAAAAA',
        url: 'https://shop.example/packages/order/transfer-payment/transfer-payment?ticket=AAAAAAAAAAAAAAAAAAAAAA',
        expiresAtMs: Date.now() + 300_000,
      }),
      state() {
        asked += 1;
        return asked > 2 ? paymentState : unpaid;
      },
    }),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    asked = 0;
    await userEvent.click(await canvas.findByRole('button', { name: '用手机支付' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: '用手机支付' }));
    await expect(await sheet.findByRole('img', { name: '支付链接二维码' })).toBeVisible();
    await expect(sheet.getByRole('timer')).toHaveTextContent(/^0?[45]:\d\d$/);
    await waitFor(() => expect(args.onEnded).toHaveBeenCalled(), { timeout: 8_000 });
  },
};

export const Loading: Story = { decorators: [withPayment({ channels: pending })] };
export const WaysNotLoaded: Story = {
  decorators: [withPayment({ channels: unreachable })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withPayment({ channels: payChannelsIn('en') })],
  args: {
    order: { ...unpaidOrder('en'), title: 'Qiyun Ridge Cloud-sea Observation Deck and Pine Forest Park' },
  },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { decorators: [withPayment({})], globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
