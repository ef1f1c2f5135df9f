import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { agreedRefundIn, refundedIn, refundIn } from '../../../stories/refund-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { RefundView } from './RefundView';

const sent = fn();
type Waybill = NonNullable<NonNullable<Answers['refund']>['waybill']>;
const withRefund = (waybill?: Waybill) =>
  withSdk({
    path: '/packages/order/refund-detail/refund-detail?id=refund-1',
    member: true,
    answers: {
      refund: {
        withdraw: null,
        waybill:
          waybill ??
          ((request: unknown) => {
            sent(request);
            return null;
          }),
      },
    },
  });

const meta = {
  title: 'Features/Refund/RefundView',
  component: RefundView,
  decorators: [withRefund()],
  args: {
    refund: refundIn('zh-Hans'),
    hrefs: {
      order: '/packages/order/order-details/order-details?id=order-3',
      again: '/packages/order/refund-page/refund-page?orderId=order-3',
    },
    onChanged: fn(),
  },
  beforeEach() {
    sent.mockClear();
  },
} satisfies Meta<typeof RefundView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asked for: until when the merchant answers, and it can be taken back after a question. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('等待商家处理', { selector: '[role=status]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销申请' }));
    const question = within(await screen.findByRole('dialog', { name: '撤销申请' }));
    await userEvent.click(question.getByRole('button', { name: '撤销申请' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};
/** Agreed: the address, and a form for the parcel's number that keeps what is wrong. */
export const Agreed: Story = {
  args: { refund: agreedRefundIn('zh-Hans') },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('textbox', { name: /快递单号/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /快递公司/ }), '顺丰速运');
    await userEvent.type(number, '12');
    await userEvent.click(canvas.getByRole('button', { name: '提交单号' }));
    await expect(await canvas.findByText('单号为6至30位字母或数字')).toBeVisible();
    await expect(number).toHaveValue('12');
    await userEvent.type(number, '345678');
    await userEvent.click(canvas.getByRole('button', { name: '提交单号' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ id: 'refund-1', company: '顺丰速运', number: '12345678' }),
    );
  },
};
export const NumberTaken: Story = {
  args: { refund: agreedRefundIn('zh-Hans') },
  decorators: [withRefund(refused(422, '快递单号不正确或已被使用，请核对', { rule: 'waybillInvalid' }))],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /快递公司/ }), '顺丰速运');
    await userEvent.type(canvas.getByRole('textbox', { name: /快递单号/ }), '12345678');
    await userEvent.click(canvas.getByRole('button', { name: '提交单号' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /快递单号/ })).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};
export const Returning: Story = {
  args: {
    refund: {
      ...agreedRefundIn('zh-Hans'),
      status: 'returning',
      dueWhat: 'merchantReceives',
      waybill: { company: '顺丰速运', number: 'SF1029384756' },
      canWithdraw: false,
    },
  },
};
export const Refunded: Story = {
  args: { refund: refundedIn('zh-Hans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已到账')).toBeVisible();
  },
};
/** Refused: why, and how often it can be asked for again. */
export const Refused: Story = {
  args: {
    refund: {
      ...refundIn('zh-Hans'),
      status: 'refused',
      refusal: '图片看不出裂纹，请补充近照。',
      triesLeft: 2,
      dueAtMs: null,
      dueWhat: null,
      canWithdraw: false,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: '再次申请（还可2次）' })).toHaveAttribute(
      'href',
      args.hrefs.again,
    );
  },
};
/** The payment system can't send it: what we do is said, not a code. */
export const Failed: Story = {
  args: {
    refund: {
      ...refundedIn('zh-Hans'),
      status: 'failed',
      movements: [{ amountFen: 10_001, state: 'failed', doneAtMs: null }],
    },
  },
};
export const NarrowInEnglish: Story = {
  args: { refund: agreedRefundIn('en') },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  args: { refund: refundedIn('zh-Hans') },
  globals: { viewport: { value: 'desktop' } },
};
