import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { voucherSheet, voucherSheetIn } from '../../../stories/order-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { PassOn } from './PassOn';

const path = '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-1';
const token = 'B'.repeat(32);
const [voucher] = voucherSheet.vouchers;
if (!voucher) throw new Error('The sheet has no voucher.');
const passedOn = {
  atMs: Date.parse('2026-09-22T01:00:00Z'),
  expiresAtMs: Date.parse('2026-09-23T16:00:00Z'),
};
const [english = voucher] = voucherSheetIn('en').vouchers;

type Answer = NonNullable<Answers['order']>['voucherLink'];
const asked = fn();
const withLink = (
  voucherLink: Answer = (request) => {
    asked(request);
    return request.on ? { token, expiresAtMs: passedOn.expiresAtMs } : null;
  },
  host = createMemoryHost({ href: `http://localhost${path}` }),
) => withSdk({ path, member: true, answers: { order: { voucherLink } }, options: { host } });

const meta = {
  title: 'Features/Voucher/PassOn',
  component: PassOn,
  args: { voucher, title: '栖云岭 · 成人票', onChange: fn() },
  decorators: [withLink()],
} satisfies Meta<typeof PassOn>;
export default meta;
type Story = StoryObj<typeof meta>;

const sharing = createMemoryHost({ href: `http://localhost${path}` });
/** One press makes the link and opens the ways to send it; it names the ticket alone. */
export const Default: Story = {
  decorators: [withLink(undefined, sharing)],
  play: async ({ canvas, args }) => {
    asked.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '发给同行人' }));
    await expect(await screen.findByRole('dialog', { name: '发给同行人' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ voucherId: 'voucher-1', on: true });
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /复制/ }));
    await waitFor(() =>
      expect(sharing.copied.at(-1)).toBe(
        `http://localhost/packages/marketing/electronic-ticket/electronic-ticket?t=${token}`,
      ),
    );
  },
};

/** It is with others: a new link, or none any more. */
export const Passed: Story = {
  args: { voucher: { ...voucher, passedOn } },
  play: async ({ canvas, args }) => {
    asked.mockClear();
    await expect(await canvas.findByText('已发给同行人')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新生成链接' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收回栖云岭 · 成人票的链接' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ voucherId: 'voucher-1', on: false }));
    await expect(await screen.findByText('已收回，原来的链接已失效')).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalled();
  },
};
/** What opens nothing any more can be taken back, and not passed on. */
export const PassedAndUsed: Story = {
  args: { voucher: { ...voucher, status: 2, passedOn } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /收回/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /重新生成|发给同行人/ })).not.toBeInTheDocument();
  },
};
export const Refused: Story = {
  decorators: [withLink(refused(409, '退款处理中', { rule: 'refundOpen' }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发给同行人' }));
    await expect(await screen.findByText('退款处理中')).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const InEnglish: Story = {
  args: { voucher: { ...english, passedOn }, title: 'Qiyun Ridge · Adult' },
  globals: { locale: 'en' },
};
export const Narrow: Story = {
  args: { voucher: { ...voucher, passedOn } },
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = {
  args: { voucher: { ...voucher, passedOn } },
  globals: { textSize: 'large' },
};
