import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { drawGoodsIn, pageOf } from '../../../stories/lottery-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { LotteryGoodsView } from './LotteryGoodsView';

const path = '/packages/marketing/lottery-goods-list/lottery-goods-list?activeId=draw-1';
const onPage = (goods: NonNullable<Answers['lottery']>['goods'] = pageOf(drawGoodsIn('zh-Hans'))) =>
  withSdk({ path, member: true, answers: { lottery: { goods } } });
const inLocale = (locale: Locale) => onPage(pageOf(drawGoodsIn(locale)));

const meta = {
  title: 'Features/Lottery/LotteryGoodsView',
  component: LotteryGoodsView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: { activeId: 'draw-1', hrefs: { goods: ({ id }) => `/goods?id=${id}`, tasks: '/tasks' } },
} satisfies Meta<typeof LotteryGoodsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a purchase brings stands above them, and how many chances on each card. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '一单满¥99得2次机会' })).toBeVisible();
    await expect((await canvas.findAllByText('+2次'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /雾芽茶山/ })).toHaveAttribute('href', '/goods?id=goods-1');
  },
};
/** They bring different things: each card says its own. */
export const Different: Story = {
  decorators: [
    onPage(pageOf(drawGoodsIn('zh-Hans').map((goods, place) => ({ ...goods, chances: place + 1 })))),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '购买这些商品可得抽奖机会' })).toBeVisible();
    await expect(await canvas.findByText('+1次')).toBeVisible();
  },
};
export const NothingThere: Story = {
  decorators: [onPage(pageOf([]))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有活动商品')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '做任务得机会' })).toHaveAttribute('href', '/tasks');
  },
};
export const Loading: Story = { decorators: [onPage(pending)] };
export const Failed: Story = { decorators: [onPage(refused(500, '系统繁忙，请稍后再试'))] };
export const NoNetwork: Story = { decorators: [onPage(unreachable)] };
export const NarrowInEnglish: Story = {
  decorators: [inLocale('en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '2 chances for an order of ¥99 and more' }),
    ).toBeVisible();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
