import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CouponOffer, RequestOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inMinutes } from '../../../stories/order-samples';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { specialIn } from '../../../stories/search-samples';
import { activitySpecialIn } from '../../../stories/special-samples';
import { SpecialPending } from './SpecialPending';
import { SpecialView, type SpecialViewProps } from './SpecialView';

const special = specialIn('zh-Hans');
const path = '/pages/spot-special/spot-special?id=special-1';

const fair = activitySpecialIn('zh-Hans');

/** Keeps the tab as the page's address would. */
function Special(props: SpecialViewProps) {
  const [tab, setTab] = useState(props.tab);
  return <SpecialView {...props} tab={tab} onTabChange={setTab} />;
}

const meta = {
  title: 'Features/Special/SpecialView',
  component: SpecialView,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  render: (args) => <Special {...args} />,
  args: {
    special,
    tab: '',
    onTabChange: fn(),
    hrefs: {
      goods: ({ id }) => `/goods?id=${id}`,
      activity: ({ activeId }) => `/activity?activeId=${activeId}`,
      coupon: {
        detail: (couponId: string) => `/coupon?couponId=${couponId}`,
        use: ({ couponId }: Pick<CouponOffer, 'couponId'>) => `/use?couponId=${couponId}`,
      },
      goodsHome: '/goods-home',
    },
  },
} satisfies Meta<typeof SpecialView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts, and lists of whatever can be visited or bought. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '入冬泡汤去', level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: '先泡哪一处' }).querySelectorAll('a')).toHaveLength(4);
    await expect(canvas.queryByText(/专题已结束|即将开始/)).not.toBeInTheDocument();
  },
};
export const BeforeTheStart: Story = {
  args: { special: { ...special, timeStatus: 0, startsAtMs: inMinutes(90) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('即将开始')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1:(29|30):\d\d$/);
  },
};
export const DaysBefore: Story = {
  args: { special: { ...special, timeStatus: 0, startsAtMs: inMinutes(3 * 24 * 60 + 5) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/开始，还有3天$/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
export const Ended: Story = {
  args: { special: { ...special, timeStatus: 2, endsAtMs: Date.parse('2026-01-01T00:00:00Z') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('专题已结束')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '先泡哪一处' })).toBeVisible();
  },
};
/** Everything on it is gone. */
export const NothingLeft: Story = {
  args: { special: { ...special, components: [{ type: 'itemList', title: '先泡哪一处', items: [] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('专题内容正在准备')).toBeVisible();
  },
};
/** A part of every kind. The operator's colour has words that can be read on it. */
export const Activities: Story = {
  args: { special: fair },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '云上茶集', level: 1 })).toBeInTheDocument();
    await expect(canvas.getByText('限时价距结束').querySelector('[role="timer"]')).toHaveTextContent(
      /^(2:00:00|1:5\d:\d\d)$/,
    );
    const coupons = await canvas.findByRole('region', { name: '先领券' });
    await expect(coupons.querySelectorAll('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /窑火满减/ })).toHaveAttribute(
      'href',
      expect.stringContaining('activeId=activity-1'),
    );
    await expect(canvas.getByRole('region', { name: '刚炒好的' }).querySelectorAll('a')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('tab', { name: '器' }));
    await expect(await canvas.findByRole('region', { name: '泡茶的' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '刚炒好的' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: '正在优惠' }).querySelectorAll('a')).toHaveLength(
      fair.components.flatMap((one) => (one.type === 'activityStrip' ? one.activities : [])).length,
    );
    await expect(canvas.getByRole('region', { name: '去茶山走走' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '喝完住下' })).toBeVisible();
  },
};
/** Coupons are claimed where they stand; a refusal is told in the server's words. */
export const Claiming: Story = {
  args: { special: fair },
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        coupon: {
          states: ({ couponIds }: RequestOf<'coupon', 'states'>) =>
            couponIds.map((couponId) => ({
              couponId,
              claimedCount: 0,
              canClaim: true,
              memberCouponIds: [],
            })),
          claim: ({ couponId }: RequestOf<'coupon', 'claim'>) =>
            couponId === 'coupon-1'
              ? { memberCouponId: 'mine-1', firstDay: '2026-09-20', lastDay: '2026-10-31' }
              : refused(409, '已领完', { rule: 'couponGone' }),
        },
      },
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '领取秋游立减券' }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('领取成功'));
    await expect(await canvas.findByRole('link', { name: '去使用秋游立减券' })).toBeVisible();
  },
};
/** A pale colour takes dark words. */
export const PaleColour: Story = { args: { special: { ...fair, theme: '#f5dfb5' } } };
/** What counted down is over, and the operator said what then. A kind of a later release shows nothing. */
export const AfterTheCountdown: Story = {
  args: {
    special: {
      ...fair,
      components: [
        {
          type: 'countdown',
          title: '限时价距结束',
          untilMs: Date.parse('2026-01-01'),
          overTitle: '限时价已结束',
        },
        ...([{ type: 'lottery', boxId: 'box-1' }] as never[]),
        { type: 'countdown', title: '距开幕', untilMs: inMinutes(5 * 24 * 60 + 5), overTitle: '' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('限时价已结束')).toBeVisible();
    await expect(canvas.getByText('距开幕')).toHaveTextContent('距开幕5天');
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
/** With the activity its offers are over; the way leads to other goods. */
export const ActivityEnded: Story = {
  args: { special: { ...fair, timeStatus: 2, endsAtMs: Date.parse('2026-01-01T00:00:00Z') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去逛商品' })).toHaveAttribute('href', '/goods-home');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};
export const ActivitiesInEnglish: Story = {
  args: { special: activitySpecialIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const ActivitiesLargeText: Story = { args: { special: fair }, globals: { textSize: 'large' } };
export const ActivitiesWide: Story = {
  args: { special: fair },
  globals: { viewport: { value: 'desktop' } },
};
export const Loading: Story = { render: () => <SpecialPending /> };
export const NarrowInEnglish: Story = {
  args: { special: specialIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
