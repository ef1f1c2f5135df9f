import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoadMore } from '../load-more';
import { VirtualList } from './VirtualList';

interface Order {
  id: string;
  title: string;
  note: string;
}

const orders: readonly Order[] = Array.from({ length: 5_000 }, (_, index) => ({
  id: `order-${index + 1}`,
  title: `第 ${index + 1} 张订单`,
  // Rows of different heights: every seventh has more to say.
  note: index % 7 === 3 ? '商家已确认，请于使用日期凭电子票入园，雷雨天索道停运。'.repeat(2) : '成人票 × 2',
}));

const row = (order: Order) => (
  <article style={{ padding: '12px 16px', borderTop: '1px solid var(--yy-color-border)' }}>
    <div>{order.title}</div>
    <div style={{ color: 'var(--yy-color-hint)', fontSize: 'var(--yy-font-small)' }}>{order.note}</div>
  </article>
);

const meta = {
  title: 'Display/VirtualList',
  component: VirtualList<Order>,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '我的订单',
    items: orders,
    itemKey: (order: Order) => order.id,
    rowHeightPx: 73,
    height: '600px',
    children: row,
  },
} satisfies Meta<typeof VirtualList<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowCount = (root: Element) => root.querySelectorAll('li[data-index]').length;

/** Rows that a person can see in the window. */
const seenRows = (root: Element) =>
  [...root.querySelectorAll('li[data-index]')].filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  }).length;

/** Five thousand rows; as many in the document as fit, wherever it stands. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('region', { name: '我的订单' });
    await waitFor(() => expect(canvas.getByText('第 1 张订单')).toBeInTheDocument());
    const most = 40;
    for (const part of [0.25, 0.5, 0.75, 1]) {
      box.scrollTop = (box.scrollHeight - box.clientHeight) * part;
      await waitFor(() => expect(seenRows(canvasElement)).toBeGreaterThan(3));
      await expect(rowCount(canvasElement)).toBeLessThan(most);
    }
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      expect(canvas.getByText('第 5000 张订单')).toBeVisible();
    });
  },
};

/** Screen readers hear the place of a row among all of them. */
export const PlacesAmongAll: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveAttribute('aria-setsize', '5000');
    await expect(rows[2]).toHaveAttribute('aria-posinset', '3');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** Part of the page: what stands above it scrolls away with it. */
export const InThePage: Story = {
  args: { height: undefined },
  decorators: [
    (Story) => (
      <>
        <h2 style={{ margin: 0, padding: '24px 16px' }}>全部订单</h2>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('第 1 张订单')).toBeVisible());
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.queryByText('第 1 张订单')).not.toBeInTheDocument());
    await waitFor(() => expect(seenRows(canvasElement)).toBeGreaterThan(3));
    await expect(rowCount(canvasElement)).toBeGreaterThan(8);
    await expect(rowCount(canvasElement)).toBeLessThan(45);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('第 1 张订单')).toBeVisible());
  },
};

export const Few: Story = { args: { items: orders.slice(0, 3) } };
export const Empty: Story = {
  args: { items: [], footer: <LoadMore status="done" onLoadMore={() => undefined} /> },
};
export const WithMoreToLoad: Story = {
  args: { items: orders.slice(0, 5), footer: <LoadMore status="loading" onLoadMore={() => undefined} /> },
};
export const LongTextInEnglish: Story = {
  args: {
    label: 'My orders',
    items: [
      {
        id: 'a',
        title: 'Order 2026-1121-0001, sunrise ticket with the first cable car',
        note: 'Confirmed by the merchant. Please be at the gate at half past four with warm clothes.',
      },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
