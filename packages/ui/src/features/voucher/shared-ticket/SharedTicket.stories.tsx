import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, SharedVoucher } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, waitFor } from 'storybook/test';
import { sharedVoucherIn } from '../../../stories/jump-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { SharedTicket } from './SharedTicket';

const t = 'A'.repeat(32);
const path = `/packages/marketing/electronic-ticket/electronic-ticket?t=${t}`;

const meta = {
  title: 'Features/Voucher/SharedTicket',
  component: SharedTicket,
  args: { t },
  parameters: { layout: 'fullscreen', width: false },
} satisfies Meta<typeof SharedTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

type Answer = NonNullable<Answers['voucher']>['shared'];
const withAnswer = (shared: Answer) => withSdk({ path, answers: { voucher: { shared } } });
const withTicket = (change: Partial<SharedVoucher> = {}, locale: Locale = 'zh-Hans') =>
  withAnswer(sharedVoucherIn(locale, change));
/** It was opened before, and the device has kept it. */
const withKept = (shared: Answer, isOnline = true) =>
  withSdk({
    path,
    answers: { voucher: { shared } },
    options: {
      host: createMemoryHost({
        href: `http://localhost${path}`,
        isOnline,
        storage: { sharedVouchers: JSON.stringify([{ t, voucher: sharedVoucherIn('zh-Hans') }]) },
      }),
    },
  });

/** Without a login: code, what it is for, its day, the place and when it was checked. */
export const Default: Story = {
  decorators: [withTicket()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8392 0471 5562')).toBeVisible();
    await expect(canvas.getByText(/核对时间.*08:41:07/)).toBeVisible();
    await expect(canvas.getByText('澄岚市云岭区栖云路1号')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看商品' })).toHaveAttribute(
      'href',
      '/pages/ticket-detail/ticket-detail?id=ticket-1',
    );
    await expect(canvas.queryByText(/发给同行人|暂时无法核对/)).not.toBeInTheDocument();
  },
};
export const SeveralUses: Story = { decorators: [withTicket({ uses: 10, usesLeft: 7 })] };
export const Waiting: Story = {
  decorators: [withTicket({ code: null, status: 0 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商家确认后出票')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /二维码/ })).not.toBeInTheDocument();
  },
};
/** What opens nothing any more says so, without a code. */
export const Used: Story = {
  decorators: [
    withTicket({ code: null, status: 2, usesLeft: 0, usedAtMs: Date.parse('2026-09-23T01:12:00Z') }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/使用时间.*09:12/)).toBeVisible();
    await expect(canvas.queryByText('8392 0471 5562')).not.toBeInTheDocument();
  },
};
export const Refunded: Story = { decorators: [withTicket({ code: null, status: 3, usesLeft: 0 })] };
export const BeingRefunded: Story = {
  decorators: [withTicket({ code: null, frozen: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('退款处理中')).toBeVisible();
  },
};
export const Past: Story = { decorators: [withTicket({ code: null, status: 4, usesLeft: 0 })] };

/** No network at the gate: what was opened before opens, and says from when it is. */
export const Offline: Story = {
  decorators: [withKept(unreachable, false)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/当前离线.*08:41:07/)).toBeVisible();
    await expect(canvas.getByText('8392 0471 5562')).toBeVisible();
  },
};
/** Taken back: nothing that was kept is shown. */
export const TakenBack: Story = {
  decorators: [withKept(refused(410, '链接已失效', { rule: 'linkOver' }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接已失效')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('8392 0471 5562')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: '回首页' })).toBeVisible();
  },
};
export const CutOff: Story = {
  args: { t: '' },
  decorators: [withAnswer(refused(400, '请求有误'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接已失效')).toBeVisible();
  },
};
export const NoNetwork: Story = {
  decorators: [withAnswer(unreachable)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络未连接')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withAnswer(pending)] };
export const InEnglish: Story = { decorators: [withTicket({}, 'en')], globals: { locale: 'en' } };
export const OverInEnglish: Story = {
  decorators: [withAnswer(refused(404, 'It does not exist, or is not available any more'))],
  globals: { locale: 'en' },
};
export const Narrow: Story = {
  decorators: [withTicket()],
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const Desktop: Story = {
  decorators: [withTicket()],
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const LargeText: Story = { decorators: [withTicket()], globals: { textSize: 'large' } };
