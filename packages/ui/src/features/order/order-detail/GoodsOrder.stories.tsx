import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RefundQuote } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { addresses } from '../../../stories/service-samples';
import {
  deliveryIn,
  goodsLinesIn,
  goodsOrderIn,
  shipmentsIn,
  siblingIn,
} from '../../../stories/sold-order-samples';
import { OrderDetailView } from './OrderDetailView';

const asked = fn();
const applied = fn();
const put = fn();

const backQuote: RefundQuote = {
  items: [{ lineId: 'line-tea', units: [0], amountFen: 5_000, feeFen: 0 }],
  amountFen: 5_000,
  feeFen: 0,
  freightFen: 0,
  kind: 'onlyRefund',
  approval: 'auto',
  steps: [],
  validUntilMs: Date.now() + 600_000,
};

const withOrder = (order: Answers['order'] = {}, more: Answers = {}) =>
  withSdk({
    path: '/packages/order/order-details/order-details?id=order-3',
    member: true,
    answers: {
      order: {
        shipments: shipmentsIn('zh-Hans'),
        confirmReceipt(request) {
          asked(request);
          return null;
        },
        extendReceipt: null,
        remindShipment: null,
        changeAddress(request) {
          asked(request);
          return null;
        },
        ...order,
      },
      address: { getList: addresses },
      cart: {
        addCart(request) {
          put(request);
          return { amount: request.amount, capped: false };
        },
        countCart: 3,
      },
      refund: {
        quote: backQuote,
        apply(request) {
          applied(request);
          return { id: 'refund-1', sn: 'SH1', status: 'refunding' };
        },
      },
      ...more,
    },
  });

const meta = {
  title: 'Features/Order/GoodsOrder',
  component: OrderDetailView,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: goodsOrderIn('zh-Hans', 0),
    hrefs: {
      payment: '/packages/order/payment/payment?id=order-3',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-3',
      cart: '/pages/shopping-cart/shopping-cart',
      addAddress: '/packages/user-module/address-editor/address-editor',
      editAddress: (id) => `/packages/user-module/address-editor/address-editor?id=${id}`,
      order: (id) => `/packages/order/order-details/order-details?id=${id}`,
      refund: (id) => `/packages/order/refund-detail/refund-detail?id=${id}`,
      askRefund: '/packages/order/refund-page/refund-page?orderId=order-1',
      product: ({ productId }) => `/pages/goods-detail/goods-detail?id=${productId}`,
      place: () => '/open-location',
    },
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
  decorators: [withOrder()],
  beforeEach: () => {
    for (const spy of [asked, applied, put]) spy.mockClear();
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));

/** Not shipped: the shop can be reminded, each line says what comes back, the address can still be changed. */
export const ToBeShipped: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '待发货' })).toBeVisible();
    await expect(canvas.getByText('现在可退¥100')).toBeVisible();
    await expect(canvas.getByText('现在可退¥128')).toBeVisible();
    await expect(canvas.queryByText(/电子票/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '提醒发货' }));
    await expect(await canvas.findByText('已提醒商家发货')).toBeVisible();
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};

/** Once a day: the button says so. */
export const Reminded: Story = {
  args: {
    order: goodsOrderIn('zh-Hans', 0, { delivery: { ...deliveryIn('zh-Hans', 0), canRemind: false } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '今日已提醒' })).toBeDisabled();
  },
};

/** It is asked about, since it can be done once. */
export const ChangeAddress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改地址' }));
    const sheet = await dialog('选择收货地址');
    await userEvent.click(await sheet.findByRole('radio', { name: /王山.*北京市东城区/ }));
    const question = await dialog('改送到这个地址？');
    await expect(question.getByText('地址只能修改一次')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'order-3', addressId: 'address-2' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};

/** Delivery costs something else there: the server's words say what to do. */
export const AddressRefused: Story = {
  decorators: [
    withOrder({
      changeAddress: refused(422, '新地址运费不同，请取消后重新下单', { rule: 'addressChangeRefused' }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改地址' }));
    const sheet = await dialog('选择收货地址');
    await userEvent.click(await sheet.findByRole('radio', { name: /王山.*北京市东城区/ }));
    await userEvent.click((await dialog('改送到这个地址？')).getByRole('button', { name: '确认' }));
    await expect(await screen.findByText('新地址运费不同，请取消后重新下单')).toBeInTheDocument();
  },
};

/** One of two tins: what comes back is said by the server before it is agreed to. */
export const GiveBack: Story = {
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('button', { name: '申请退款' });
    if (first) await userEvent.click(first);
    const sheet = await dialog('申请退款');
    await userEvent.click(await sheet.findByRole('checkbox', { name: /第2件/ }));
    await expect(await sheet.findByText('¥50')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '确认退款' }));
    await waitFor(() =>
      expect(applied).toHaveBeenCalledWith(
        expect.objectContaining({ items: [{ lineId: 'line-tea', units: [0] }], expectedAmountFen: 5_000 }),
      ),
    );
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};

/** The shop is asked once it has begun. */
export const Stocking: Story = {
  args: { order: goodsOrderIn('zh-Hans', 6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '备货中' })).toBeVisible();
    await expect(canvas.getByText('现在可退¥100，需商家同意')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '申请退款' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '修改地址' })).not.toBeInTheDocument();
  },
};
export const ReadyToShip: Story = {
  args: { order: goodsOrderIn('zh-Hans', 7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '备货完成' })).toBeVisible();
  },
};

/** On its way: how long until it counts as signed for, putting that off, and saying that it is there. */
export const ToBeReceived: Story = {
  args: { order: goodsOrderIn('zh-Hans', 1, { siblings: [siblingIn('zh-Hans')] }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '待收货' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+/);
    await expect(canvas.getByRole('link', { name: /青瓷茶则/ })).toHaveAttribute(
      'href',
      args.hrefs.order('order-4'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '延长收货' }));
    await expect(await canvas.findByText('已延长3天')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }));
    await userEvent.click((await dialog('确认已收到商品？')).getByRole('button', { name: '确认收货' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'order-3' }));
  },
};
const refusing = (rule: string, words: string): Story => ({
  args: { order: goodsOrderIn('zh-Hans', 1) },
  decorators: [withOrder({ extendReceipt: refused(409, words, { rule }) })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '延长收货' }));
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});
export const NotYetToBeExtended: Story = refusing('signNotDue', '未到可延长时间');
export const ExtendedBefore: Story = refusing('extendUsed', '已延长过一次');

/** The parcel's way, the newest first; its number is copied, its carrier called. */
export const Tracking: Story = {
  args: { order: goodsOrderIn('zh-Hans', 1) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /已到达深圳福田营业点/ }));
    const sheet = await dialog('物流信息');
    await expect(await sheet.findByText('SF1382094715562')).toBeVisible();
    await expect(sheet.getByText('雾芽茶山 明前手采绿茶 100克罐装 特级 × 2')).toBeVisible();
    await expect(sheet.getByRole('link', { name: '致电95338' })).toHaveAttribute('href', 'tel:95338');
    await userEvent.click(sheet.getByRole('button', { name: '复制' }));
    await expect(await screen.findByText('已复制')).toBeInTheDocument();
  },
};

/** Each of several parcels is said to be there by itself. */
export const TwoParcels: Story = {
  args: { order: goodsOrderIn('zh-Hans', 1, { delivery: { ...deliveryIn('zh-Hans', 1), parcels: 2 } }) },
  decorators: [withOrder({ shipments: shipmentsIn('zh-Hans', 2) })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2个包裹/ }));
    const sheet = await dialog('物流信息');
    const second = within(await sheet.findByRole('region', { name: /包裹2/ }));
    await expect(second.getByText('已签收')).toBeVisible();
    await expect(second.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument();
    const first = within(sheet.getByRole('region', { name: /包裹1/ }));
    await userEvent.click(first.getByRole('button', { name: '确认收货' }));
    await userEvent.click((await dialog('确认已收到商品？')).getByRole('button', { name: '确认收货' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'order-3', shipmentId: 'parcel-1' }));
  },
};
const tracked = (shipments: NonNullable<Answers['order']>['shipments'], words: string): Story => ({
  args: { order: goodsOrderIn('zh-Hans', 1) },
  decorators: [withOrder({ shipments })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /已到达深圳福田营业点/ }));
    const sheet = await dialog('物流信息');
    if (words) await expect(await sheet.findByText(words)).toBeVisible();
  },
});
export const TrackingFailed: Story = tracked(refused(500, '系统繁忙，请稍后再试'), '系统繁忙，请稍后再试');
export const TrackingOffline: Story = tracked(unreachable, '网络未连接');
export const TrackingLoading: Story = tracked(pending, '');

/** There: until when it can be returned, and the same again. */
export const SignedFor: Story = {
  args: { order: goodsOrderIn('zh-Hans', 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '已签收' })).toBeVisible();
    await expect(canvas.getAllByText(/前可申请退货/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '再次购买' }));
    await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('已加入购物车')).toBeVisible();
  },
};

/** What is not sold any more is named; the rest is in the cart. */
export const BuyAgainInPart: Story = {
  args: { order: goodsOrderIn('zh-Hans', 2) },
  decorators: [
    withOrder(
      {},
      {
        cart: {
          addCart: ({ skuDetailId }) =>
            skuDetailId === 'sku-only'
              ? refused(410, '该商品已下架', { rule: 'notOnSale' })
              : { amount: 2, capped: false },
          countCart: 2,
        },
      },
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再次购买' }));
    const question = await dialog('部分商品未能加入购物车');
    await expect(question.getByText('月桥古镇 竹编提篮')).toBeVisible();
    await expect(question.getByRole('button', { name: '去购物车' })).toBeVisible();
  },
};
export const BuyAgainNothing: Story = {
  args: { order: goodsOrderIn('zh-Hans', 2) },
  decorators: [withOrder({}, { cart: { addCart: refused(410, '店铺暂停营业', { rule: 'shopClosed' }) } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再次购买' }));
    const question = await dialog('部分商品未能加入购物车');
    await expect(question.getByText('以下商品已不再出售或已售罄：')).toBeVisible();
    await expect(question.queryByRole('button', { name: '去购物车' })).not.toBeInTheDocument();
  },
};

const headed = (status: 3 | 4 | 5, name: string): Story => ({
  args: { order: goodsOrderIn('zh-Hans', status) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument();
  },
});
export const Rejected: Story = headed(3, '已拒收');
export const ReturnInProcess: Story = headed(4, '退货中');
export const Returned: Story = headed(5, '已退货');

/** One of two is back, one is on its way back. */
export const PartlyBack: Story = {
  args: {
    order: goodsOrderIn('zh-Hans', 0, {
      status: 5,
      phase: 'refunding',
      refundedFen: 5_000,
      lines: goodsLinesIn('zh-Hans', 0).map((line, place) =>
        place === 0
          ? { ...line, refundedQuantity: 1, refundedFen: 5_000, refundableFen: 5_000, refundableUnits: [1] }
          : { ...line, refundingQuantity: 1, refundableFen: 0, refundableUnits: [] },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1件已退款¥50')).toBeVisible();
    await expect(canvas.getByText('1件退款中')).toBeVisible();
  },
};

/** Before the shop has confirmed, it goes back as a whole. */
export const Unconfirmed: Story = {
  args: { order: goodsOrderIn('zh-Hans', 0, { status: 0, phase: 'toConfirm' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请退款' }));
    const sheet = await dialog('申请退款');
    for (const box of await sheet.findAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
export const Unpaid: Story = {
  args: {
    order: goodsOrderIn('zh-Hans', 0, {
      status: 4,
      phase: 'unpaid',
      payStatus: 0,
      paidAtMs: null,
      expiresAtMs: Date.now() + 1_500_000,
      canPay: true,
      canCancel: true,
      lines: goodsLinesIn('zh-Hans', null).map((line) => ({
        ...line,
        refundableFen: 0,
        refundableUnits: [],
      })),
      delivery: {
        ...deliveryIn('zh-Hans', 0),
        status: null,
        canRemind: false,
        canChangeAddress: false,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去支付' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '再次购买' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/现在可退/)).not.toBeInTheDocument();
  },
};

export const InEnglish: Story = {
  args: { order: goodsOrderIn('en', 1, { siblings: [siblingIn('en')] }) },
  globals: { locale: 'en' },
};
export const NarrowInEnglish: Story = {
  args: { order: goodsOrderIn('en', 1) },
  decorators: [withOrder({ shipments: shipmentsIn('en', 2) })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Arrived at the Futian branch/ }));
    await expect(await (await dialog('Tracking')).findByText('SF1382094715563')).toBeVisible();
  },
};
export const LargeText: Story = {
  args: { order: goodsOrderIn('zh-Hans', 1) },
  globals: { textSize: 'large' },
};
export const OnADesktop: Story = {
  args: { order: goodsOrderIn('zh-Hans', 2, { siblings: [siblingIn('zh-Hans')] }) },
  globals: { viewport: { value: 'desktop' } },
};
