import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, OwnAnnualCard } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { pageOf } from '../../../stories/lottery-samples';
import { entriesIn, entryCode, ownCardIn, personIn } from '../../../stories/own-card-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { OwnCardView } from './OwnCardView';

const onPage = (
  part: Partial<OwnAnnualCard> = {},
  { locale = 'zh-Hans', answers = {} }: { locale?: Locale; answers?: Answers['annualCard'] } = {},
) =>
  withSdk({
    path: '/packages/annual-card/card-detail/card-detail?cardId=mine-1',
    member: true,
    answers: {
      annualCard: {
        own: () => ownCardIn(locale, part),
        entryCode: () => entryCode(),
        entries: () => pageOf(entriesIn(locale)),
        ...answers,
      },
    },
  });

const meta = {
  title: 'Features/Annual card/OwnCardView',
  component: OwnCardView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    cardId: 'mine-1',
    hrefsOf: () => ({
      ...{ activate: '/activate', renew: '/renew', buy: '/buy' },
      examine: (id) => `/examine?id=${id}`,
      form: (id) => `/form?personId=${id}`,
      protocol: (id, purpose) => `/protocol?personId=${id}&purpose=${purpose}`,
      refund: (orderId, lineId) => `/refund?orderId=${orderId}&lineId=${lineId}`,
      join: (id) => `/join?cardActivityId=${id}`,
      order: (id) => `/order?id=${id}`,
    }),
  },
} satisfies Meta<typeof OwnCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A family: one has a code, one is examined, the child's papers are to be mended; entries, and handing it back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8800 1234 5678 2046')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '李*的动态入园码' })).toBeVisible();
    await expect(canvas.getByText(/^YK 30000 00017 \d{3} \d{3}$/)).toBeVisible();
    await expect(canvas.getByText('今日还可入园1次')).toBeVisible();
    await expect(canvas.getByText('今日次数已用完')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '撤回人脸授权' })).toHaveAttribute(
      'href',
      '/protocol?personId=person-1&purpose=face',
    );
    await expect(canvas.getByRole('link', { name: '去修改' })).toHaveAttribute(
      'href',
      '/form?personId=person-3',
    );
    await expect(await canvas.findByText('今日在此景区的次数已用完')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '申请退卡' })).toHaveAttribute(
      'href',
      '/refund?orderId=order-9&lineId=line-card',
    );
  },
};
/** Bought and not activated: by when, and the way there. */
export const ToActivate: Story = {
  decorators: [
    onPage({
      ...{ status: 'toActivate', firstDay: null, lastDay: null, periods: [], renew: null, activities: [] },
      persons: [personIn('zh-Hans', { status: 'toActivate', name: '', faceConsentId: null, today: [] })],
      nextStep: 'activate',
    }),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: '去激活' })).length).toBe(2);
    await expect(canvas.getByText('激活截止')).toBeVisible();
  },
};
/** Nobody is let in: why, and whom to call. */
export const Frozen: Story = {
  decorators: [onPage({ status: 'frozen', frozenWords: '持卡人信息待核实', refundable: false })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/年卡已冻结：持卡人信息待核实/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '致电0600-8010000' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /动态入园码/ })).not.toBeInTheDocument();
  },
};
/** A refund of it is asked for. */
export const BeingRefunded: Story = {
  decorators: [onPage({ refunding: true, refundable: false })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('退款处理中，期间不能入园')).toBeVisible();
  },
};
/** It can be renewed: for how much; its second period is there already. */
export const Renewable: Story = {
  decorators: [
    onPage({
      periods: [
        { seq: 1, firstDay: '2025-09-01', lastDay: '2026-08-31', paidFen: 69_900 },
        { seq: 2, firstDay: '2026-09-01', lastDay: '2027-08-31', paidFen: 59_900 },
      ],
      renew: {
        ...{ priceFen: 59_900, fromDay: '2026-09-01', untilDay: '2027-09-30' },
        ...{ firstDay: '2027-09-01', open: true },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '续费¥599' })).toHaveAttribute('href', '/renew');
    await expect(canvas.getByText('各周期')).toBeVisible();
  },
};
export const Expired: Story = {
  decorators: [
    onPage({
      status: 'expired',
      refundable: false,
      renew: null,
      nextStep: 'buyAgain',
      lastDay: '2026-09-19',
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '再次购买' })).toHaveAttribute('href', '/buy');
  },
};
/** The code is refused: the server's words, and another try. */
export const NoCode: Story = {
  decorators: [onPage({}, { answers: { entryCode: refused(422, '年卡已冻结', { rule: 'cardFrozen' }) } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('年卡已冻结')).toBeVisible();
  },
};
export const NoEntries: Story = {
  decorators: [onPage({}, { answers: { entries: () => pageOf([]) } })],
};
export const NoNetwork: Story = { decorators: [onPage({}, { answers: { own: unreachable } })] };
export const Failed: Story = { decorators: [onPage({}, { answers: { own: refused(500, '服务繁忙') } })] };
export const Loading: Story = { decorators: [onPage({}, { answers: { own: pending } })] };
export const NarrowInEnglish: Story = {
  decorators: [onPage({}, { locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry left today')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
