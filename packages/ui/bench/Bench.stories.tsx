import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../src/components/button';
import { Calendar } from '../src/components/calendar';
import { Form } from '../src/components/form';
import { Popup } from '../src/components/popup';
import { Stack } from '../src/components/stack';
import { TextArea } from '../src/components/text-area';
import { TextField } from '../src/components/text-field';
import { VirtualList } from '../src/components/virtual-list';
import { CartView } from '../src/features/cart';
import { GoodsList } from '../src/features/goods';
import { cartIn } from '../src/stories/cart-samples';
import { goodsIn } from '../src/stories/goods-samples';
import { priceDays } from '../src/stories/price-days';
import { withSdk } from '../src/stories/sdk-fixture';

/** What `npm run bench:ui` measures; in a Storybook of its own, not in the one that is shown. */
const meta: Meta = { title: 'Bench/Interactions', tags: ['!autodocs', '!dev', '!test'] };
export default meta;

const today = '2026-09-18';
const month = priceDays(today, 30);
const year = priceDays(today, 365);
const nothing = () => undefined;

function Sheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Popup open={open} onOpenChange={setOpen} title="选择日期" footer={<Button block>选好了</Button>}>
        <Calendar label="使用日期" days={month} today={today} months={1} />
      </Popup>
    </>
  );
}
export const OpeningASheet: StoryObj = { render: () => <Sheet /> };

const kinds = {
  'thirty days': { days: month, months: undefined },
  'a year': { days: year, months: undefined },
  'a year, all months': { days: year, months: 13 },
};

function Calendars() {
  const [kind, setKind] = useState<keyof typeof kinds>();
  const shown = kind && kinds[kind];
  return (
    <Stack>
      {(['thirty days', 'a year', 'a year, all months'] as const).map((name) => (
        <Button key={name} onClick={() => setKind(kind === name ? undefined : name)}>
          {name}
        </Button>
      ))}
      {shown && <Calendar label="使用日期" today={today} {...shown} />}
    </Stack>
  );
}
export const OpeningACalendar: StoryObj = { render: () => <Calendars /> };

export const TurningAMonth: StoryObj = {
  render: () => <Calendar label="使用日期" today={today} days={year} months={13} defaultValue="2026-09-24" />,
};

export const TypingInAForm: StoryObj = {
  render: () => (
    <Form onSubmit={nothing} actions={<Button type="submit">保存</Button>}>
      <TextField label="姓名" />
      <TextField label="手机" type="tel" clearable />
      <TextField label="证件号码" hint="与证件一致" />
      <TextArea label="备注" />
    </Form>
  ),
};

const orders = Array.from({ length: 5_000 }, (_, index) => `order-${index}`);

export const ScrollingOrders: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <VirtualList label="我的订单" items={orders} itemKey={(id) => id} rowHeightPx={73}>
      {(id) => (
        <article style={{ padding: '12px 16px', borderTop: '1px solid var(--yy-color-border)' }}>
          <div>{id}</div>
          <div style={{ color: 'var(--yy-color-hint)' }}>成人票 × 2</div>
        </article>
      )}
    </VirtualList>
  ),
};

const goods = Array.from({ length: 200 }, (_, index) => {
  const all = goodsIn('zh-Hans');
  const one = all[index % all.length];
  return one ? [{ ...one, id: `goods-${index}` }] : [];
}).flat();

/** A list after twenty pages. */
export const ScrollingGoods: StoryObj = {
  parameters: { layout: 'fullscreen' },
  decorators: [withSdk({ path: '/pages/goods-home/goods-home' })],
  render: () => (
    <GoodsList
      goods={{ value: goods, error: undefined, reload: async () => goods }}
      hrefOf={({ id }) => `/goods?id=${id}`}
      onAdd={nothing}
    />
  ),
};

const { shops, ...cart } = cartIn('zh-Hans');
const inCart = Array.from({ length: 20 }, (_, place) => ({
  supplierId: `shop-${place}`,
  shopName: `店铺${place}`,
  nextStep: null,
  items: Array.from({ length: 10 }, (__, row) =>
    (shops[0]?.items.slice(0, 1) ?? []).map((item) => ({
      ...item,
      supplierId: `shop-${place}`,
      skuDetailId: `sku-${place}-${row}`,
    })),
  ).flat(),
}));

/** Twice as many things as a cart takes. */
export const ScrollingCart: StoryObj = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    withSdk({
      path: '/pages/shopping-cart/shopping-cart',
      member: true,
      answers: { cart: { list: { ...cart, shops: inCart } }, address: { getDefault: null } },
    }),
  ],
  render: () => (
    <CartView
      hrefs={{
        product: () => '/goods',
        shop: () => '/shop',
        more: () => '/more',
        similar: () => '/similar',
        browse: '/browse',
      }}
      onCheckout={nothing}
    />
  ),
};
