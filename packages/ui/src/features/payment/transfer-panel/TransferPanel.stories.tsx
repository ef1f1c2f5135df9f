import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelSource, type Locale, type Transfer } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { payChannelsIn } from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { TransferPanel } from './TransferPanel';

const ticket = 'AAAAAAAAAAAAAAAAAAAAAA';
const path = `/packages/order/transfer-payment/transfer-payment?ticket=${ticket}`;

const meta = {
  title: 'Features/Payment/TransferPanel',
  component: TransferPanel,
  args: { ticket, href: path, returnPath: path, homeHref: '/views/index/index', onBuyerPaid: fn() },
} satisfies Meta<typeof TransferPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const MINUTE_MS = 60_000;
const toldIn = (locale: Locale, change: Partial<Transfer> = {}): Transfer => ({
  title: { 'zh-Hans': '栖云岭云海观景台', en: 'Qiyun Ridge Cloud-sea Deck' }[locale],
  totalFen: 15_000,
  status: 4,
  payStatus: 0,
  expiresAtMs: Date.now() + 5 * MINUTE_MS,
  ways: payChannelsIn(locale).map((way) => ({ ...way, payType: 'app' })),
  resultPath: '/packages/order/payment-callback/payment-callback?id=order-1',
  ...change,
});
const told = (change?: Partial<Transfer>) => toldIn('zh-Hans', change);
const paid: Partial<Transfer> = { status: 1, payStatus: 1, ways: [] };
const onPay = fn();

const withTransfer = (
  payment: Answers['payment'],
  fixture: Omit<Parameters<typeof withSdk>[0], 'answers' | 'path'> = {},
) => withSdk({ path, answers: { payment: { transfer: () => told(), ...payment } }, ...fixture });

/** In a channel that can pay: its button leads to the cashier, with this page to come back to. */
export const Default: Story = {
  decorators: [
    withTransfer({
      transferPay(request) {
        onPay(request);
        return { kind: 'page', payUrl: 'https://cashier.example.com/pay' };
      },
    }),
  ],
  play: async ({ canvas }) => {
    onPay.mockClear();
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^0?[45]:\d\d$/);
    await userEvent.click(await canvas.findByRole('button', { name: '微信支付 ¥150' }));
    await waitFor(() =>
      expect(onPay).toHaveBeenCalledWith({ ticket, channelId: 'channel-1', returnPath: path }),
    );
  },
};

export const Paid: Story = {
  decorators: [withTransfer({ transfer: () => told(paid) })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
    // Whoever paid has no order to look at.
    await expect(canvas.queryByRole('link', { name: '支付结果' })).not.toBeInTheDocument();
    await waitFor(() => expect(args.onBuyerPaid).toHaveBeenCalledWith(told().resultPath));
  },
};
export const PaidByAMember: Story = {
  decorators: [withTransfer({ transfer: () => told(paid) }, { member: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '支付结果' })).toHaveAttribute(
      'href',
      told().resultPath,
    );
  },
};

let asked = 0;
/** Paid elsewhere while the page is open: it hears of it by itself. */
export const PaidMeanwhile: Story = {
  decorators: [
    withTransfer({
      transfer() {
        asked += 1;
        return asked > 2 ? told(paid) : told();
      },
    }),
  ],
  play: async ({ canvas }) => {
    asked = 0;
    await expect(await canvas.findByRole('heading', { name: '支付成功' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** Nothing here can pay: the code takes the page to where something can. */
export const ElsewhereOnly: Story = {
  decorators: [withTransfer({ transfer: () => told({ ways: [] }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请在微信中打开')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '支付链接二维码' })).toBeVisible();
  },
};
/** The messaging app takes money only from somebody it knows. */
export const NotKnownToTheMessagingApp: Story = {
  decorators: [
    withTransfer(
      { transfer: () => told({ ways: [] }) },
      { sessionStorage: { source: String(channelSource.messagingApp) } },
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请在手机浏览器中打开')).toBeVisible();
  },
};

export const Expired: Story = {
  decorators: [withTransfer({ transfer: () => told({ expiresAtMs: Date.now() - 1, ways: [] }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接已失效，请在订单中重新发起')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /微信支付/ })).not.toBeInTheDocument();
  },
};
export const LinkOver: Story = {
  decorators: [withTransfer({ transfer: refused(410, '链接已失效', { rule: 'linkOver' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接已失效，请在订单中重新发起')).toBeVisible();
  },
};
export const NoSuchTicket: Story = { decorators: [withTransfer({ transfer: refused(404) })] };
export const OrderClosed: Story = {
  decorators: [withTransfer({ transfer: () => told({ status: 6, ways: [] }) })],
};
export const MoneyGoesBack: Story = {
  decorators: [withTransfer({ transfer: () => told({ status: 6, payStatus: 3, ways: [] }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('款项已退回')).toBeVisible();
  },
};

/** The payment system says no: its words stand before the button, and have the focus. */
export const Refused: Story = {
  decorators: [
    withTransfer({ transferPay: refused(409, '支付通道繁忙，请稍后重试', { rule: 'payChannelDown' }) }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '微信支付 ¥150' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('支付通道繁忙，请稍后重试'));
  },
};
export const Loading: Story = { decorators: [withTransfer({ transfer: pending })] };
export const NoNetwork: Story = {
  decorators: [withTransfer({ transfer: unreachable })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' }, { timeout: 10_000 })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withTransfer({ transfer: () => toldIn('en') })],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const PaidInEnglish: Story = {
  decorators: [withTransfer({ transfer: () => toldIn('en', paid) })],
  globals: { locale: 'en' },
};
export const ExpiredInEnglish: Story = {
  decorators: [withTransfer({ transfer: refused(410) })],
  globals: { locale: 'en' },
};
export const ElsewhereInEnglish: Story = {
  decorators: [withTransfer({ transfer: () => toldIn('en', { ways: [] }) })],
  globals: { locale: 'en' },
};
export const LargeText: Story = { decorators: [withTransfer({})], globals: { textSize: 'large' } };
/** A desktop shows the code as well: a phone pays more easily. */
export const Wide: Story = {
  decorators: [withTransfer({})],
  globals: { viewport: { value: 'desktop' } },
};
