import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chain, invoiceIn } from '../../../stories/invoice-samples';
import { marketNowMs } from '../../../stories/market-samples';
import { refused } from '../../../stories/scripted-fetch';
import { withSdk } from '../../../stories/sdk-fixture';
import { InvoiceView } from './InvoiceView';

const path = '/packages/user-module/invoice-detail/invoice-detail?id=invoice-1';
const onSend = fn();
const pdf = { url: 'about:blank', bytes: 58_544, sha256: '0'.repeat(64) };

const meta = {
  title: 'Features/Invoice/InvoiceView',
  component: InvoiceView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        invoice: {
          pdf,
          sendEmail(request) {
            onSend(request);
            return null;
          },
          cancel: null,
        },
      },
    }),
  ],
  args: {
    invoice: invoiceIn('zh-Hans'),
    hrefs: {
      invoice: (id) => `/invoice?id=${id}`,
      order: (id) => `/order?id=${id}`,
      form: (ids) => `/form?orderIds=${ids.join()}`,
    },
    onChanged: fn(async () => {}),
  },
} satisfies Meta<typeof InvoiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is sent again to an address that is one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    onSend.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '发送到邮箱' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const field = await sheet.findByRole('textbox', { name: /发送到/ });
    await userEvent.type(field, 'li@');
    await userEvent.click(sheet.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('邮箱地址不正确，请检查'));
    await userEvent.type(field, 'example.cn');
    await userEvent.click(sheet.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ id: 'invoice-1', email: 'li@example.cn' }));
  },
};
export const TooManyEmails: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        invoice: {
          pdf,
          sendEmail: refused(422, '今天已发送5次，请明天再试或直接下载', { rule: 'emailLimit' }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发送到邮箱' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.type(await sheet.findByRole('textbox', { name: /发送到/ }), 'li@example.cn');
    await userEvent.click(sheet.getByRole('button', { name: '发送' }));
    await expect(await sheet.findByText('今天已发送5次，请明天再试或直接下载')).toBeVisible();
  },
};
/** Until it is being issued it can be withdrawn. */
export const AppliedFor: Story = {
  args: {
    invoice: invoiceIn('zh-Hans', {
      state: 'submitted',
      hasPdf: false,
      invoiceNumber: null,
      issuedAtMs: null,
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销申请' }));
    const question = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(question.getByRole('button', { name: '撤销申请' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};
export const Failed: Story = {
  args: {
    invoice: invoiceIn('zh-Hans', {
      state: 'rejected',
      reason: '抬头与税号不符',
      hasPdf: false,
      invoiceNumber: null,
      issuedAtMs: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('原因：抬头与税号不符')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '重新申请' })).toHaveAttribute(
      'href',
      '/form?orderIds=1,2',
    );
  },
};
/** Taken back after a refund: the red-letter invoice and the new one follow. */
export const TakenBack: Story = {
  args: { invoice: invoiceIn('zh-Hans', { state: 'red', chain }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /重新开具/ })).toHaveAttribute(
      'href',
      '/invoice?id=invoice-3',
    );
  },
};
export const RedLetter: Story = {
  args: {
    invoice: invoiceIn('zh-Hans', {
      id: 'invoice-2',
      redOfId: 'invoice-1',
      totalFen: -81_467,
      taxFen: -4_612,
      chain,
    }),
  },
};
export const SpecialToConfirm: Story = {
  args: {
    invoice: invoiceIn('zh-Hans', {
      type: 'special',
      state: 'redAwaitingBuyer',
      confirmByMs: marketNowMs + 72 * 3_600_000,
      address: '望汐市海湾区青禾路18号',
      phone: '0600-8001234',
      bankName: '望汐银行青禾支行',
      bankAccount: '6222020200112230',
    }),
  },
};
export const Wide: Story = {
  args: { invoice: invoiceIn('zh-Hans', { state: 'red', chain }) },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: { invoice: invoiceIn('en', { chain, state: 'red' }) },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
