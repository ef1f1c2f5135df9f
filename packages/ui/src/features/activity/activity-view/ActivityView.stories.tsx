import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect, userEvent, within } from 'storybook/test';
import { goodsIn } from '../../../stories/goods-samples';
import { activityDetailIn } from '../../../stories/offer-samples';
import { dialog } from '../../../stories/opened';
import { inMinutes } from '../../../stories/order-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ActivityPending } from './ActivityPending';
import { ActivityView } from './ActivityView';

const path = '/packages/marketing/discount-activity/discount-activity?activeId=activity-1';
const activity = activityDetailIn('zh-Hans');

const productsIn = (locale: Locale) => ({
  records: goodsIn(locale),
  total: 4,
  size: 10,
  current: 1,
  pages: 1,
});

const meta = {
  title: 'Features/Activity/ActivityView',
  component: ActivityView,
  decorators: [withSdk({ path, answers: { activity: { products: productsIn('zh-Hans') } } })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    activity,
    hrefOf: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
  },
} satisfies Meta<typeof ActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('满¥200减¥30')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^5:1[12]:\d\d$/);
    await userEvent.click(canvas.getByRole('button', { name: '活动规则' }));
    const rules = within(await dialog('活动规则'));
    await expect(rules.getByText('同一订单内的商品合并计算。')).toBeVisible();
    await userEvent.click(rules.getByRole('button', { name: '我已阅读并同意' }));
    await expect(await canvas.findByRole('link', { name: /手采绿茶/ })).toBeVisible();
  },
};
export const BeforeTheStart: Story = {
  args: { activity: { ...activity, startsAtMs: inMinutes(90), endsAtMs: inMinutes(900) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^1:(29|30):\d\d$/);
    await expect(canvas.getByRole('button', { name: '秋茶节满减开始前提醒我' })).toBeVisible();
  },
};
/** What took part is still sold. */
export const Ended: Story = {
  args: { activity: { ...activity, startsAtMs: inMinutes(-900), endsAtMs: inMinutes(-1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提醒我' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /手采绿茶/ })).toBeVisible();
  },
};
/** What may be added, and how. */
export const AddOns: Story = {
  args: { activity: activityDetailIn('zh-Hans', 9) },
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('region', { name: '可换购' }));
    await expect(offers.getByRole('link', { name: /青瓷茶则.*¥9.90/ })).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [withSdk({ path, answers: { activity: { products: pending } } })],
};
export const NoNetwork: Story = {
  decorators: [withSdk({ path, answers: { activity: { products: unreachable } } })],
};
export const Waiting: Story = { render: () => <ActivityPending /> };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { activity: activityDetailIn('en', 9) },
  decorators: [withSdk({ path, answers: { activity: { products: productsIn('en') } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
