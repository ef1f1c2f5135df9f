import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  bargainBathIn,
  bargainPageOf,
  bargainProductsIn,
  bargainTeaIn,
} from '../../../stories/bargain-product-samples';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { BargainChoice } from './BargainChoice';
import { BargainProductList } from './BargainProductList';
import { BargainProductListPending } from './BargainProductListPending';

const path = '/packages/marketing/bargain-active/bargain-active';

const meta = {
  title: 'Features/Bargain/BargainProductList',
  component: BargainProductList,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    firstPage: bargainPageOf(bargainProductsIn('zh-Hans')),
    running: 0,
    hrefs: {
      product: ({ activityProductId }) => `/bargain-goods?activityProductId=${activityProductId}`,
      mine: '/my-bargain',
    },
  },
} satisfies Meta<typeof BargainProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [tea, bath, coming, kept, gone] = await canvas.findAllByRole('link');
    await expect(tea).toHaveAttribute('href', '/bargain-goods?activityProductId=bargain-tea-100');
    await expect(tea).toHaveTextContent(/需10人.*剩6件.*底价.*¥48.*起价¥128/);
    await expect(bath).toHaveTextContent(/剩20件以上/);
    await expect(coming).toHaveTextContent(/2036.*开始/);
    await expect(kept).toHaveTextContent('都在保留或付款中，可能放出');
    await expect(gone).toHaveTextContent('已抢光');
    await expect(canvas.getByText('没有更多了')).toBeVisible();
  },
};
/** Bargains of the member that run stand on top, and lead to all of theirs. */
export const WithMine: Story = {
  args: { running: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /2个砍价进行中/ })).toHaveAttribute(
      'href',
      '/my-bargain',
    );
  },
};
/** More comes with its own page. */
export const SecondPage: Story = {
  args: { firstPage: { ...bargainPageOf([bargainTeaIn('zh-Hans')]), total: 2, pages: 2 } },
  decorators: [
    withSdk({
      path,
      answers: {
        bargain: { list: { ...bargainPageOf([bargainBathIn('zh-Hans')]), total: 2, current: 2, pages: 2 } },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('云脚汤泉 草本足浴')).toBeVisible();
    await expect(await canvas.findByText('没有更多了')).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { firstPage: bargainPageOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有活动')).toBeVisible();
  },
};

let isDown = true;
/** What can be bargained for could not be read: it is asked for again on a press. */
export const Failed: Story = {
  args: { firstPage: undefined },
  decorators: [
    withSdk({
      path,
      answers: {
        bargain: { list: () => (isDown ? unreachable : bargainPageOf(bargainProductsIn('zh-Hans'))) },
      },
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
export const Waiting: Story = { render: () => <BargainProductListPending /> };
/** An address that names an activity, and none of what it sells. */
export const OfOneActivity: Story = {
  render: ({ hrefs }) => (
    <BargainChoice products={bargainProductsIn('zh-Hans').slice(0, 2)} hrefOf={hrefs.product} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '请选择商品' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const NothingInTheActivity: Story = {
  render: ({ hrefs }) => <BargainChoice products={[]} hrefOf={hrefs.product} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有活动')).toBeVisible();
  },
};
export const Wide: Story = { args: { running: 1 }, globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { firstPage: bargainPageOf(bargainProductsIn('en')), running: 1 },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [mine, tea] = await canvas.findAllByRole('link');
    await expect(mine).toHaveTextContent('1 bargain of yours is running');
    await expect(tea).toHaveTextContent(/Needs 10 people.*6 left.*Lowest.*¥48.*Starts at ¥128/);
  },
};
export const LargeText: Story = { args: { running: 1 }, globals: { textSize: 'large' } };
