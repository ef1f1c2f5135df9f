import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  groupPageOf,
  groupProductsIn,
  groupTeaIn,
  groupVisitIn,
  ownGroupIn,
} from '../../../stories/group-samples';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { GroupChoice } from './GroupChoice';
import { GroupProductList } from './GroupProductList';
import { GroupProductListPending } from './GroupProductListPending';

const path = '/packages/marketing/group-purchase/group-purchase';

const meta = {
  title: 'Features/GroupBuy/GroupProductList',
  component: GroupProductList,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    firstPage: groupPageOf(groupProductsIn('zh-Hans')),
    mine: [],
    onExpired: fn(),
    hrefs: {
      product: ({ activityProductId }) => `/group-buying?activityProductId=${activityProductId}`,
      group: (id) => `/group?groupId=${id}`,
    },
  },
} satisfies Meta<typeof GroupProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [tea, , , coming, gone] = await canvas.findAllByRole('link');
    await expect(tea).toHaveAttribute('href', '/group-buying?activityProductId=group-tea-100');
    await expect(tea).toHaveTextContent(/3人团.*已拼1,240件.*¥68/);
    await expect(coming).toHaveTextContent(/2036.*开始/);
    await expect(gone).toHaveTextContent('已抢光');
    await expect(canvas.getByText('没有更多了')).toBeVisible();
  },
};
/** A group that the member waits for stands before everything else. */
export const WithMyGroup: Story = {
  args: { mine: [ownGroupIn('zh-Hans')] },
  play: async ({ canvas }) => {
    const [mine] = await canvas.findAllByRole('link');
    await expect(mine).toHaveAttribute('href', '/group?groupId=group-1');
    await expect(mine).toHaveTextContent(/我的拼团还差2人成团/);
    await expect(canvas.getByRole('progressbar', { name: '已付款1/3人' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(3:00:00|2:59:\d\d)$/);
  },
};
/** Its time is up in front of the person: the page asks. */
export const MyGroupEnds: Story = {
  render: (args) => (
    <GroupProductList {...args} mine={[ownGroupIn('zh-Hans', { group: { endsAtMs: Date.now() + 1_000 } })]} />
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalled(), { timeout: 5_000 });
  },
};
/** More comes with its own page. */
export const SecondPage: Story = {
  args: { firstPage: { ...groupPageOf([groupTeaIn('zh-Hans')]), total: 2, pages: 2 } },
  decorators: [
    withSdk({
      path,
      answers: {
        groupBuy: { list: { ...groupPageOf([groupVisitIn('zh-Hans')]), total: 2, current: 2, pages: 2 } },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('月桥古镇 茶艺体验')).toBeVisible();
    await expect(await canvas.findByText('没有更多了')).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { firstPage: groupPageOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有活动')).toBeVisible();
  },
};

let isDown = true;
/** What is sold could not be read: it is asked for again on a press. */
export const Failed: Story = {
  args: { firstPage: undefined },
  decorators: [
    withSdk({
      path,
      answers: { groupBuy: { list: () => (isDown ? unreachable : groupPageOf(groupProductsIn('zh-Hans'))) } },
    }),
  ],
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: '加载失败，点击重试' });
    isDown = false;
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('link')).toHaveLength(5);
  },
};
export const Waiting: Story = { render: () => <GroupProductListPending /> };
/** An address that names an activity, and none of what it sells. */
export const OfOneActivity: Story = {
  render: ({ hrefs }) => (
    <GroupChoice products={groupProductsIn('zh-Hans').slice(0, 2)} hrefOf={hrefs.product} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '请选择商品' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Wide: Story = {
  args: { mine: [ownGroupIn('zh-Hans')] },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: { firstPage: groupPageOf(groupProductsIn('en')), mine: [ownGroupIn('en')] },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [mine, tea] = await canvas.findAllByRole('link');
    await expect(mine).toHaveTextContent(/My group2 more needed/);
    await expect(tea).toHaveTextContent(/Group of 3.*1,240 bought in groups/);
  },
};
export const LargeText: Story = {
  args: { mine: [ownGroupIn('zh-Hans')] },
  globals: { textSize: 'large' },
};
