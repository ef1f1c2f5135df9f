import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart, CartItem, Locale, RequestOf } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cartIn, cartQuoteIn } from '../../../stories/cart-samples';
import { goodsDetailIn } from '../../../stories/goods-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CartPending } from './CartPending';
import { CartView } from './CartView';

const path = '/pages/shopping-cart/shopping-cart';

/** A server with this cart, which answers what is left of it. */
function cartServer(locale: Locale = 'zh-Hans'): Answers {
  const cart = cartIn(locale);
  const without = (gone: readonly string[]) => {
    const test = ({ skuDetailId }: CartItem) => !gone.includes(skuDetailId);
    const shops = cart.shops.map((shop) => ({ ...shop, items: shop.items.filter(test) }));
    return {
      ...cart,
      shops: shops.filter(({ items }) => items.length > 0),
      invalid: cart.invalid.filter(test),
    };
  };
  return {
    cart: {
      list: cart,
      remove: ({ skuDetailIds }: RequestOf<'cart', 'remove'>) => without(skuDetailIds),
      clearInvalid: { ...cart, invalid: [] },
      change: cart,
      addCart: refused(409, '库存不足，仅剩2件', { rule: 'soldOut' }),
    },
    favorite: { set: { favorite: true, count: 1 } },
    address: { getDefault: null },
    order: { quote: cartQuoteIn(locale) },
    goods: { detail: goodsDetailIn(locale) },
  };
}

/** One thing of each of eleven shops. */
function manyShopsIn(locale: Locale): Cart {
  const { shops, ...cart } = cartIn(locale);
  const [shop] = shops;
  return {
    ...cart,
    shops: Array.from({ length: 11 }, (_, place) => ({
      supplierId: `shop-${place}`,
      shopName: `${shop?.shopName} ${place}`,
      nextStep: null,
      items: (shop?.items.slice(0, 1) ?? []).map((item) => ({
        ...item,
        supplierId: `shop-${place}`,
        skuDetailId: `sku-${place}`,
      })),
    })),
  };
}

const inCart = (answers: Answers = {}) =>
  withSdk({ path, member: true, answers: { ...cartServer(), ...answers } });

const meta = {
  title: 'Features/Cart/CartView',
  component: CartView,
  decorators: [inCart()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    hrefs: {
      product: ({ productId }) => `/goods?id=${productId}`,
      shop: (supplierId) => `/shop?id=${supplierId}`,
      more: () => '/more',
      similar: () => '/similar',
      browse: '/browse',
    },
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const everything = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
const said = (canvasElement: HTMLElement, words: string) =>
  waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent(words));

/** The sum is the server's, with what did not lower it and why. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('比加入时降¥8.20')).toBeVisible();
    await expect(canvas.getByText('比加入时涨¥4')).toBeVisible();
    await expect(canvas.getByText('仅剩2件')).toBeVisible();
    await expect(canvas.getByText(/再买¥14可减¥10/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: '失效商品' })).toBeVisible();
    await everything(canvas);
    await expect(await canvas.findByText('已优惠¥20')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /合计.*236/ }));
    const sheet = within(await dialog());
    await expect(sheet.getByText('秋游立减券')).toBeVisible();
    await userEvent.click(sheet.getByText('为什么没有更便宜'));
    await expect(sheet.getByText(/还差¥64/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // What there is not enough of is not among them, and the rest can be bought.
    await expect(canvas.getByRole('checkbox', { name: '选择月桥古镇 竹编提篮' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '结算(2)' }));
    await expect(args.onCheckout).toHaveBeenCalled();
  },
};
/** One checkout takes fifty things of ten shops: more say so. */
export const TooMany: Story = {
  decorators: [inCart({ cart: { list: manyShopsIn('zh-Hans') } })],
  play: async ({ canvas }) => {
    await everything(canvas);
    await expect((await canvas.findAllByText('一次最多结算50种、10家店铺的商品'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: '结算(11)' })).toBeDisabled();
  },
};
/** The amount is on screen at once; the server says no, and its amount and words stand there. */
export const AmountRefused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findAllByRole('button', { name: /增加|加/ });
    await userEvent.click(more[0] as HTMLElement);
    await said(canvasElement, '库存不足，仅剩2件');
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('2'));
  },
};
/** One is taken out at once, several are asked about. */
export const Managing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理' }));
    await everything(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    const question = within(await dialog());
    await expect(question.getByText('删除选中的3种商品？')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await said(canvasElement, '删除成功');
    await waitFor(() => expect(canvas.queryByText('山野集')).not.toBeInTheDocument());
  },
};
/** What a swipe lays bare are buttons for everybody. */
export const Kept: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移入收藏：澄岚山水十二记' }));
    await said(canvasElement, '已移入收藏');
    await waitFor(() => expect(canvas.queryByText('澄岚山水十二记')).not.toBeInTheDocument());
  },
};
/** Too many favourites: it stays in the cart. */
export const KeepingRefused: Story = {
  decorators: [inCart({ favorite: { set: refused(422, '最多收藏500个', { rule: 'favoriteLimit' }) } })],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移入收藏：澄岚山水十二记' }));
    await said(canvasElement, '最多收藏500个');
    await expect(canvas.getByText('澄岚山水十二记')).toBeVisible();
  },
};
/** Another option is chosen in the sheet of the product. */
export const AnotherOption: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /改选规格/ }));
    const sheet = within(await dialog());
    await userEvent.click(await sheet.findByRole('radio', { name: /50克袋装/ }));
    await userEvent.click(sheet.getByRole('button', { name: '确定' }));
    await said(canvasElement, '已更换规格');
  },
};
export const InvalidCleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^重选规格/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清空失效商品' }));
    await said(canvasElement, '删除成功');
    await waitFor(() => expect(canvas.queryByText('失效商品')).not.toBeInTheDocument());
  },
};
export const PriceFailed: Story = {
  decorators: [inCart({ order: { quote: refused(500, '服务繁忙，请稍后再试') } })],
  play: async ({ canvas }) => {
    await everything(canvas);
    await expect(await canvas.findByRole('button', { name: '价格获取失败，点此重试' })).toBeVisible();
  },
};
export const NothingInIt: Story = {
  decorators: [inCart({ cart: { list: { shops: [], invalid: [], count: 0 } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('购物车还是空的')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/browse');
  },
};
/** Without a network the last list can be read, and nothing else. */
export const Offline: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      storage: { cartList: JSON.stringify(cartIn('zh-Hans')) },
    }),
  ],
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('比加入时降¥8.20')).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /移入收藏/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '管理' })).toBeDisabled();
  },
};
export const NoNetwork: Story = { decorators: [inCart({ cart: { list: unreachable } })] };
export const Failed: Story = { decorators: [inCart({ cart: { list: refused(500) } })] };
export const Loading: Story = { decorators: [inCart({ cart: { list: pending } })] };
export const Waiting: Story = { render: () => <CartPending /> };
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await everything(canvas);
    await expect(await canvas.findByText('秋游立减券')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withSdk({ path, member: true, answers: cartServer('en') })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
