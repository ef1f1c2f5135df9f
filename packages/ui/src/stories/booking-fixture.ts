import type { StoryObj } from '@storybook/react-vite';
import type { Locale, ResponseOf } from '@yunyou/contract';
import type { TicketLineOpening } from '@yunyou/sdk/checkout';
import { expect, userEvent, waitFor } from 'storybook/test';
import { quoteOf, travellersIn } from './order-samples';
import { priceCalendar } from './samples';
import { type Answers, refused } from './scripted-fetch';
import { withSdk } from './sdk-fixture';
import { addresses } from './service-samples';
import { ticketDetail } from './ticket-samples';

const path = '/packages/order/scenic-spot-place-order/scenic-spot-place-order';

const order = { id: 'order-1', sn: '202609201234567890', status: 4, totalFen: 8000 } as const;

/** What placing the order answers. */
export const placed: ResponseOf<'order', 'create'> = {
  ...order,
  parentSn: order.sn,
  expiresAtMs: null,
  orders: [order],
};

interface ShownActivity {
  activeType: number;
  activityProductId: string;
  groupId?: string | undefined;
}

/** Where an address is written, and where an order in an activity leads. */
export const addressHrefs = {
  addAddress: '/packages/user-module/address-editor/address-editor',
  editAddress: (id: string) => `/packages/user-module/address-editor/address-editor?id=${id}`,
  activity: ({ activeType, activityProductId, groupId }: ShownActivity) =>
    `/packages/marketing/${activeType === 3 ? 'group-buying/group-buying' : 'flash-sale/flash-sale'}?activityProductId=${activityProductId}${groupId ? `&groupId=${groupId}` : ''}`,
  group: (id: string) => `/packages/user-module/activity-group-detail/activity-group-detail?groupId=${id}`,
  bargain: (id: string) => `/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId=${id}`,
  order: (id: string) => `/packages/order/order-details/order-details?id=${id}`,
};

/** What the page is opened with. */
export const linesOf = (part: Partial<Omit<TicketLineOpening, 'kind'>> = {}): TicketLineOpening[] => [
  { kind: 'ticket', product: ticketDetail, day: '2026-09-23', quantity: 1, ...part },
];

/** What a person had chosen and typed before, as the device keeps it. */
export function draftIn(locale: Locale) {
  const first = travellersIn(locale).slice(0, 1);
  const opened = { day: '2026-09-23', quantity: 1 };
  return {
    contactName: first[0]?.name ?? '',
    contactMobile: '13800138000',
    remark: { 'zh-Hans': '靠窗', en: 'By the window' }[locale],
    lines: [{ ...opened, travellers: first, opened }],
  };
}

/** The booking page of a member, with what they typed before. `kept` null: nothing. `locale`: what the server speaks. */
export const withOrders = (
  order: Answers['order'],
  kept: object | null = draftIn('zh-Hans'),
  locale: Locale = 'zh-Hans',
) =>
  withSdk({
    path,
    member: true,
    sessionStorage:
      kept === null
        ? undefined
        : {
            drafts: JSON.stringify(['booking:ticket-1']),
            'draft:booking:ticket-1': JSON.stringify(kept),
          },
    answers: {
      order: {
        quote: ({ lines }) => quoteOf(lines[0]?.quantity ?? 1, undefined, locale),
        create: placed,
        ...order,
      },
      contacts: {
        list: travellersIn(locale),
        detail: ({ id }) =>
          travellersIn(locale).find((one) => one.memberFrequentContactsId === id) ??
          refused(404, '内容不存在或已下架'),
      },
      ticket: { priceCalendar },
      address: { getList: addresses.slice(0, 2) },
    },
  });

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** The button, once there is a price. */
export const submitButton = async (canvas: Canvas, name = '提交订单') => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
export const submit = async (canvas: Canvas, name?: string) =>
  userEvent.click(await submitButton(canvas, name));
