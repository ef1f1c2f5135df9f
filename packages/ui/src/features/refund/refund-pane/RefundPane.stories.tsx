import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, RefundRequestDetail } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { refundIn, refundSummariesIn } from '../../../stories/refund-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { RefundListView } from '../refund-list';
import { RefundPane, type RefundPaneProps } from './RefundPane';

/** The page of requests with what is open beside them; the address is kept as the page would. */
function Refunds({ id: first, hrefsOf }: RefundPaneProps) {
  const [id, setId] = useState(first);
  return (
    <RefundListView
      open
      onOpenChange={fn()}
      shownId={id}
      onShow={setId}
      hrefs={{ detail: () => '/detail', of: hrefsOf, orders: '/orders' }}
    />
  );
}

const withdrawn = new Set<string>();
const stateOf = (id: string, status: RefundRequestDetail['status']) =>
  withdrawn.has(id) ? 'withdrawn' : status;

type Detail = NonNullable<NonNullable<Answers['refund']>['detail']>;
const withRefunds = (detail?: Detail, locale: Locale = 'zh-Hans') =>
  withSdk({
    path: '/packages/order/refund-list/refund-list',
    member: true,
    answers: {
      refund: {
        list: () => ({
          records: refundSummariesIn(locale).map((one) => ({ ...one, status: stateOf(one.id, one.status) })),
          total: 8,
          size: 10,
          current: 1,
          pages: 1,
        }),
        detail:
          detail ??
          (({ id }) => {
            const refund = refundIn(locale);
            return { ...refund, id, status: stateOf(id, refund.status), canWithdraw: !withdrawn.has(id) };
          }),
        withdraw({ id }) {
          withdrawn.add(id);
          return null;
        },
      },
    },
  });

const meta = {
  title: 'Features/Refund/RefundPane',
  component: RefundPane,
  render: (args) => <Refunds {...args} />,
  parameters: { layout: 'fullscreen', width: false },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [withRefunds()],
  args: { id: '', hrefsOf: () => ({ order: '/order', again: '/again' }) },
  beforeEach: () => withdrawn.clear(),
} satisfies Meta<typeof RefundPane>;
export default meta;
type Story = StoryObj<typeof meta>;

const PANE = { name: '打开的售后' };

/** Nothing is open; a card opens its request beside the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', PANE));
    await expect(pane.getByText('选择一条售后记录')).toBeVisible();
    const [first] = await canvas.findAllByRole('link', { name: /等待商家处理/ });
    if (first) await userEvent.click(first);
    await expect((await pane.findAllByText('等待商家处理'))[0]).toBeVisible();
    await expect(first).toHaveAttribute('aria-current', 'true');
  },
};
/** What is done about it here is seen in the list too. */
export const Withdrawn: Story = {
  args: { id: 'refund-0' },
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', PANE));
    await expect(await canvas.findByRole('link', { name: /等待商家处理/ })).toBeVisible();
    await userEvent.click(await pane.findByRole('button', { name: '撤销申请' }));
    const question = within(await screen.findByRole('dialog', { name: '撤销申请' }));
    await userEvent.click(question.getByRole('button', { name: '撤销申请' }));
    await expect(await pane.findByText('已撤销', { selector: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /等待商家处理/ })).not.toBeInTheDocument());
  },
};
export const NotThere: Story = {
  args: { id: 'refund-9' },
  decorators: [withRefunds(refused(404, '内容不存在或已下架'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容不存在或已下架')).toBeVisible();
  },
};
/** On a phone a request has a page of its own. */
export const OnAPhone: Story = {
  args: { id: 'refund-1' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /等待商家处理/ });
    await expect(first).toHaveAttribute('href', '/detail');
    await expect(canvas.queryByRole('region', PANE)).not.toBeInTheDocument();
  },
};
export const InEnglish: Story = {
  args: { id: 'refund-1' },
  decorators: [withRefunds(undefined, 'en')],
  globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } },
};
export const LargeText: Story = { args: { id: 'refund-1' }, globals: { textSize: 'large' } };
