import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, OrderSummary } from '@yunyou/contract';
import { useReducer, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppPage } from '../../../shell';
import { orderDetailIn, orderIn } from '../../../stories/order-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, withSdk } from '../../../stories/sdk-fixture';
import { OrderList } from '../order-list';
import { OrderPane, type OrderPaneProps } from './OrderPane';

const page = (path: string) => () => path;
const hidden = new Set<string>();
const ordersIn = (locale: Locale): OrderSummary[] =>
  [1, 2, 3]
    .map((place) => ({ ...orderIn(locale), id: `order-${place}`, sn: `20260920123456789${place}` }))
    .filter(({ id }) => !hidden.has(id));

/** The page of orders with what is open beside them; the address is kept as the page would. */
function Orders(props: OrderPaneProps) {
  const [id, setId] = useState(props.id);
  const [version, changed] = useReducer((before: number) => before + 1, 0);
  return (
    <AppPage
      detail={
        <OrderPane
          {...props}
          id={id}
          version={version}
          onChanged={changed}
          onHidden={() => {
            setId('');
            changed();
          }}
        />
      }
    >
      <OrderList
        status=""
        onStatusChange={fn()}
        onOpen={setId}
        openId={id}
        version={version}
        onChanged={changed}
        hrefsOf={() => ({ detail: '/detail', payment: '/pay', vouchers: '/vouchers', cart: '/cart' })}
        browseHref="/"
      />
    </AppPage>
  );
}

type Detail = NonNullable<NonNullable<Answers['order']>['detail']>;
const withOrders = (detail?: Detail, locale: Locale = 'zh-Hans') =>
  withSdk({
    path: '/packages/order/order-list/order-list',
    member: true,
    answers: {
      order: {
        list: () => {
          const records = ordersIn(locale);
          return { records, total: records.length, size: 10, current: 1, pages: 1 };
        },
        detail: detail ?? (({ id }) => ({ ...orderDetailIn(locale), id })),
        hide({ id }) {
          hidden.add(id);
          return null;
        },
      },
    },
  });

const meta = {
  title: 'Features/Order/OrderPane',
  component: OrderPane,
  render: (args) => <Orders {...args} />,
  parameters: { layout: 'fullscreen', width: false },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [withOrders()],
  args: {
    id: '',
    hrefsOf: () => ({
      payment: '/pay',
      vouchers: '/vouchers',
      product: page('/product'),
      order: page('/order'),
      refund: page('/refund'),
      askRefund: '/ask',
      cart: '/cart',
      addAddress: '/address',
      editAddress: page('/address'),
      place: page('/map'),
    }),
    onChanged: fn(),
    onHidden: fn(),
  },
  beforeEach: () => hidden.clear(),
} satisfies Meta<typeof OrderPane>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = { name: /栖云岭/ };
const PANE = { name: '打开的订单' };

/** Nothing is open; a card opens its order beside the list, which stays. The focus follows, and Escape leads back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', PANE);
    const pane = within(region);
    await expect(pane.getByText('选择一个订单')).toBeVisible();
    const [, second] = await canvas.findAllByRole('link', cards);
    if (!second) throw new Error('There is one order at most.');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await pane.findByRole('heading', { name: '待消费' })).toBeVisible();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(region).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveFocus();
  },
};
/** By its address: it takes no focus, as nobody has opened it just now. */
export const Opened: Story = {
  args: { id: 'order-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '待消费' })).toBeVisible();
    await expect(canvas.queryByText('选择一个订单')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', PANE)).not.toHaveFocus();
  },
};
export const Loading: Story = { args: { id: 'order-2' }, decorators: [withOrders(pending)] };
/** It is gone, or somebody else's: the list stays. */
export const NotThere: Story = {
  args: { id: 'order-9' },
  decorators: [withOrders(refused(404, '内容不存在或已下架'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容不存在或已下架')).toBeVisible();
    await expect(await canvas.findAllByRole('link', cards)).toHaveLength(3);
  },
};
/** Taken out of the list, it is in neither. */
export const Hidden: Story = {
  args: { id: 'order-2' },
  decorators: [
    withOrders(({ id }) => ({
      ...orderDetailIn('zh-Hans'),
      id,
      status: 2,
      phase: 'complete',
      voucherCount: 0,
      canHide: true,
    })),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除订单' }));
    const question = within(await screen.findByRole('dialog', { name: '删除订单' }));
    await userEvent.click(question.getByRole('button', { name: '删除订单' }));
    await expect(await canvas.findByText('选择一个订单')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', cards)).toHaveLength(2));
  },
};
/** On a phone an order has a page of its own. */
export const OnAPhone: Story = {
  args: { id: 'order-2' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', cards);
    await expect(first).toHaveAttribute('href', '/detail');
    await expect(canvas.queryByRole('region', PANE)).not.toBeInTheDocument();
  },
};
export const InEnglish: Story = {
  args: { id: 'order-1' },
  decorators: [withOrders(undefined, 'en')],
  globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } },
};
export const LargeText: Story = { args: { id: 'order-1' }, globals: { textSize: 'large' } };
