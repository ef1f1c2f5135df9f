import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PayChannel } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { orderDetail, paymentState, unpaidOrder } from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { PaymentAppPanel } from './PaymentAppPanel';

const meta = {
  title: 'Features/Payment/PaymentAppPanel',
  component: PaymentAppPanel,
  args: {
    order: unpaidOrder(),
    hrefs: {
      result: '/packages/order/payment-callback/payment-callback?id=order-1',
      order: '/packages/order/order-details/order-details?id=order-1',
      payment: '/packages/order/payment/payment?id=order-1',
    },
    onEnded: fn(),
  },
} satisfies Meta<typeof PaymentAppPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const quickPass: PayChannel = {
  id: 'quick-pass',
  payType: 'quickPass',
  payChannel: 'unionPay',
  payChannelType: 2,
  payChannelName: '云闪付',
};
const unpaid = { ...paymentState, status: 4, payStatus: 0, paidAtMs: null } as const;

/** What the payment app does with a payment. */
const app = { paid: false, tns: [] as string[] };

const withApp = (payment: Answers['payment'] = {}, ends: 'paid' | 'given up' = 'paid') =>
  withSdk({
    path: '/packages/order/payment-app/payment-app?orderId=order-1',
    member: true,
    options: {
      payPlatforms: {
        paymentApp: {
          pluginReady: (listener) => listener(),
          pay({ tn, success, fail }) {
            app.tns.push(tn);
            app.paid = ends === 'paid';
            setTimeout(() => (app.paid ? success({}) : fail({})), 200);
          },
        },
      },
    },
    answers: {
      payment: {
        channels: [quickPass],
        state: () => (app.paid ? paymentState : unpaid),
        unifyPay: { kind: 'quickPass', tn: 'tn-1' },
        ...payment,
      },
    },
  });

const begin = () => {
  app.paid = false;
  app.tns = [];
};

/** A second press while it is busy is ignored; the page leaves once the server has the money. */
export const Default: Story = {
  decorators: [withApp()],
  play: async ({ canvas, args }) => {
    begin();
    const button = await canvas.findByRole('button', { name: '云闪付支付 ¥150' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await expect(app.tns).toEqual(['tn-1']);
  },
};

/** What the app says is not the end: without the server's word the page stays. */
export const GivenUp: Story = {
  decorators: [withApp({}, 'given up')],
  play: async ({ canvas, args }) => {
    begin();
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付支付 ¥150' }));
    await expect(await canvas.findByText('还没有收到付款', {}, { timeout: 8_000 })).toBeVisible();
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
};

/** Open elsewhere: two seconds, then what to do, and other ways. */
export const NotInThePaymentApp: Story = {
  decorators: [withSdk({ member: true, answers: { payment: { channels: [quickPass], state: unpaid } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付支付 ¥150' }));
    await expect(await canvas.findByText('请在云闪付内打开', {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '其他支付方式' })).toBeVisible();
  },
};

export const Refused: Story = {
  decorators: [withApp({ unifyPay: refused(409, '支付通道繁忙，请稍后重试', { rule: 'payChannelDown' }) })],
  play: async ({ canvas }) => {
    begin();
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付支付 ¥150' }));
    await expect(await canvas.findByText('支付通道繁忙，请稍后重试')).toBeVisible();
  },
};
export const NoNetwork: Story = {
  decorators: [withApp({ state: unreachable })],
  play: async ({ canvas }) => {
    begin();
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付支付 ¥150' }));
    await expect(await canvas.findByText('网络未连接，请检查后重试', {}, { timeout: 5_000 })).toBeVisible();
  },
};
export const NotPayable: Story = {
  decorators: [withApp()],
  args: { order: { ...orderDetail, status: 6 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单当前无需支付')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withApp()],
  args: { order: unpaidOrder('en') },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { decorators: [withApp()], globals: { textSize: 'large' } };
export const Wide: Story = {
  decorators: [withApp()],
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
