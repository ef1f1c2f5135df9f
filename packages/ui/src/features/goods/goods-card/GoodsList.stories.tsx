import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { goodsIn } from '../../../stories/goods-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { GoodsList } from './GoodsList';

const goodsList = goodsIn('zh-Hans');

const meta = {
  title: 'Features/Goods/GoodsList',
  component: GoodsList,
  args: { goods: loaded(goodsList), hrefOf: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}` },
} satisfies Meta<typeof GoodsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /手采绿茶.*已售1,268.*¥128/ })).toBeVisible();
    await expect(canvas.getByText('仅剩5件')).toBeVisible();
    await expect(canvas.getByText('已售罄')).toBeVisible();
    await expect(canvas.getByText('服务')).toBeVisible();
  },
};
/** Straight into the cart; what is sold out, or a service, has no such button. */
export const WithCart: Story = {
  args: { onAdd: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车：月桥古镇 竹编提篮' }));
    await expect(args.onAdd).toHaveBeenCalledWith(goodsList[1]);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
/** The price of an activity stands for the usual one, which is struck. */
export const WithActivityPrice: Story = {
  args: { goods: loaded(goodsList.map((one) => ({ ...one, activityPriceFen: 9_900, fromPrice: false }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('原价¥128')).toHaveLength(3);
  },
};
export const Loading: Story = { args: { goods: stillLoading } };
export const NothingThere: Story = { args: { goods: loaded([]) } };
export const Failed: Story = { args: { goods: failed } };
export const NoNetwork: Story = { args: { goods: offline } };
export const OnADesktop: Story = {
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    goods: loaded(
      goodsIn('en').map((goods) => ({
        ...goods,
        name: 'Green tea of Wuya Hill, picked by hand before the spring rain',
      })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
