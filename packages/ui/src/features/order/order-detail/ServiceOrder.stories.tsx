import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import {
  bundleOrderIn,
  instantOrderIn,
  serviceOrderIn,
  shipmentsIn,
} from '../../../stories/sold-order-samples';
import { OrderDetailView } from './OrderDetailView';

const looked = fn();

const withOrder = (order: Answers['order'] = {}) =>
  withSdk({
    path: '/packages/order/order-details/order-details?id=order-5',
    member: true,
    answers: {
      order: {
        shipments: shipmentsIn('zh-Hans'),
        showContent(request) {
          looked(request);
          return { text: '兑换码 QY2026-8842\n在“我的图集”中输入即可下载' };
        },
        ...order,
      },
    },
  });

const meta = {
  title: 'Features/Order/ServiceOrder',
  component: OrderDetailView,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: serviceOrderIn('zh-Hans'),
    hrefs: {
      payment: '/packages/order/payment/payment?id=order-5',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-5',
      cart: '/pages/shopping-cart/shopping-cart',
      addAddress: '/packages/user-module/address-editor/address-editor',
      editAddress: (id) => `/packages/user-module/address-editor/address-editor?id=${id}`,
      order: (id) => `/packages/order/order-details/order-details?id=${id}`,
      refund: (id) => `/packages/order/refund-detail/refund-detail?id=${id}`,
      askRefund: '/packages/order/refund-page/refund-page?orderId=order-1',
      product: ({ productId }) => `/pages/service-detail/service-detail?id=${productId}`,
      place: () => '/open-location',
    },
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
  decorators: [withOrder()],
  beforeEach: () => void looked.mockClear(),
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));

/** A code at the counter, ten times; what is unused comes back. */
export const Voucher: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('到店出示券码即可使用')).toBeVisible();
    const [codes] = canvas.getAllByRole('link', { name: /查看券码/ });
    await expect(codes).toHaveAttribute('href', args.hrefs.vouchers);
    await expect(canvas.getByText('使用中')).toBeVisible();
    await expect(canvas.getByText('现在可退¥476')).toBeVisible();
    await expect(canvas.getByText('到店出示券码 · 每份可用10次')).toBeVisible();
    await expect(canvas.getByText('付款后365天内有效')).toBeVisible();
  },
};
export const Appointment: Story = {
  args: {
    order: serviceOrderIn('zh-Hans', { serviceMode: 'appointment', usesPerVoucher: 1, progress: ['open'] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('到店出示券码，需提前预约')).toBeVisible();
  },
};

/** Looked at after a question, since its money stays then. */
export const Instant: Story = {
  args: { order: instantOrderIn('zh-Hans') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('现在可退¥680')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /查看券码/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '查看内容' }));
    const question = await dialog('现在查看？');
    await expect(question.getByText('查看后不可退款')).toBeVisible();
    await expect(looked).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: '查看内容' }));
    const sheet = await dialog('购买的内容');
    await expect(sheet.getByText(/QY2026-8842/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '复制' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};
/** Seen before: no question. */
export const InstantSeen: Story = {
  args: { order: { ...instantOrderIn('zh-Hans', true), status: 2, phase: 'complete' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再次查看' }));
    await expect((await dialog('购买的内容')).getByText(/QY2026-8842/)).toBeVisible();
    await expect(screen.queryByText('查看后不可退款', { exact: true })).not.toBeInTheDocument();
  },
};
export const InstantRefused: Story = {
  args: { order: instantOrderIn('zh-Hans', true) },
  decorators: [
    withOrder({ showContent: refused(409, '订单状态已变化，请刷新后再试', { rule: 'transitionRefused' }) }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再次查看' }));
    await expect(await screen.findByText('订单状态已变化，请刷新后再试')).toBeInTheDocument();
  },
};
export const UsedUp: Story = {
  args: {
    order: {
      ...serviceOrderIn('zh-Hans', { progress: ['over'], refundableFen: 0, refundableUnits: [] }),
      status: 2,
      phase: 'complete',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已完成', { selector: '[data-tone]' })).toBeVisible();
    await expect(canvas.queryByText(/现在可退/)).not.toBeInTheDocument();
  },
};

/** A room, tickets, tea and a bath: each with where it stands and what to do with it next. */
export const Bundle: Story = {
  args: { order: bundleOrderIn('zh-Hans') },
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('region', { name: '山居两日套餐' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(4);
    await expect(card.getByText('待入住')).toBeVisible();
    await expect(card.getByRole('link', { name: '查看电子票' })).toHaveAttribute('href', args.hrefs.vouchers);
    await expect(card.getByText('套餐整体退，部分使用后不可退')).toBeVisible();
    await expect(card.queryByRole('button', { name: '申请退款' })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: '查看物流' }));
    await expect(await (await dialog('物流信息')).findByText('SF1382094715562')).toBeVisible();
  },
};

/** Nothing was used: all of it goes back together. */
export const BundleWhole: Story = {
  args: {
    order: bundleOrderIn('zh-Hans', {
      delivery: null,
      lines: bundleOrderIn('zh-Hans').lines.map((line) => ({
        ...line,
        ...(line.kind === 'goods' && { deliveryStatus: 0 as const }),
        progress: ['open' as const],
        refundableFen: line.paidFen,
        refundableUnits: [0],
      })),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请退款' }));
    const sheet = await dialog('申请退款');
    const boxes = await sheet.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(4);
    for (const box of boxes) await expect(box).toBeDisabled();
  },
};
export const BundleUnpaid: Story = {
  args: {
    order: bundleOrderIn('zh-Hans', {
      status: 4,
      phase: 'unpaid',
      payStatus: 0,
      paidAtMs: null,
      voucherCount: 0,
      delivery: null,
      stayRooms: [],
      canPay: true,
      canCancel: true,
      expiresAtMs: Date.now() + 1_500_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('付款后可用')).toHaveLength(4);
  },
};
export const BundleInEnglish: Story = {
  args: { order: bundleOrderIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const BundleOnADesktop: Story = {
  args: { order: bundleOrderIn('zh-Hans') },
  globals: { viewport: { value: 'desktop' } },
};
export const LargeText: Story = { args: { order: bundleOrderIn('zh-Hans') }, globals: { textSize: 'large' } };
/** A time that was chosen while ordering stands with its line. */
export const WithATime: Story = {
  args: {
    order: serviceOrderIn('zh-Hans', {
      slot: {
        appointmentId: 'appointment-1',
        slotId: 'slot-1',
        itemId: 'item-1',
        itemTitle: '云汤温泉谷泡汤',
        day: '2026-09-22',
        from: '13:00',
        to: '15:00',
        startsAtMs: Date.parse('2026-09-22T13:00:00+08:00'),
        endsAtMs: Date.parse('2026-09-22T15:00:00+08:00'),
        size: 1,
        status: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/云汤温泉谷泡汤 · 9月22日.*13:00–15:00.* · 名额已保留/),
    ).toBeVisible();
  },
};
