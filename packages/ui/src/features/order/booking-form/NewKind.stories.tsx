import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderDetail, OrderLine, OrderLineRequest, Quote } from '@yunyou/contract';
import { type CheckoutLine, type CheckoutLineOpening, type LineKind, lineKinds } from '@yunyou/sdk/checkout';
import { expect, fn, waitFor } from 'storybook/test';
import { NumberBox } from '../../../components/number-box';
import { addressHrefs, placed, submit, withOrders } from '../../../stories/booking-fixture';
import { orderDetailIn, quoteOf } from '../../../stories/order-samples';
import { OrderCard } from '../order-card';
import { OrderDetailView } from '../order-detail';
import { type OrderPart, orderParts } from '../order-detail/order-part';
import { lineParts } from '../order-lines/line-part';
import { BookingForm } from './BookingForm';
import { bookingParts } from './booking-part';

/** Boats by the hour: a kind that no frame has heard of. Types know the product's kinds alone, so it is cast into them. */
const KIND = 'boat';
const hours = fn();

interface BoatLine {
  kind: typeof KIND;
  product: { id: string };
  draft: { quantity: number };
  problems: object;
}

const boatKind = {
  open({ product }: { product: { id: string } }) {
    const state: BoatLine = { kind: KIND, product, draft: { quantity: 1 }, problems: {} };
    const request = () => ({ kind: KIND, productId: product.id, quantity: state.draft.quantity });
    return {
      state,
      quoteRequest: request,
      orderRequest: request,
      toStored: () => state.draft,
      change: ({ quantity }: { quantity: number }) => {
        state.draft.quantity = quantity;
        return undefined;
      },
      check: () => true,
      priced: () => {},
      refuse: () => false,
    };
  },
} as unknown as LineKind;

const boatOrderPart: OrderPart = {
  Body: ({ lines }) => <p>湖上游船 {lines.length}艘</p>,
  NextStep: () => null,
  lead: () => '码头在湖的西岸',
};

/** What a kind brings: one entry for each frame. */
const entries: [object, unknown][] = [
  [lineKinds, boatKind],
  [
    bookingParts,
    (_: CheckoutLine, { onChange }: { onChange: (change: object) => void }) => ({
      choice: (
        <NumberBox
          label="小时"
          value={1}
          max={8}
          onValueChange={(quantity) => {
            hours(quantity);
            onChange({ kind: KIND, quantity });
          }}
        />
      ),
      rules: <p>开船后不退</p>,
    }),
  ],
  [
    lineParts,
    () => ({
      onCard: <>2小时</>,
      onPage: null,
      terms: () => [{ title: 'order.refundRule', text: '开船后不退' }],
      people: null,
      count: 'order.pieces',
      codes: 'order.vouchers',
    }),
  ],
  [orderParts, boatOrderPart],
];

const sample = orderDetailIn('zh-Hans');
const boatOrder = {
  ...sample,
  title: '栖云湖游船',
  people: [],
  lines: sample.lines.map((line) => ({ ...line, kind: KIND, title: '游船' }) as unknown as OrderLine),
} satisfies OrderDetail;

const href = () => '/views/index/index';
const hrefs = { detail: href(), payment: href(), vouchers: href(), cart: href() };
const asked = fn();

const meta = {
  title: 'Features/Order/NewKind',
  component: BookingForm,
  // Made for the check that frames know no kind; there is nothing in it for a designer.
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    lines: [{ kind: KIND, product: { id: 'boat' } } as unknown as CheckoutLineOpening],
    onPlaced: fn(),
    hrefs: addressHrefs,
  },
  decorators: [
    withOrders(
      {
        quote: ({ lines }) => {
          asked(lines);
          return quoteOf(lines[0]?.quantity ?? 1) satisfies Quote;
        },
        create: (request: { lines: readonly OrderLineRequest[] }) => {
          asked(request.lines);
          return placed;
        },
      },
      null,
    ),
  ],
  beforeEach: () => {
    for (const [list, entry] of entries) Object.assign(list, { [KIND]: entry });
    return () => {
      for (const [list] of entries) Reflect.deleteProperty(list, KIND);
    };
  },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is booked by the form of all kinds. */
export const Booked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '增加' }));
    await expect(hours).toHaveBeenCalledWith(2);
    await userEvent.type(canvas.getByLabelText(/联系人姓名/), '李云');
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(asked).toHaveBeenLastCalledWith([{ kind: KIND, productId: 'boat', quantity: 2 }]);
  },
};

/** It stands in the list of orders. */
export const Listed: Story = {
  render: () => <OrderCard order={boatOrder} hrefs={hrefs} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2小时')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看电子票' })).toBeVisible();
  },
};

/** It has a page of an order. */
export const Opened: Story = {
  render: () => (
    <OrderDetailView
      order={boatOrder}
      hrefs={{
        ...hrefs,
        product: href,
        order: href,
        refund: href,
        askRefund: href(),
        addAddress: href(),
        editAddress: href,
        place: href,
      }}
      onChanged={fn()}
      onRefresh={async () => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/湖上游船/)).toBeVisible();
    await expect(canvas.getByText('码头在湖的西岸')).toBeVisible();
    await expect(canvas.getByText('开船后不退')).toBeVisible();
  },
};
