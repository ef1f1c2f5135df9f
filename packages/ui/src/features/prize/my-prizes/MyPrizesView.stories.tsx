import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, PrizeOfMine } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { boxRecordIn } from '../../../stories/blind-box-samples';
import { drawProofIn, pageOf } from '../../../stories/lottery-samples';
import { dialog } from '../../../stories/opened';
import { claimedPrizesIn, prizeDetailIn, prizeIn, prizesToClaimIn } from '../../../stories/prize-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { addresses } from '../../../stories/service-samples';
import { MyPrizesView, type MyPrizesViewProps } from './MyPrizesView';

const path = '/packages/user-module/my-prize/my-prize';
const asked = fn();
const [address] = addresses;

interface Situation {
  locale?: Locale;
  prizes?: PrizeOfMine[];
  answers?: Answers['prize'];
  /** The member has come back from the page of addresses with one. */
  isChosen?: boolean;
}

const onPage = ({ locale = 'zh-Hans', prizes, answers = {}, isChosen = false }: Situation = {}) =>
  withSdk({
    path,
    member: true,
    sessionStorage: isChosen
      ? {
          addressChoice: JSON.stringify({ from: path, value: 'address-1' }),
          'draft:prizeClaim': JSON.stringify([
            { prizeOfMineId: 'prize-1', name: prizeIn(locale).name, supplierId: 'shop-1' },
            { prizeOfMineId: 'prize-2', name: prizeIn(locale, 1).name, supplierId: 'shop-1' },
          ]),
        }
      : {},
    answers: {
      address: address ? { detail: address } : {},
      lottery: { proof: drawProofIn(locale) },
      prize: {
        list: ({ status }) => ({
          ...pageOf(prizes ?? (status === 'claimed' ? claimedPrizesIn(locale) : prizesToClaimIn(locale))),
          nowMs: Date.now(),
        }),
        detail: () => prizeDetailIn(locale),
        claim(request) {
          asked(request);
          return { orderId: 'order-9' };
        },
        ...answers,
      },
    },
  });

/** Keeps tab and sheet as the page's address would. */
function Page(props: MyPrizesViewProps) {
  const [tab, setTab] = useState(props.tab);
  const [openedId, setOpenedId] = useState(props.openedId);
  return (
    <MyPrizesView
      {...props}
      tab={tab}
      onTabChange={setTab}
      openedId={openedId}
      onOpenedChange={setOpenedId}
    />
  );
}

const meta = {
  title: 'Features/Prize/MyPrizesView',
  component: MyPrizesView,
  render: (args) => <Page {...args} />,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    tab: 'toClaim',
    ...{ onTabChange: fn(), openedId: '', onOpenedChange: fn(), onClaimed: fn() },
    hrefs: { order: (id) => `/order?id=${id}`, coupon: (id) => `/coupon?id=${id}`, draws: '/draws' },
  },
} satisfies Meta<typeof MyPrizesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Prizes of one shop are ticked together; the others wait. What expires soon says so in red and in words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '填写地址领取' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('还剩1天，逾期失效')).toHaveAttribute('data-soon', 'true');
    await expect(canvas.getByText('不限领取时间')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择「集章本」' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择「竹骨团扇」' }));
    await expect(canvas.getByText('已选2件')).toHaveRole('status');
    await expect(canvas.getByRole('checkbox', { name: '选择「白瓷茶具」' })).toBeDisabled();
    await expect(button).toBeEnabled();
  },
};
/** Back with an address: once more what goes where, then the order. */
export const Confirm: Story = {
  decorators: [onPage({ isChosen: true })],
  play: async ({ args }) => {
    const sheet = within(await dialog('确认领取'));
    await expect(await sheet.findByText(/李云/)).toBeVisible();
    await expect(sheet.getByText('竹骨团扇')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '确认领取' }));
    await waitFor(() => expect(args.onClaimed).toHaveBeenCalledWith('order-9'));
    await expect(asked.mock.calls).toEqual([[{ ids: ['prize-1', 'prize-2'], addressId: 'address-1' }]]);
  },
};
/** From the sheet of a prize: one sheet at a time. */
export const ConfirmOfOpened: Story = {
  args: { openedId: 'prize-1' },
  decorators: [onPage({ isChosen: true })],
  play: async () => {
    await dialog('确认领取');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};
/** Too late: the server's words, and the list is asked anew. */
export const Expired: Story = {
  decorators: [
    onPage({
      isChosen: true,
      answers: { claim: refused(410, '已过领取期限', { rule: 'prizeExpired' }) },
    }),
  ],
  play: async ({ args }) => {
    const sheet = within(await dialog('确认领取'));
    await sheet.findByText(/李云/);
    await userEvent.click(sheet.getByRole('button', { name: '确认领取' }));
    await expect(await sheet.findByText('已过领取期限')).toBeVisible();
    await expect(args.onClaimed).not.toHaveBeenCalled();
  },
};
/** Claimed ones lead to their order, coupons to where they are used. */
export const Claimed: Story = {
  args: { tab: 'claimed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待收货')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单：明信片' })).toHaveAttribute(
      'href',
      '/order?id=order-1',
    );
    await expect(canvas.getByRole('link', { name: '去使用：满百减十' })).toHaveAttribute(
      'href',
      '/coupon?id=mine-1',
    );
    await expect(canvas.queryByRole('button', { name: '填写地址领取' })).not.toBeInTheDocument();
  },
};
export const PastTheEnd: Story = {
  args: { tab: 'expired' },
  decorators: [onPage({ prizes: [prizeIn('zh-Hans', 1, { state: 'expired' })] })],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('已过期')).toHaveLength(2));
  },
};
/** One prize: what is known of it, the way to an address, and how it was drawn. */
export const Opened: Story = {
  args: { openedId: 'prize-1' },
  play: async () => {
    const sheet = within(await dialog('奖品详情'));
    await expect(await sheet.findByText('抽奖 · 秋日好运')).toBeVisible();
    await expect(await sheet.findByText('核对一致')).toBeVisible();
    await expect(sheet.getByRole('button', { name: '填写地址领取' })).toBeEnabled();
  },
};
/** Of a box: the same, by its own rules. */
export const OpenedOfABox: Story = {
  args: { openedId: 'prize-1' },
  decorators: [
    onPage({
      answers: {
        detail: () =>
          prizeDetailIn('zh-Hans', {
            ...{ source: 'box', activityName: '澄岚六景', expiresAtMs: null },
            ...{ draw: null, box: boxRecordIn('zh-Hans') },
          }),
      },
    }),
  ],
  play: async () => {
    const sheet = within(await dialog('奖品详情'));
    await expect(await sheet.findByText('盲盒 · 澄岚六景')).toBeVisible();
    await expect(await sheet.findByText('核对一致')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /110 至 131/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const NothingYet: Story = {
  decorators: [onPage({ prizes: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有奖品')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去抽奖' })).toHaveAttribute('href', '/draws');
  },
};
export const Loading: Story = { decorators: [onPage({ answers: { list: pending } })] };
export const Failed: Story = {
  decorators: [onPage({ answers: { list: refused(500, '系统繁忙，请稍后再试') } })],
};
export const NoNetwork: Story = { decorators: [onPage({ answers: { list: unreachable } })] };
export const NarrowInEnglish: Story = {
  decorators: [onPage({ locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Stamp album' }));
    await expect(canvas.getByText('1 chosen')).toBeVisible();
    await expect(canvas.getByText('1 day left, then it expires')).toBeVisible();
  },
};
export const OpenedInEnglish: Story = {
  args: { openedId: 'prize-1' },
  decorators: [onPage({ locale: 'en' })],
  globals: { locale: 'en' },
  play: async () => {
    const sheet = within(await dialog('About this prize'));
    await expect(await sheet.findByText('All correct')).toBeVisible();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
