import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderDetail, RefundQuote } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotelBasic } from '../../../stories/hotel-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { stayNowMs } from '../../../stories/stay-days';
import { stayOrder, stayOrderLine } from '../../../stories/stay-samples';
import { OrderDetailView } from './OrderDetailView';

const applied = fn();
const updated = fn();

const quoteOf = (units: number, feeFen = 0): RefundQuote => ({
  items: [{ lineId: 'line-1', units: [0], amountFen: 117_600 * units, feeFen }],
  amountFen: 117_600 * units - feeFen,
  feeFen,
  freightFen: 0,
  kind: 'onlyRefund',
  approval: 'auto',
  steps: [{ atMs: Date.parse('2026-09-20T18:00:00+08:00'), feeFen: 55_800 }],
  validUntilMs: stayNowMs + 600_000,
});

const withOrder = (refund: Answers['refund'] = {}, nowMs = stayNowMs) =>
  withSdk({
    path: '/packages/order/order-details/order-details?id=order-2',
    member: true,
    options: { now: () => nowMs },
    answers: {
      system: { timestamp: () => ({ serverTimeStamp: nowMs }) },
      hotel: { basic: hotelBasic },
      order: {
        updateStay(request) {
          updated(request);
          return null;
        },
      },
      refund: {
        quote: ({ items }) => quoteOf(items[0]?.units?.length ?? 0),
        apply(request) {
          applied(request);
          return { id: 'refund-1', sn: 'SH1', status: 'agreed' };
        },
        ...refund,
      },
    },
  });

const meta = {
  title: 'Features/Order/StayOrder',
  component: OrderDetailView,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: stayOrder,
    hrefs: {
      payment: '/packages/order/payment/payment?id=order-2',
      vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-2',
      product: () => '/pages/hotel-detail/hotel-detail?id=hotel-1',
      order: (id) => `/packages/order/order-details/order-details?id=${id}`,
      refund: (id) => `/packages/order/refund-detail/refund-detail?id=${id}`,
      askRefund: '/packages/order/refund-page/refund-page?orderId=order-1',
      cart: '/pages/shopping-cart/shopping-cart',
      addAddress: '/packages/user-module/address-editor/address-editor',
      editAddress: (id) => `/packages/user-module/address-editor/address-editor?id=${id}`,
      place: () => '/open-location?latitude=24.81&longitude=113.02',
      again: '/packages/order/hotel-place-order/hotel-place-order?hotelId=hotel-1&lines=rate-1:2',
    },
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
  decorators: [withOrder()],
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const withStates = (...states: readonly OrderDetail['stayRooms'][number]['stayState'][]): OrderDetail => ({
  ...stayOrder,
  canUpdateStay: false,
  stayRooms: stayOrder.stayRooms.map((room, index) => ({
    ...room,
    stayState: states[index] ?? 0,
    doorNumber: states[index] === 1 ? '608' : '',
  })),
});

/** Where it stands, until when it is free to cancel, the rooms with their guests, the call and the way. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('房间已确认，9月21日 14:00后可入住')).toBeVisible();
    await expect(canvas.getByText('9月20日 18:00 前可免费取消')).toBeVisible();
    // The same word in the head, at both rooms and in the timeline.
    await expect(canvas.getAllByText('待入住')).toHaveLength(4);
    await expect(canvas.queryByText('待消费')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /致电酒店/ })).toHaveAttribute(
      'href',
      'tel:0600-8820011',
    );
    await expect(canvas.getByRole('link', { name: '去酒店' })).toHaveAttribute(
      'href',
      '/open-location?latitude=24.81&longitude=113.02',
    );
    const [vouchers] = canvas.getAllByRole('link', { name: /入住凭证/ });
    await expect(vouchers).toHaveAttribute('href', args.hrefs.vouchers);
  },
};

/** The hotel has not confirmed yet: until when, and the order is asked about again. */
export const WaitingForTheHotel: Story = {
  args: {
    order: {
      ...stayOrder,
      status: 0,
      phase: 'toConfirm',
      voucherCount: 0,
      confirmByAtMs: Date.parse('2026-09-18T16:20:00+08:00'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('酒店将在 16:20 前确认')).toBeVisible();
    // Its rooms are not booked yet, and do not say so.
    await expect(canvas.getByRole('heading', { name: '待确认' })).toBeVisible();
    await expect(canvas.queryByText('待入住', { selector: '[data-tone]' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '取消房间' }));
    const dialog = within(await screen.findByRole('dialog', { name: '取消房间' }, { timeout: 5000 }));
    // Before that, the whole order only.
    for (const room of await dialog.findAllByRole('checkbox')) await expect(room).toBeDisabled();
    await expect(await dialog.findByText('¥2,352')).toBeInTheDocument();
  },
};

const asked = fn();
let present: OrderDetail | typeof unreachable = unreachable;
/** The code of orders comes in its own time. */
const patience = { timeout: 5000 };
/** The page comes into sight, as often as it takes until it asks. */
const askedInSight = () => {
  const before = asked.mock.calls.length;
  return waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked.mock.calls.length).toBeGreaterThan(before);
  }, patience);
};
/** Asked again in silence: only an order that stands elsewhere is fetched anew, and no network is no error. */
export const Confirmed: Story = {
  args: WaitingForTheHotel.args ?? {},
  decorators: [
    withSdk({
      path: '/packages/order/order-details/order-details?id=order-2',
      member: true,
      answers: {
        hotel: { basic: hotelBasic },
        order: {
          detail() {
            asked();
            return present;
          },
        },
      },
    }),
  ],
  beforeEach: () => {
    asked.mockClear();
    present = unreachable;
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('酒店将在 16:20 前确认');
    await askedInSight();
    present = { ...stayOrder, ...args.order };
    await askedInSight();
    await expect(args.onChanged).not.toHaveBeenCalled();
    present = stayOrder;
    await askedInSight();
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled(), patience);
    for (const alert of screen.getAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
  },
};

/** In the last day the time to cancel for nothing runs. */
export const LastDay: Story = {
  decorators: [withOrder({}, Date.parse('2026-09-20T12:00:00+08:00'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/免费取消剩余/)).toHaveTextContent('6小时');
  },
};
export const BehindTheDeadline: Story = {
  decorators: [withOrder({}, Date.parse('2026-09-20T19:00:00+08:00'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9月21日 18:00 前取消扣首晚房费')).toBeVisible();
    await expect(canvas.queryByText(/可免费取消/)).not.toBeInTheDocument();
  },
};

/** Behind the last deadline of one of its rooms the hotel is asked, on the page that says so. */
export const BehindTheLastDeadline: Story = {
  decorators: [withOrder({}, Date.parse('2026-09-21T19:00:00+08:00'))],
  args: { order: { ...stayOrder, lines: [{ ...stayOrderLine, refundableFen: 0, refundableUnits: [] }] } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: '申请退款' })).toHaveAttribute(
      'href',
      args.hrefs.askRefund,
    );
    await expect(canvas.queryByRole('button', { name: '取消房间' })).not.toBeInTheDocument();
  },
};

/** One of two rooms: what comes back is said before it is agreed to. */
export const GivingOneBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消房间' }));
    const dialog = within(await screen.findByRole('dialog', { name: '取消房间' }, { timeout: 5000 }));
    const [, second] = await dialog.findAllByRole('checkbox');
    await expect(second).toHaveAccessibleName(/^第2间/);
    if (second) await userEvent.click(second);
    await expect(await dialog.findByText('¥1,176')).toBeInTheDocument();
    await expect(dialog.getByText('9月20日 18:00 后扣除¥558')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '按原信息重新预订' })).toHaveAttribute(
      'href',
      args.hrefs.again,
    );
    await userEvent.click(dialog.getByRole('button', { name: '确认取消' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await expect(applied).toHaveBeenLastCalledWith(
      expect.objectContaining({
        orderId: 'order-2',
        items: [{ lineId: 'line-1', units: [0] }],
        expectedAmountFen: 117_600,
        expectedFeeFen: 0,
      }),
    );
  },
};

let isLater = false;
/** The deadline went by meanwhile: the new amounts are shown and asked about. */
export const AmountsChanged: Story = {
  decorators: [
    withOrder({
      quote: () => quoteOf(2, isLater ? 111_600 : 0),
      apply({ expectedFeeFen }) {
        isLater = true;
        if (expectedFeeFen === 111_600) return { id: 'refund-1', sn: 'SH1', status: 'agreed' };
        return refused(409, '退款金额有变动', { rule: 'refundChanged' });
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    isLater = false;
    await userEvent.click(await canvas.findByRole('button', { name: '取消房间' }));
    const dialog = within(await screen.findByRole('dialog', { name: '取消房间' }, { timeout: 5000 }));
    const confirm = await dialog.findByRole('button', { name: '确认取消' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await dialog.findByText('退款金额有变动，请确认新的金额')).toBeVisible();
    await expect(await dialog.findByText('¥1,116')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '确认取消' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};

/** Guests and arrival can be changed until somebody checks in; an empty name stays what it was. */
export const Editing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改入住信息' }));
    const sheet = within(await screen.findByRole('dialog', { name: '修改入住信息' }, { timeout: 5000 }));
    const second = await sheet.findByRole('textbox', { name: '第2间入住人' });
    await userEvent.type(second, '9');
    await userEvent.click(sheet.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(second).toBeInvalid());
    await userEvent.clear(second);
    await userEvent.type(second, '赵石');
    await userEvent.click(sheet.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await expect(updated).toHaveBeenLastCalledWith({
      orderId: 'order-2',
      guests: [{ lineId: 'line-1', unit: 1, name: '赵石' }],
    });
  },
};
export const CheckedIn: Story = {
  args: { order: { ...withStates(1, 1), phase: 'staying', canRefund: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已入住，祝你住得愉快')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '入住中' })).toBeVisible();
    await expect(canvas.getAllByText('房号 608')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: '取消房间' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '修改入住信息' })).not.toBeInTheDocument();
  },
};
/** Everybody the rooms were booked for, children too. */
export const WithAChild: Story = {
  args: { order: { ...stayOrder, lines: [{ ...stayOrderLine, adults: 3, childAges: [6] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2间 3成人 1儿童')).toBeVisible();
  },
};
export const Complete: Story = {
  args: { order: { ...withStates(2, 3), status: 2, phase: 'complete', canRefund: false } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('感谢入住，期待再会')).toBeVisible();
    await expect(canvas.getByText('未入住')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '再次预订' })).toHaveAttribute('href', args.hrefs.again);
  },
};
export const AtTheDesk: Story = {
  args: {
    order: {
      ...stayOrder,
      payAtDesk: true,
      payStatus: 0,
      paidAtMs: null,
      canCancel: true,
      canRefund: false,
      lines: [{ ...stayOrderLine, payAtDesk: true, refundableFen: 0, refundableUnits: [] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/到店付款 ¥2,352/)).toBeVisible();
    await expect(canvas.getByText('到店应付')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    await expect(await screen.findByText('到店付订单，取消不收费')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
