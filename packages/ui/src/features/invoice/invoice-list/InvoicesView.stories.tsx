import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { invoiceableIn, pageOf, recordsIn } from '../../../stories/invoice-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { InvoicesView, type InvoicesViewProps } from './InvoicesView';

const path = '/packages/user-module/invoice/invoice';

/** Keeps the tab as the page's address would. */
function Invoices(props: InvoicesViewProps) {
  const [tab, setTab] = useState(props.tab);
  return <InvoicesView {...props} tab={tab} onTabChange={setTab} />;
}

const meta = {
  title: 'Features/Invoice/InvoicesView',
  component: InvoicesView,
  render: (args) => <Invoices {...args} />,
  decorators: [
    withSdk({
      path,
      member: true,
      answers: { invoice: { orders: pageOf(invoiceableIn('zh-Hans')), list: pageOf(recordsIn('zh-Hans')) } },
    }),
  ],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    tab: 'orders',
    onTabChange: fn(),
    hrefs: { form: (ids) => `/form?orderIds=${ids.join()}`, detail: (id) => `/detail?id=${id}` },
  },
} satisfies Meta<typeof InvoicesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sum follows what is ticked; orders of another seller wait. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: '申请开票' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /成人票/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /大床房/ }));
    await expect(canvas.getByRole('checkbox', { name: /绿茶/ })).toBeDisabled();
    await expect(canvas.getByText('已选2笔')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '申请开票' })).toHaveAttribute(
      'href',
      '/form?orderIds=1,2',
    );
  },
};
export const Records: Story = {
  args: { tab: 'records' },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(within(items[0] as HTMLElement).getByText('待购方确认红字信息')).toBeVisible();
  },
};
export const NothingThere: Story = {
  decorators: [
    withSdk({ path, member: true, answers: { invoice: { orders: pageOf([]), list: pageOf([]) } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无可开票订单')).toBeVisible();
  },
};
export const NoRecords: Story = { ...NothingThere, args: { tab: 'records' }, play: async () => {} };
export const Loading: Story = {
  decorators: [withSdk({ path, member: true, answers: { invoice: { orders: pending } } })],
};
export const NoNetwork: Story = {
  decorators: [withSdk({ path, member: true, answers: { invoice: { orders: unreachable } } })],
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: { invoice: { orders: pageOf(invoiceableIn('en')), list: pageOf(recordsIn('en')) } },
    }),
  ],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
