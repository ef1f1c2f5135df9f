import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InvoiceCell } from './InvoiceCell';

const meta = {
  title: 'Features/Order/InvoiceCell',
  component: InvoiceCell,
  args: {
    invoice: { canApply: true, id: null, state: null },
    hrefs: { apply: '/form?orderIds=o1', detail: (id) => `/invoice?id=${id}` },
  },
} satisfies Meta<typeof InvoiceCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '申请开票' })).toHaveAttribute('href', '/form?orderIds=o1');
  },
};
export const Issued: Story = {
  args: { invoice: { canApply: false, id: 'i1', state: 'issued' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /发票.*已开票/ })).toHaveAttribute(
      'href',
      '/invoice?id=i1',
    );
  },
};
/** One that failed can be asked for again. */
export const FailedBefore: Story = {
  args: { invoice: { canApply: true, id: 'i1', state: 'rejected' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const NothingToInvoice: Story = {
  args: { invoice: { canApply: false, id: null, state: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  args: { invoice: { canApply: false, id: 'i1', state: 'redAwaitingBuyer' } },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
