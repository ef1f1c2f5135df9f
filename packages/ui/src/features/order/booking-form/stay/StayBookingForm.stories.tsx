import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Quote } from '@yunyou/contract';
import type { StayLineOpening } from '@yunyou/sdk/checkout';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressHrefs } from '../../../../stories/booking-fixture';
import { hotelBasic } from '../../../../stories/hotel-samples';
import { noOffers, travellersIn } from '../../../../stories/order-samples';
import { hotelRooms, nightCalendar } from '../../../../stories/room-samples';
import type { Answers } from '../../../../stories/scripted-fetch';
import { refused, unreachable, withSdk } from '../../../../stories/sdk-fixture';
import { stay, stayNowMs } from '../../../../stories/stay-days';
import { rateDetail, stayQuoteLine } from '../../../../stories/stay-samples';
import { StayBookingForm } from './StayBookingForm';

type QuoteRequest = Parameters<
  Extract<NonNullable<Answers['order']>['quote'], (...args: never[]) => unknown>
>[0];

const rates = [0, 1, 2].map((index) => rateDetail(index));
const rateOf = (id: string) => rates.find(({ hotelratesId }) => hotelratesId === id) ?? rateDetail(0);

/** What the server answers about the rooms that were asked about. */
function quoteOf({ lines }: QuoteRequest, change: Partial<Quote['lines'][number]> = {}): Quote {
  const quoted = lines.flatMap((line) =>
    line.kind === 'stay' ? [{ ...stayQuoteLine(rateOf(line.hotelratesId), line.quantity), ...change }] : [],
  ) as Quote['lines'];
  return {
    ...noOffers,
    breakdown: quoted.map(({ paidFen, quantity }) => ({
      kind: 'line',
      label: '观云大床房',
      quantity,
      amountFen: paidFen,
    })),
    totalFen: quoted.reduce((sum, { paidFen }) => sum + paidFen, 0),
    lines: quoted,
  };
}

const placed = { id: 'order-2', sn: '202609181234567890', status: 4, totalFen: 117_600 } as const;
const created = fn();

const lineOf = (index: number, quantity = 1): StayLineOpening => ({
  kind: 'stay',
  product: { id: 'room-1', hotel: hotelBasic, rate: rateDetail(index) },
  stay,
  quantity,
  nowMs: stayNowMs,
});

const withBooking = (order: Answers['order'] = {}) =>
  withSdk({
    path: '/packages/order/hotel-place-order/hotel-place-order',
    member: true,
    options: { now: () => stayNowMs },
    answers: {
      system: { timestamp: () => ({ serverTimeStamp: stayNowMs }) },
      order: {
        quote: (request) => quoteOf(request),
        create(request) {
          created(request);
          return { ...placed, parentSn: placed.sn, expiresAtMs: null, orders: [placed] };
        },
        ...order,
      },
      hotel: { hotelRoomList: hotelRooms, priceCalendar: nightCalendar },
      contacts: {
        list: travellersIn('zh-Hans'),
        detail: ({ id }) =>
          travellersIn('zh-Hans').find((one) => one.memberFrequentContactsId === id) ?? refused(404),
      },
    },
  });

const meta = {
  title: 'Features/Order/StayBookingForm',
  component: StayBookingForm,
  parameters: { layout: 'fullscreen', width: false },
  args: { hotel: hotelBasic, stay, lines: [lineOf(0)], onChange: fn(), onPlaced: fn(), hrefs: addressHrefs },
  decorators: [withBooking()],
} satisfies Meta<typeof StayBookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The button, once there is a price. */
const submitButton = async (canvas: Canvas, name = '去支付') => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
const fill = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: '第1间入住人' }), '李云');
  const contact = canvas.getByRole('textbox', { name: '联系人姓名' });
  await userEvent.type(contact, '李云');
  const mobile = canvas.getByRole('textbox', { name: '联系人手机' });
  await userEvent.clear(mobile);
  await userEvent.type(mobile, '13800138000');
};

/** Named guests, an arrival, the terms of the quote; placed with what was agreed to. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(canvas.getByText(/9月20日 18:00 前免费取消；9月21日 18:00 前取消扣首晚房费/)).toBeVisible();
    const button = await submitButton(canvas);
    // Night by night, beside the total.
    const nights = within(canvas.getByRole('heading', { name: '每间每晚' }).parentElement ?? document.body);
    await expect(nights.getByText('9月22日 星期二')).toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalled());
    await expect(created).toHaveBeenLastCalledWith(
      expect.objectContaining({
        expectedTotalFen: 117_600,
        lines: [
          expect.objectContaining({
            hotelratesId: 'rate-1',
            guests: [{ name: '李云' }],
            arrivalTime: '18:00',
            expectedTerms: 'terms-1',
          }),
        ],
      }),
    );
  },
};

/** Another room brings another guest; what is missing is said beside each field, and the focus goes to the first. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await submitButton(canvas);
    const contact = await canvas.findByLabelText(/联系人姓名/);
    await waitFor(() => expect(contact).toHaveValue('林间客'));
    await userEvent.clear(contact);
    const rooms = within(canvas.getByRole('group', { name: /房间数/ }));
    await userEvent.click(rooms.getByRole('button', { name: '增加' }));
    await expect(await canvas.findByRole('button', { name: /2间 2成人/ })).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: '第1间入住人' }), '李云');
    await userEvent.click(await submitButton(canvas));
    await expect(await canvas.findByText('请填写第2间的入住人')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '第2间入住人' })).toHaveFocus());
    await expect(canvas.getByText('请填写联系人姓名')).toBeVisible();
  },
};

/** A name comes from the travellers. */
export const FromTravellers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /从出行人选择/ }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: /王山/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '第1间入住人' })).toHaveValue('王山'));
  },
};

/** Rooms of another type join the same days; those paid at the desk do not. */
export const AnotherRoom: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加其他房型' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(await sheet.findByRole('button', { name: '添加观云大床房，标准价' }));
    await expect(sheet.queryByRole('button', { name: /到店付/ })).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledWith(stay, [
      { rateId: 'rate-1', rooms: 1 },
      { rateId: 'rate-2', rooms: 1 },
    ]);
  },
};
export const TwoTypes: Story = {
  args: { lines: [lineOf(0), lineOf(1, 2)] },
  play: async ({ canvas, args }) => {
    // Rooms are counted through the order.
    await expect(await canvas.findByRole('textbox', { name: '第3间入住人' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除观云大床房 · 含双早' }));
    await expect(args.onChange).toHaveBeenCalledWith(stay, [{ rateId: 'rate-2', rooms: 2 }]);
  },
};

/** The limit of an order counts over all its lines: with eight rooms in two lines neither takes another, and no line is added. */
export const FullOrder: Story = {
  args: { lines: [lineOf(0, 4), lineOf(1, 4)] },
  play: async ({ canvas }) => {
    const hints = await canvas.findAllByText('整单最多8间，其他房型已选4间');
    await expect(hints).toHaveLength(2);
    for (const button of canvas.getAllByRole('button', { name: '增加' }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: '添加其他房型' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: '减少' })[0] as HTMLElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: '增加' })[1]).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByRole('button', { name: '添加其他房型' })).toBeVisible();
  },
};

/** Paid at the desk: nothing to pay now, and no arrival after the hold. */
export const AtTheDesk: Story = {
  args: { lines: [lineOf(2)] },
  play: async ({ canvas }) => {
    await submitButton(canvas, '提交订单');
    await expect(canvas.getAllByText('到店应付')[0]).toBeVisible();
    await expect(canvas.getByText('到店付款，房间保留至9月21日 18:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /预计到店时间/ }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await expect(await sheet.findByRole('option', { name: '18:00' })).toBeVisible();
    await expect(sheet.queryByRole('option', { name: '19:00' })).not.toBeInTheDocument();
  },
};

let isDearer = false;
/** The night that costs something else now, with its old price; ordered only when that is agreed to. */
export const PriceChanged: Story = {
  decorators: [
    withBooking({
      quote(request) {
        const quote = quoteOf(request);
        const [line] = quote.lines;
        if (!isDearer || line?.kind !== 'stay') return quote;
        const nights = line.nights.map((night, at) => (at === 1 ? { ...night, priceFen: 70_000 } : night));
        return { ...quoteOf(request, { nights, paidFen: 125_800 }), totalFen: 125_800 };
      },
      create({ expectedTotalFen }) {
        isDearer = true;
        if (expectedTotalFen === 125_800) {
          return { ...placed, parentSn: placed.sn, expiresAtMs: null, orders: [placed] };
        }
        return refused(409, '价格有变动', { rule: 'priceChanged', detail: { totalFen: 125_800 } });
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    isDearer = false;
    await fill(canvas);
    await userEvent.click(await submitButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: '价格有变动' }));
    await waitFor(() => expect(dialog.getByText('¥618').tagName).toBe('S'));
    await expect(dialog.getByText('¥700')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '按新价格下单' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalled());
  },
};

/** Terms by which nothing goes back, and never did. */
const neverFree = { cancelDeadlines: [], refundRule: { kind: 'none' as const, tiers: [] } };

/** Price and terms at once: both stand in one question. */
export const PriceAndTermsChanged: Story = {
  decorators: [
    withBooking({
      create({ lines, expectedTotalFen }) {
        const [line] = lines;
        if (expectedTotalFen === 125_800 && line?.kind === 'stay' && line.expectedTerms === 'terms-9') {
          return { ...placed, parentSn: placed.sn, expiresAtMs: null, orders: [placed] };
        }
        const now = quoteOf({ lines }, { paidFen: 125_800, ...neverFree, termsHash: 'terms-9' });
        return refused(409, '价格有变动', { rule: 'priceChanged', detail: { ...now } });
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(await submitButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: '价格有变动' }));
    await expect(dialog.getByText('不可取消')).toBeVisible();
    await expect(dialog.getByText(/9月20日 18:00 前免费取消/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '按新价格下单' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalled());
  },
};

let isStricter = false;
/** Terms that are others now stand beside those that were agreed to. */
export const TermsChanged: Story = {
  decorators: [
    withBooking({
      quote: (request) =>
        isStricter ? quoteOf(request, { ...neverFree, termsHash: 'terms-9' }) : quoteOf(request),
      create({ lines }) {
        isStricter = true;
        const [line] = lines;
        if (line?.kind === 'stay' && line.expectedTerms === 'terms-9') {
          return { ...placed, parentSn: placed.sn, expiresAtMs: null, orders: [placed] };
        }
        return refused(409, '预订条款有变动', { rule: 'termsChanged' });
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    isStricter = false;
    await fill(canvas);
    await userEvent.click(await submitButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: '预订条款有变动' }));
    await expect(await dialog.findByText('不可取消')).toBeVisible();
    await expect(dialog.getByText(/9月20日 18:00 前免费取消/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '接受新条款并提交' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalled());
  },
};

/** The last room went while somebody typed: said beside the rooms, and nothing typed is lost. */
export const SoldOut: Story = {
  decorators: [
    withBooking({
      create: refused(409, '9月22日房间不足，请减少房间或换个日期', { rule: 'roomSoldOut' }),
    }),
  ],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(await submitButton(canvas));
    await expect(await canvas.findByText('9月22日房间不足，请减少房间或换个日期')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '第1间入住人' })).toHaveValue('李云');
  },
};
/** The arrival is one for all rooms: what is wrong with it for any of them is said there. */
export const ArrivalTooLate: Story = {
  args: { lines: [lineOf(0), lineOf(1)] },
  decorators: [
    withBooking({
      quote: refused(422, '到店时间晚于房间保留时间', {
        rule: 'arrivalTooLate',
        field: 'lines.1.arrivalTime',
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('到店时间晚于房间保留时间')).toBeVisible();
  },
};
export const NightClosed: Story = {
  decorators: [withBooking({ quote: refused(422, '9月22日不可预订，请换个日期', { rule: 'nightClosed' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9月22日不可预订，请换个日期')).toBeVisible();
  },
};
export const Unanswered: Story = {
  decorators: [withBooking({ create: unreachable })],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(await submitButton(canvas));
    await expect(await canvas.findByText('订单可能已提交，再试一次不会重复下单')).toBeVisible();
    await submitButton(canvas, '重新提交');
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
/** The price beside the form ends in a total; what is to be paid is said once, beside the button. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: '价格明细' }));
    await expect(await price.findByText('合计')).toBeVisible();
    await expect(price.getByRole('heading', { name: '每间每晚' })).toBeVisible();
    await expect(canvas.getAllByText('应付')).toHaveLength(1);
  },
};

/** Rooms with a place of a flash sale: nights and rooms stand as text, the party can still be told. */
export const HeldPlace: Story = {
  render: (args) => (
    <StayBookingForm
      {...args}
      lines={[
        {
          ...lineOf(0),
          activity: {
            activeType: 4,
            ...{ activeId: 'activity-4', activityProductId: 'flash-2', grabId: 'grab-2', quantity: 1 },
            ...{ day: null, stay: { startDate: stay.startDate, endDate: stay.endDate } },
            holdUntilMs: stayNowMs + 180_000,
          },
        },
      ]}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('03:00');
    await expect(canvas.queryByRole('button', { name: '增加' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /入住和离店日期/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '添加其他房型' })).not.toBeInTheDocument();
    await fill(canvas);
    await userEvent.click(await submitButton(canvas));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalled());
    await expect(created.mock.lastCall?.[0].lines[0]).toMatchObject({
      ...{ quantity: 1, startDate: stay.startDate, endDate: stay.endDate },
      activity: { activeType: 4, grabId: 'grab-2' },
    });
  },
};
