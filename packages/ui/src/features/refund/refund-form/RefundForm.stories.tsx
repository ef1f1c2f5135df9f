import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RefundQuote } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { goodsOptionsIn, ticketOptionsIn } from '../../../stories/refund-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { RefundForm } from './RefundForm';

const asked = fn();
const applied = fn();

const quoteOf = (part: Partial<RefundQuote> = {}): RefundQuote => ({
  items: [],
  amountFen: 5_000,
  feeFen: 0,
  freightFen: 0,
  kind: 'returnAndRefund',
  approval: 'merchant',
  steps: [],
  validUntilMs: Date.now() + 600_000,
  ...part,
});

type Apply = NonNullable<NonNullable<Answers['refund']>['apply']>;

const withRefunds = (part: Partial<RefundQuote> = {}, apply?: Apply) =>
  withSdk({
    path: '/packages/order/refund-page/refund-page?orderId=order-3',
    member: true,
    answers: {
      refund: {
        quote(request: unknown) {
          asked(request);
          return quoteOf(part);
        },
        apply:
          apply ??
          ((request: unknown) => {
            applied(request);
            return { id: 'refund-1', sn: 'SH1', status: 'applied' };
          }),
      },
    },
  });

const meta = {
  title: 'Features/Refund/RefundForm',
  component: RefundForm,
  decorators: [withRefunds()],
  args: {
    options: goodsOptionsIn('zh-Hans'),
    orderHref: '/packages/order/order-details/order-details?id=order-3',
    onApplied: fn(),
    onReload: fn(),
  },
  beforeEach() {
    asked.mockClear();
    applied.mockClear();
  },
} satisfies Meta<typeof RefundForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pieces are chosen, the merchant is told why. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /第1件/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '不想要了' }));
    await expect(await canvas.findByText('退货退款', { selector: '[class*=title]' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith('refund-1'));
    await expect(applied).toHaveBeenCalledWith(
      expect.objectContaining({
        items: [{ lineId: 'line-tea', units: [0] }],
        reasonCode: 'notWanted',
        expectedAmountFen: 5_000,
      }),
    );
  },
};
/** What is missing is said where it is missing, and the focus goes there. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请选择要退的项目')).toBeVisible();
    await expect(applied).not.toHaveBeenCalled();
  },
};
/** A fault is shown with a picture. */
export const PictureNeeded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('radio', { name: '质量问题' }));
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请上传至少一张能说明问题的图片')).toBeVisible();
  },
};
/** Used tickets say so; what the rule keeps shut can be asked for. */
export const Tickets: Story = {
  args: { options: ticketOptionsIn('zh-Hans') },
  decorators: [
    withRefunds({
      kind: 'onlyRefund',
      approval: 'auto',
      amountFen: 8_400,
      feeFen: 933,
      steps: [{ atMs: Date.now() + 30 * 60_000, feeFen: 1_867 }],
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /李/ }));
    await expect(await canvas.findByText('手续费 ¥9.33')).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /欧/ })).toBeDisabled();
  },
};
/** The amounts are others by now: they are said, and agreed to anew. */
export const Changed: Story = {
  args: { options: ticketOptionsIn('zh-Hans') },
  decorators: [
    withRefunds(
      { kind: 'onlyRefund', approval: 'auto' },
      refused(409, '退款金额有变化，请确认新的金额', { rule: 'refundChanged' }),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /李/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    const question = within(await screen.findByRole('dialog', { name: '退款金额有变化' }));
    await expect(question.getByRole('button', { name: '再想想' })).toBeVisible();
  },
};
/** Without a network nothing is lost: what was chosen stays. */
export const NoNetwork: Story = {
  decorators: [withRefunds({}, unreachable)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /第1件/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '不想要了' }));
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-problem'));
    await expect(canvas.getByRole('checkbox', { name: /第1件/ })).toBeChecked();
  },
};
export const NothingLeft: Story = {
  args: { options: { ...goodsOptionsIn('zh-Hans'), lines: [], kinds: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个订单现在没有可退的项目')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '联系商家' })).toHaveAttribute('href', 'tel:0755-12345678');
  },
};
export const NarrowInEnglish: Story = {
  args: { options: ticketOptionsIn('en') },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };

/** Past its time a ticket goes back by the merchant's word alone: it is priced once there is a reason. */
export const PastItsTime: Story = {
  args: { options: ticketOptionsIn('zh-Hans') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /王山/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请选择原因')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    const [reason] = canvas.getAllByRole('radio');
    if (reason) await userEvent.click(reason);
    await waitFor(() => expect(asked).toHaveBeenCalled());
  },
};
