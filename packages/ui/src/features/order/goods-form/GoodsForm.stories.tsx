import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressHrefs } from '../../../stories/booking-fixture';
import {
  bundleOpeningsIn,
  goodsOpeningsIn,
  goodsPlaced,
  goodsQuoteIn,
  undeliverableQuoteIn,
  withGoodsForm,
} from '../../../stories/goods-form-fixture';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { addresses } from '../../../stories/service-samples';
import { GoodsForm } from './GoodsForm';

const quoted = fn();
const created = fn();

const meta = {
  title: 'Features/Order/GoodsForm',
  component: GoodsForm,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    lines: goodsOpeningsIn('zh-Hans'),
    onPlaced: fn(),
    onRemove: fn(),
    hrefs: {
      ...addressHrefs,
      more: (_, supplierId) => `/pages/shop-home/shop-home?supplierId=${supplierId}`,
    },
  },
  decorators: [
    withGoodsForm({
      quote(request) {
        quoted(request);
        return goodsQuoteIn('zh-Hans');
      },
      create(request) {
        created(request);
        return goodsPlaced;
      },
    }),
  ],
  beforeEach: () => {
    quoted.mockClear();
    created.mockClear();
  },
} satisfies Meta<typeof GoodsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** The button, once the price is there. */
async function submit(canvas: Canvas): Promise<void> {
  const button = await canvas.findByRole('button', { name: /提交订单/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));

/** Two shops, each with its lines, freight and a note; the best coupons are used by themselves. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('region', { name: '山野集' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '窑火工坊' })).toHaveTextContent('包邮');
    await expect(canvas.getByText('已选2张，省¥28')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去凑单' })).toHaveAttribute(
      'href',
      '/pages/shop-home/shop-home?supplierId=shop-1',
    );
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(goodsPlaced));
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ addressId: 'address-1', expectedTotalFen: 23_600 }),
    );
  },
};

/** Another number is another price; an address from the sheet, too. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const [more] = await canvas.findAllByRole('button', { name: '增加' });
    if (more) await userEvent.click(more);
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(
        expect.objectContaining({
          lines: expect.arrayContaining([expect.objectContaining({ quantity: 3 })]),
        }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: '更换地址' }));
    const sheet = await dialog('选择收货地址');
    await userEvent.click(await sheet.findByRole('radio', { name: /王山/ }));
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(expect.objectContaining({ addressId: 'address-2' })),
    );
  },
};

/** Coupons by hand, none at all, or the best again; those that cannot be used say why. */
export const Coupons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /优惠券.*已选2张/ }));
    const sheet = await dialog('优惠券');
    await expect(sheet.getByText(/已选更省的方案，少付¥4/)).toBeVisible();
    await userEvent.click(sheet.getByRole('tab', { name: '不可用 1' }));
    await expect(sheet.getByText(/还差¥40可用/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '不使用优惠券' }));
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(expect.objectContaining({ coupons: { mode: 'none' } })),
    );
  },
};
/** Something that costs less beside what is bought. */
export const AddOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '加¥9.90换购青瓷茶则' }));
    await waitFor(() =>
      expect(quoted).toHaveBeenLastCalledWith(
        expect.objectContaining({
          lines: expect.arrayContaining([expect.objectContaining({ addOnOf: 'activity-9' })]),
        }),
      ),
    );
  },
};
/** Not reached yet: it says what is missing. */
export const AddOnShut: Story = {
  decorators: [
    withGoodsForm({
      quote: goodsQuoteIn('zh-Hans', {
        addOns: goodsQuoteIn('zh-Hans').addOns.map((one) => ({ ...one, reached: false, shortFen: 1_900 })),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('再买¥19可换购')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /青瓷茶则/ })).toBeDisabled();
  },
};

const cart = { setAmount: fn(async () => undefined), onChanged: fn() };
/** Numbers of a cart are changed there. */
export const FromTheCart: Story = {
  args: { cart },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: '山野集' });
    await expect(canvas.queryByRole('button', { name: '增加' })).not.toBeInTheDocument();
  },
};
const fromCart = (refusal: ReturnType<typeof refused>) => [
  withSdk({
    path: '/packages/order/goods-place-order/goods-place-order?from=cart',
    member: true,
    answers: {
      order: { quote: goodsQuoteIn('zh-Hans') },
      cart: { addCartOrder: refusal },
      address: { getList: addresses.slice(0, 2) },
    },
  }),
];
/** Of an item of the cart there is less: the cart takes that number too. */
export const LessThanInTheCart: Story = {
  args: { cart },
  decorators: fromCart(
    refused(409, '库存不足，仅剩1件', {
      rule: 'soldOut',
      field: 'lines.0.quantity',
      detail: { left: 1 },
    }),
  ),
  play: async ({ canvas }) => {
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '改为1件' }));
    await waitFor(() => expect(canvas.queryByText('库存不足，仅剩1件')).not.toBeInTheDocument());
    await expect(cart.setAmount).toHaveBeenCalledWith(goodsOpeningsIn('zh-Hans')[0]?.skuDetailId, 1);
  },
};
/** Another device has changed the cart: that is told, and the cart is read anew. */
export const CartChanged: Story = {
  args: { cart },
  decorators: fromCart(refused(409, '购物车已在其他设备变更，请核对', { rule: 'cartChanged' })),
  play: async ({ canvas }) => {
    await submit(canvas);
    await waitFor(() => expect(cart.onChanged).toHaveBeenCalled());
    await expect((await screen.findAllByText('购物车已在其他设备变更，请核对'))[0]).toBeVisible();
  },
};
export const NoAddress: Story = {
  decorators: [withGoodsForm({}, { address: { getList: [] } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '请添加收货地址' })).toBeVisible();
  },
};
export const AddressesFailed: Story = {
  decorators: [withGoodsForm({}, { address: { getList: refused(500, '系统繁忙，请稍后再试') } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible();
  },
};
/** Not sent there: the line says so and can be taken out. */
export const NotDelivered: Story = {
  decorators: [withGoodsForm({ quote: undeliverableQuoteIn('zh-Hans') })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/暂不支持配送至该地区/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除' }));
    await expect(args.onRemove).toHaveBeenCalledWith([0]);
  },
};
/** Gone meanwhile: the line says how many are left, and takes that number. */
export const SoldOut: Story = {
  decorators: [
    withGoodsForm({
      create: refused(409, '库存不足，仅剩1件', {
        rule: 'soldOut',
        field: 'lines.0.quantity',
        detail: { left: 1 },
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('库存不足，仅剩1件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改为1件' }));
    await waitFor(() => expect(canvas.queryByText('库存不足，仅剩1件')).not.toBeInTheDocument());
  },
};
export const PriceChanged: Story = {
  decorators: [
    withGoodsForm({
      create: refused(409, '价格已变动，请确认', { rule: 'priceChanged', detail: { totalFen: 25_600 } }),
    }),
  ],
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(
      await (await dialog('价格有变动')).findByRole('button', { name: '按新价格下单' }),
    ).toBeVisible();
  },
};
/** No answer: sending it again makes no second order. */
export const Unanswered: Story = {
  decorators: [withGoodsForm({ create: unreachable })],
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText(/重新提交不会重复下单/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /重新提交/ })).toBeVisible();
  },
};
export const PriceLoading: Story = { decorators: [withGoodsForm({ quote: pending })] };
export const PriceFailed: Story = {
  decorators: [withGoodsForm({ quote: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('系统繁忙，请稍后再试'))[0]).toBeVisible();
  },
};

/** A first day, who goes and who sleeps there; what is missing is said beside its field. */
export const Bundle: Story = {
  args: { lines: bundleOpeningsIn('zh-Hans') },
  decorators: [withGoodsForm({ quote: pending })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /出发日期/ }));
    const sheet = await dialog('出发日期');
    await expect(await sheet.findByText('2026年9月')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: '请选择出行人' })).toBeVisible();
    await expect(canvas.getByLabelText(/第1间入住人/)).toBeVisible();
  },
};

const english = withGoodsForm({}, { locale: 'en' });
export const InEnglish: Story = {
  args: { lines: goodsOpeningsIn('en') },
  decorators: [english],
  globals: { locale: 'en' },
};
export const NarrowInEnglish: Story = {
  args: { lines: goodsOpeningsIn('en') },
  decorators: [english],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
