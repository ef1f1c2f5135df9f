import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VoucherSheet as Sheet, Voucher } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, userEvent, waitFor } from 'storybook/test';
import { voucherSheet, voucherSheetIn } from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { VoucherSheet } from './VoucherSheet';

const path = '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-1';

const meta = {
  title: 'Features/Voucher/VoucherSheet',
  component: VoucherSheet,
  args: { orderId: 'order-1' },
  parameters: { layout: 'fullscreen', width: false },
} satisfies Meta<typeof VoucherSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

type Answer = NonNullable<Answers['order']>['vouchers'];
const withVouchers = (vouchers: Answer) => withSdk({ path, member: true, answers: { order: { vouchers } } });

/** The sheet was seen before, and the device has kept it. */
const withKept = (vouchers: Answer, isOnline = true) =>
  withSdk({
    path,
    answers: { order: { vouchers } },
    options: {
      host: createMemoryHost({
        href: `http://localhost${path}`,
        isOnline,
        storage: {
          token: 'token-1',
          isMember: '1',
          vouchers: JSON.stringify({ memberId: 'member-1', orderIds: ['order-1'] }),
          'voucher:order-1': JSON.stringify(voucherSheet),
        },
      }),
    },
  });

const [first, second] = voucherSheet.vouchers;
const sheetOf = (...vouchers: (Voucher | undefined)[]): Sheet => ({
  ...voucherSheet,
  vouchers: vouchers.filter((one) => one !== undefined),
});
/** The first of two was used. */
function usedFirstOf(sheet: Sheet): Sheet {
  const [one, ...others] = sheet.vouchers;
  if (!one) return sheet;
  return {
    ...sheet,
    vouchers: [{ ...one, status: 2, usedAtMs: Date.parse('2026-09-23T01:12:00Z') }, ...others],
  };
}
const usedFirst = usedFirstOf(voucherSheet);

/** The code in groups of four, who it is for, when it was checked. */
export const Default: Story = {
  decorators: [withVouchers(voucherSheet)],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByText('8392 0471 5562')).toBeVisible();
    await expect(canvas.getAllByText(/核对时间.*08:41:07/)).toHaveLength(2);
    await expect(canvas.getByText('请调高屏幕亮度，向工作人员出示')).toBeVisible();
    await expect(canvas.queryByText(/暂时无法核对/)).not.toBeInTheDocument();
  },
};

/** What can still be used comes first, under its own number; what was used says when. */
export const OneUsed: Story = {
  decorators: [withVouchers(usedFirst)],
  play: async ({ canvas }) => {
    const [usable, used] = await canvas.findAllByRole('article');
    await expect(usable).toHaveTextContent('王山');
    await expect(usable).toHaveTextContent('2/2');
    await expect(used).toHaveTextContent(/使用时间.*09:12/);
  },
};
export const AllUsed: Story = {
  decorators: [withVouchers(sheetOf(usedFirst.vouchers[0]))],
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    await expect(canvas.queryByText('请调高屏幕亮度，向工作人员出示')).not.toBeInTheDocument();
  },
};
export const Waiting: Story = {
  decorators: [withVouchers(sheetOf(first && { ...first, status: 0 }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商家确认后出票')).toBeVisible();
  },
};
export const CancelledAndExpired: Story = {
  decorators: [withVouchers(sheetOf(first && { ...first, status: 3 }, second && { ...second, status: 4 }))],
};
/** Of ten uses three are gone: it is good as before, and says what is left. */
export const SeveralUses: Story = {
  decorators: [
    withVouchers({
      ...voucherSheet,
      title: '云上汤泉十次卡',
      vouchers: voucherSheet.vouchers.slice(0, 1).map((voucher) => ({
        ...voucher,
        productName: '云上汤泉十次卡',
        travellerName: null,
        idCard: null,
        lastDay: '2027-09-22',
        uses: 10,
        usesLeft: 7,
        usedAtMs: Date.parse('2026-09-22T01:12:00Z'),
      })),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('剩余7次 / 共10次')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '云上汤泉十次卡' })).toBeVisible();
    await expect(canvas.getByText(/有效期/)).toBeVisible();
  },
};
/** Kept on the device by a release that did not count uses yet. */
export const KeptWithoutUses: Story = {
  decorators: [
    withVouchers({
      ...voucherSheet,
      vouchers: voucherSheet.vouchers.map(({ uses, usesLeft, ...voucher }) => voucher as Voucher),
    }),
  ],
};
export const SeveralDays: Story = {
  decorators: [withVouchers(sheetOf(first && { ...first, lastDay: '2026-09-25', travellerName: null }))],
};

const roomSheet: Sheet = {
  ...voucherSheet,
  title: '云栖山居',
  stay: {
    hotelName: { 'zh-Hans': '云栖山居', en: 'Cloud Rest Lodge' },
    address: { 'zh-Hans': '澄岚市云岭区栖云路88号', en: '88 Qiyun Road, Yunling, Chenglan' },
    phone: '0600-8010000',
    startDate: '2026-09-23',
    endDate: '2026-09-25',
    checkInFrom: '14:00',
    checkOutUntil: '12:00',
    adults: 3,
    children: 1,
    rooms: voucherSheet.vouchers.map(({ lineId, unit, travellerName }) => ({
      lineId,
      unit,
      guestName: travellerName ?? '',
    })),
  },
  vouchers: voucherSheet.vouchers.map((voucher) => ({
    ...voucher,
    productName: '观云大床房',
    travellerName: null,
    idCard: null,
    lastDay: '2026-09-25',
  })),
};

/** Rooms: what the desk asks for, in its own words; the guests' names whole. */
export const CheckIn: Story = {
  decorators: [withVouchers(roomSheet)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('入住凭证')).toBeVisible();
    await expect(canvas.getByText('9月23日 星期三')).toBeVisible();
    await expect(canvas.getByText(/星期三/)).toBeVisible();
    await expect(canvas.getByText(/2晚 · 2间 3成人 1儿童/)).toBeVisible();
    await expect(canvas.getByText('澄岚市云岭区栖云路88号')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /致电酒店/ })).toHaveAttribute('href', 'tel:0600-8010000');
    await expect(canvas.getByText('入住人：李云')).toBeVisible();
    await expect(canvas.getAllByText('待入住')).toHaveLength(2);
    await expect(canvas.queryByText(/有效期|电子票/)).not.toBeInTheDocument();
  },
};
export const CheckInInEnglish: Story = {
  ...CheckIn,
  play: undefined,
  globals: { locale: 'en', viewport: { value: 'small' } },
};

/** No network at the gate: what was seen before opens, and says from when it is. */
export const Offline: Story = {
  decorators: [withKept(unreachable, false)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/当前离线.*08:41:07/)).toBeVisible();
    await expect(canvas.getByText('8392 0471 5562')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText(/当前离线/)).toBeVisible();
  },
};

/** Vouchers that were seen stay when the next look at them fails, kept on the device or not. */
export const RefreshFailed: Story = {
  decorators: [
    (() => {
      let asked = 0;
      return withSdk({
        path,
        answers: {
          order: {
            vouchers() {
              asked += 1;
              return asked === 1 ? voucherSheet : unreachable;
            },
          },
        },
      });
    })(),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('8392 0471 5562');
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText(/暂时无法核对/)).toBeVisible();
    await expect(canvas.getByText('8392 0471 5562')).toBeVisible();
  },
};

/** There is a network, and the server is of no use. */
export const ServerFailed: Story = {
  decorators: [withKept(refused(500, '系统繁忙，请稍后再试'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/暂时无法核对.*08:41:07/)).toBeVisible();
    await expect(canvas.getByText('8392 0471 5562')).toBeVisible();
  },
};

/** Kept vouchers are there before the server has answered. */
export const KeptWhileAsking: Story = {
  decorators: [withKept(pending)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8392 0471 5562')).toBeVisible();
  },
};

/** A login that ended takes no ticket away. */
export const LoginEnded: Story = {
  decorators: [withKept(refused(900, '登录失效，请重新登录'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新登录' })).toBeVisible();
    await expect(canvas.getByText('8392 0471 5562')).toBeVisible();
  },
};

/** The server says that there are none: nothing that was kept is shown. */
export const NoLongerTheirs: Story = {
  decorators: [withKept(refused(404, '内容不存在或已下架'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容不存在或已下架')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('8392 0471 5562')).not.toBeInTheDocument());
  },
};

/** Nobody is logged in, and nothing was kept. */
export const NotLoggedIn: Story = {
  decorators: [withVouchers(refused(900, '登录失效，请重新登录'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新登录' })).toBeVisible();
  },
};
export const OfflineAndNothingKept: Story = {
  decorators: [withVouchers(unreachable)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络未连接')).toBeVisible();
  },
};
export const Nothing: Story = { decorators: [withVouchers(sheetOf())] };
export const Loading: Story = { decorators: [withVouchers(pending)] };
export const InEnglish: Story = {
  decorators: [withVouchers(usedFirstOf(voucherSheetIn('en')))],
  globals: { locale: 'en' },
};
export const Narrow: Story = {
  decorators: [withVouchers(voucherSheet)],
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const Desktop: Story = {
  decorators: [withVouchers(voucherSheet)],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { width: false },
};
export const LargeText: Story = { decorators: [withVouchers(voucherSheet)], globals: { textSize: 'large' } };
