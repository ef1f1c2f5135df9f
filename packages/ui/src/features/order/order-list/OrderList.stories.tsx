import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, OrderSummary, Page } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/button';
import { inMinutes, orderIn } from '../../../stories/order-samples';
import { paintedPicture } from '../../../stories/painted-hills';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { spotsIn } from '../../../stories/spot-samples';
import { OrderList, type OrderListProps } from './OrderList';

/** Keeps the status as the page's address would. */
function Orders(props: OrderListProps) {
  const [status, setStatus] = useState(props.status);
  const change = (next: string) => {
    setStatus(next);
    props.onStatusChange(next);
  };
  return <OrderList {...props} status={status} onStatusChange={change} />;
}

const meta = {
  title: 'Features/Order/OrderList',
  component: OrderList,
  render: (args) => <Orders {...args} />,
  args: {
    status: '',
    onStatusChange: fn(),
    hrefsOf: ({ id }) => ({
      detail: `/packages/order/order-details/order-details?id=${id}`,
      payment: `/packages/order/payment/payment?id=${id}`,
      vouchers: `/packages/marketing/electronic-ticket/electronic-ticket?orderId=${id}`,
      cart: '/pages/shopping-cart/shopping-cart',
    }),
    browseHref: '/pages/scenic-spot-home/scenic-spot-home',
  },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses = [4, 1, 0, 2, 5, 6] as const;

/** Page `current` of as many orders as there are statuses, each of another place. */
function pageOf(
  current: number,
  pages: number,
  status?: number,
  locale: Locale = 'zh-Hans',
): Page<OrderSummary> {
  const places = spotsIn(locale).slice(0, statuses.length);
  const records = places.map(({ name: title }, index) => ({
    ...orderIn(locale),
    id: `order-${current}-${index}`,
    title,
    picture: paintedPicture(index + 1),
    status: statuses[index] ?? 2,
    phase: phases[statuses[index] ?? 2] ?? 'closed',
    payStatus: statuses[index] === 4 ? (0 as const) : (1 as const),
    expiresAtMs: statuses[index] === 4 ? inMinutes(29) : null,
    closeReason: statuses[index] === 6 ? ('timedOut' as const) : null,
  }));
  const wanted = records.filter((one) => status === undefined || one.status === status);
  return { records: wanted, total: wanted.length * pages, size: 10, current, pages };
}

/** Of tickets, by their status. */
const phases = ['toConfirm', 'toUse', 'complete', 'failed', 'unpaid', 'refunding', 'closed'] as const;

const withList = (list: NonNullable<Answers['order']>['list']) =>
  withSdk({
    path: '/packages/order/order-list/order-list',
    member: true,
    answers: { order: { list } },
  });
/** Query parameters arrive as text. */
const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value));
const full = withList(({ status }) => pageOf(1, 1, numberOf(status)));
const empty = { records: [], total: 0, size: 10, current: 1, pages: 0 };

/** A status shows its orders and no others. */
export const Default: Story = {
  decorators: [full],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /望汐岛/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '待付款' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('4');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /望汐岛/ })).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: /栖云岭/ })).toBeVisible();
    await expect(canvas.getByText('没有更多了')).toBeInTheDocument();
  },
};

/** More comes as the end comes near. */
export const SecondPage: Story = {
  decorators: [withList(({ page }) => pageOf(numberOf(page) ?? 1, 2))],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('link', { name: /飞练峡/ });
    canvasElement.querySelector('[data-status="more"]')?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /飞练峡/ })).toHaveLength(2));
  },
};

const askedFor = fn();
/** What changed is read anew, and the list stays as long as it was. */
export const ReadAnew: Story = {
  decorators: [
    withList(({ page }) => {
      askedFor(numberOf(page));
      return pageOf(numberOf(page) ?? 1, 3);
    }),
  ],
  render: function Versions(args) {
    const [version, setVersion] = useState(0);
    return (
      <>
        <Button onClick={() => setVersion(version + 1)}>重新读取</Button>
        <Orders {...args} version={version} />
      </>
    );
  },
  beforeEach: () => {
    askedFor.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('link', { name: /飞练峡/ });
    canvasElement.querySelector('[data-status="more"]')?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /飞练峡/ }).length).toBeGreaterThan(1));
    const shown = canvas.getAllByRole('link', { name: /飞练峡/ }).length;
    askedFor.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '重新读取' }));
    await waitFor(() => expect(askedFor.mock.calls.map(([page]) => page)).toContain(2));
    await expect(askedFor.mock.calls.map(([page]) => page)).toContain(1);
    await expect(canvas.getAllByRole('link', { name: /飞练峡/ }).length).toBeGreaterThanOrEqual(shown);
  },
};

/** The first page stays when the second can't be had. */
export const SecondPageFailed: Story = {
  decorators: [withList(({ page }) => (numberOf(page) === 2 ? unreachable : pageOf(1, 2)))],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /飞练峡/ });
    canvasElement.querySelector('[data-status="more"]')?.scrollIntoView();
    await expect(await canvas.findByRole('button', { name: '加载失败，点击重试' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /栖云岭/ })).toBeInTheDocument();
  },
};

/** A status that has no tab of its own gets one, so that it can be seen and left. */
export const OfARareStatus: Story = {
  decorators: [full],
  args: { status: '5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '退款中' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Nothing yet, and where to find something. */
export const Nothing: Story = {
  decorators: [withList(empty)],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('还没有订单')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '逛逛景区' })).toHaveAttribute('href', args.browseHref);
  },
};
export const Loading: Story = { decorators: [withList(pending)] };
export const Failed: Story = {
  decorators: [
    (() => {
      let tries = 0;
      return withList(() => {
        tries += 1;
        return tries === 1 ? unreachable : pageOf(1, 1);
      });
    })(),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: /栖云岭/ })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withList(({ page = 1 }) => pageOf(Number(page), 2, undefined, 'en'))],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const Desktop: Story = {
  decorators: [full],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { width: false },
};
export const LoadingOnADesktop: Story = { ...Desktop, decorators: [withList(pending)] };
export const LargeText: Story = { decorators: [full], globals: { textSize: 'large' } };
/** The search keeps inside the page, however long its words are. */
export const LargeTextInEnglish: Story = {
  args: { filter: { orderType: '', keyword: '' }, onFilterChange: fn() },
  decorators: [withList(({ page = 1 }) => pageOf(Number(page), 1, undefined, 'en'))],
  globals: { locale: 'en', textSize: 'large' },
  parameters: { width: 375 },
  play: async ({ canvas, canvasElement }) => {
    const search = await canvas.findByRole('button', { name: 'Search' });
    await expect(search.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    );
  },
};

/** Looked for by words and by kind; what nothing matches leads back to all. */
export const Filtered: Story = {
  args: { filter: { orderType: '2', keyword: '海' }, onFilterChange: fn() },
  decorators: [withList(empty)],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('没有符合条件的订单')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '酒店' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ orderType: '1', keyword: '海' });
    await userEvent.click(canvas.getByRole('button', { name: '看全部订单' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ orderType: '', keyword: '' });
  },
};
/** What goes back has a tab, and a page of its own. */
export const Refunds: Story = {
  args: { status: 'refund', refundsHref: '/packages/order/refund-list/refund-list' },
  decorators: [full],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '全部退款售后记录' })).toBeVisible();
  },
};
