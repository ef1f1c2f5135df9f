import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { flashPlace, flashTeaIn, flashTicketIn, queuedPlace } from '../../../stories/flash-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { FlashItemCard } from './FlashItemCard';

const ticket = flashTicketIn('zh-Hans');
const coming = flashTicketIn('zh-Hans', { state: 'coming', timeStatus: 0, soldShare: 0 });
const steps = { placeOrder: '/order-form', payment: '/payment?id=order-1' };

const meta = {
  title: 'Features/FlashSale/FlashItemCard',
  component: FlashItemCard,
  decorators: [withSdk({ member: true })],
  args: {
    item: ticket,
    action: { kind: 'grab' },
    href: '/pages/ticket-detail/ticket-detail?id=ticket-1',
    steps,
    onOpen: fn(),
    onRemind: fn(),
    onOrder: fn(),
  },
} satisfies Meta<typeof FlashItemCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grab: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('活动前7日最低价')).toBeVisible();
    await expect(canvas.getByText('¥208')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '已抢40%' })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('每单限购2件')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看商品：日出专场票' })).toHaveAttribute(
      'href',
      args.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: '立即抢购' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Remind: Story = {
  args: { item: coming, action: { kind: 'remind' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '日出专场票开始前提醒我' }));
    await expect(args.onRemind).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
export const Reminded: Story = {
  args: { item: coming, action: { kind: 'reminded' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '已设提醒：日出专场票' }));
    await expect(args.onRemind).toHaveBeenCalledWith(false);
  },
};
export const Queued: Story = {
  args: { action: { kind: 'queued', place: queuedPlace() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '排队中，前面3人' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
/** The place is held: until when, and the way to its order form. */
export const Granted: Story = {
  args: { action: { kind: 'granted', place: flashPlace() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^名额保留至\d\d:\d\d$/)).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: '立即抢购' })).toHaveAttribute('href', steps.placeOrder);
  },
};
/** A room whose hotel could not be read: its picture leads nowhere, and the way on is asked for. */
export const HotelNotKnown: Story = {
  args: { action: { kind: 'granted', place: flashPlace() }, href: '', steps: { ...steps, placeOrder: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即抢购' }));
    await expect(args.onOrder).toHaveBeenCalled();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Pay: Story = {
  args: { action: { kind: 'pay', orderId: 'order-1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去支付' })).toHaveAttribute('href', steps.payment);
  },
};
export const SoldOut: Story = {
  args: {
    item: flashTeaIn('zh-Hans', { state: 'soldOut', soldShare: 1, left: 0 }),
    action: { kind: 'soldOut' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已抢光' })).toBeDisabled();
    await expect(canvas.getByText('已抢100%')).toBeVisible();
  },
};
export const Over: Story = {
  args: { item: flashTeaIn('zh-Hans', { state: 'over', timeStatus: 2 }), action: { kind: 'over' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已结束' })).toBeDisabled();
    await expect(canvas.queryByText(/仅剩/)).not.toBeInTheDocument();
  },
};
/** Nothing is left, but somebody has not paid yet. */
export const MayReturn: Story = {
  args: { item: flashTeaIn('zh-Hans', { state: 'waiting', soldShare: 1, left: 0, mayReturn: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未付款的名额会退回，可以排队')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '立即抢购' })).toBeEnabled();
  },
};
export const FewLeft: Story = {
  args: { item: flashTeaIn('zh-Hans', { left: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('仅剩1件')).toBeVisible();
  },
};
/** Without a network nothing can be sent. */
export const Offline: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '立即抢购' })).toBeDisabled();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { item: flashTicketIn('en'), action: { kind: 'queued', place: queuedPlace() } },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'In the queue, 3 before you' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
