import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goodsList } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { GoodsList } from './GoodsList';

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
      goodsList.map((goods) => ({
        ...goods,
        name: 'Green tea of Wuya Hill, picked by hand before the spring rain',
        subtitle: 'One bud and one leaf each',
        tags: ['Free delivery'],
      })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
