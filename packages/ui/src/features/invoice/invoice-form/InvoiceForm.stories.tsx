import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { previewIn, titlesIn } from '../../../stories/invoice-samples';
import { type Answers, pending, refused } from '../../../stories/scripted-fetch';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { InvoiceForm } from './InvoiceForm';

const path = '/packages/user-module/invoice-form/invoice-form?orderIds=1,2';
const onApply = fn();

const filling = (invoice: Answers['invoice'] = {}, sessionStorage?: Readonly<Record<string, string>>) =>
  withSdk({
    path,
    member: true,
    answers: {
      invoice: {
        preview: previewIn('zh-Hans'),
        titles: [],
        apply(request) {
          onApply(request);
          return { id: 'invoice-9', state: 'submitted' };
        },
        addTitle: { id: 'title-9' },
        ...invoice,
      },
    },
    ...(sessionStorage && { sessionStorage }),
  });

const meta = {
  title: 'Features/Invoice/InvoiceForm',
  component: InvoiceForm,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [filling()],
  args: { orderIds: ['1', '2'], ordersHref: '/invoices', onApplied: fn() },
} satisfies Meta<typeof InvoiceForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '提交' }));

/** A company’s tax id is checked while it is typed, and stands large in the sheet before it is sent. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    onApply.mockClear();
    await userEvent.click(await canvas.findByRole('radio', { name: '企业' }));
    await userEvent.type(canvas.getByLabelText(/抬头名称/), '望汐青禾贸易有限公司（演示）');
    const taxId = canvas.getByLabelText(/税号/);
    await userEvent.type(taxId, '91350100m00010');
    await expect(canvas.getByText('已输入14位，共18位')).toBeVisible();
    await userEvent.type(taxId, '0y44');
    await expect(taxId).toHaveAccessibleDescription('税号不正确，请核对营业执照上的统一社会信用代码');
    await userEvent.type(taxId, '{Backspace}3');
    await expect(canvas.getByText('校验位正确')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/接收邮箱/), 'zhang@example.cn');
    await expect(taxId).toHaveValue('91350100M000100Y43');
    await waitFor(() => expect(canvas.getByRole('button', { name: '提交' })).toBeEnabled());
    await submit(canvas);
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await expect(await sheet.findByText('913501 00M000 100Y43')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith('invoice-9'));
    await expect(onApply).toHaveBeenCalledWith({
      orderIds: ['1', '2'],
      type: 'normal',
      titleKind: 'company',
      titleName: '望汐青禾贸易有限公司（演示）',
      taxId: '91350100M000100Y43',
      email: 'zhang@example.cn',
      expectedTotalFen: 81_467,
    });
  },
};

/** Everything that is missing is said at once; the first field has the focus. */
export const SpecialNotFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '增值税专用发票' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '提交' })).toBeEnabled());
    await submit(canvas);
    const name = canvas.getByLabelText(/抬头名称/);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByLabelText(/税号/)).toHaveAccessibleDescription('请填写税号');
    await expect(canvas.getByLabelText(/注册地址/)).toHaveAccessibleDescription('请填写注册地址');
    await expect(canvas.getByLabelText(/注册电话/)).toBeInvalid();
    await expect(canvas.getByLabelText(/开户银行/)).toBeInvalid();
    await expect(canvas.getByLabelText(/银行账号/)).toBeInvalid();
    await expect(canvas.getByLabelText(/接收邮箱/)).toHaveAccessibleDescription('邮箱地址不正确，请检查');
  },
};

/** The default title is filled in at first; another one of the book takes its place. */
export const FromTheBook: Story = {
  decorators: [filling({ titles: titlesIn('zh-Hans') })],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/抬头名称/);
    await waitFor(() => expect(name).toHaveValue('望汐青禾贸易有限公司（演示）'));
    await userEvent.click(canvas.getByRole('button', { name: '从抬头库选择' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: '使用抬头李云' }));
    await waitFor(() => expect(canvas.getByLabelText(/抬头名称/)).toHaveValue('李云'));
    await expect(canvas.queryByLabelText(/税号/)).not.toBeInTheDocument();
  },
};

/** What was typed before a reload is there again. */
export const AfterReload: Story = {
  decorators: [
    filling(
      { titles: titlesIn('zh-Hans') },
      {
        drafts: '["invoice:1,2"]',
        'draft:invoice:1,2': JSON.stringify({
          type: 'special',
          titleKind: 'company',
          titleName: '某某公司',
          taxId: '9135',
          address: '',
          phone: '',
          bankName: '',
          bankAccount: '',
          email: '',
          save: true,
        }),
      },
    ),
  ],
};

/** The amount is another one now: it is said, and what was typed stays. */
export const AmountChanged: Story = {
  decorators: [
    filling({
      titles: titlesIn('zh-Hans')
        .slice(1)
        .map((title) => ({ ...title, isDefault: true })),
      apply: refused(409, '可开票金额有变化，请确认新的金额', { rule: 'priceChanged' }),
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByLabelText(/抬头名称/)).toHaveValue('李云'));
    await userEvent.type(canvas.getByLabelText(/接收邮箱/), 'zhang@example.cn');
    await waitFor(() => expect(canvas.getByRole('button', { name: '提交' })).toBeEnabled());
    await submit(canvas);
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: '确认提交' }));
    await expect(await canvas.findByText('可开票金额有变化，请确认新的金额')).toBeInTheDocument();
  },
};

export const SellersMixed: Story = {
  decorators: [
    filling({
      preview: refused(422, '所选订单来自不同的销售方，请分开申请开票', { rule: 'invoiceSellerMixed' }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这些订单现在不能一起开票')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回可开票订单' })).toHaveAttribute('href', '/invoices');
  },
};
export const Loading: Story = { decorators: [filling({ preview: pending })] };
export const NoNetwork: Story = { decorators: [filling({ preview: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [filling({ preview: previewIn('en'), titles: titlesIn('en') })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
