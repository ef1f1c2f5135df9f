import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { refundSummariesIn } from '../../../stories/refund-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { RefundListView } from './RefundListView';

const pageOf = <Item,>(records: Item[]) => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
});
type List = NonNullable<NonNullable<Answers['refund']>['list']>;
const withList = (list: List) =>
  withSdk({
    path: '/packages/order/refund-list/refund-list',
    member: true,
    answers: { refund: { list } },
  });

const meta = {
  title: 'Features/Refund/RefundListView',
  component: RefundListView,
  decorators: [withList(pageOf(refundSummariesIn('zh-Hans')))],
  args: {
    open: true,
    onOpenChange: fn(),
    shownId: '',
    onShow: fn(),
    hrefs: {
      detail: (id: string) => `/packages/order/refund-detail/refund-detail?id=${id}`,
      of: ({ orderId }) => ({
        order: `/packages/order/order-details/order-details?id=${orderId}`,
        again: `/packages/order/refund-page/refund-page?orderId=${orderId}`,
      }),
      orders: '/packages/order/order-list/order-list',
    },
  },
} satisfies Meta<typeof RefundListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('等待商家处理')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '全部' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Nothing: Story = {
  decorators: [withList(pageOf([]))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有退款记录')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withList(pending)] };
export const NoNetwork: Story = { decorators: [withList(unreachable)] };
export const NarrowInEnglish: Story = {
  decorators: [withList(pageOf(refundSummariesIn('en')))],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
