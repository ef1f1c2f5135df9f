import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { cardLineOf } from '@yunyou/sdk/checkout';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { cardTypeIn } from '../../../../stories/annual-card-samples';
import { addressHrefs, placed, submit } from '../../../../stories/booking-fixture';
import { cardQuoteOf } from '../../../../stories/own-card-samples';
import { type Answers, refused } from '../../../../stories/scripted-fetch';
import { withSdk } from '../../../../stories/sdk-fixture';
import { BookingForm } from '../BookingForm';

const created = fn();

const onPage = (order: Answers['order'] = {}, locale: Locale = 'zh-Hans') =>
  withSdk({
    path: '/packages/order/goods-place-order/goods-place-order?cardTypeId=card-2',
    member: true,
    answers: {
      order: {
        quote: ({ lines }) => cardQuoteOf(locale, lines[0]?.quantity ?? 1),
        create(request) {
          created(request);
          return placed;
        },
        ...order,
      },
    },
  });

const meta = {
  title: 'Features/Order/AnnualCardBookingForm',
  component: BookingForm,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void created.mockClear(),
  args: { lines: [cardLineOf(cardTypeIn('zh-Hans'), 1)], onPlaced: fn(), hrefs: addressHrefs },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many, by when they are activated, whom to call; the terms have an empty box. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '亲子年卡' })).toBeVisible();
    await expect(await canvas.findByText(/今天支付，请于2026年12月19日/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }));
    await expect((await canvas.findAllByText('¥1,398')).length).toBeGreaterThan(0);
    const name = canvas.getByLabelText(/联系人姓名/);
    if ((name as HTMLInputElement).value === '') await userEvent.type(name, '李云');
    await submit(canvas);
    await expect(await canvas.findByText('请先阅读并同意年卡条款')).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines).toEqual([
      { kind: 'annualCard', productId: 'card-2', quantity: 2 },
    ]);
  },
};
/** A further period of one card: its days, and no number. */
export const Renewal: Story = {
  args: { lines: [cardLineOf(cardTypeIn('zh-Hans'), 1, { renewCardId: 'mine-1' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('续费一个周期，人员、入园码和人像不变')).toBeVisible();
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
  },
};
/** It cannot be renewed yet: said beside the card. */
export const NotYet: Story = {
  args: { lines: [cardLineOf(cardTypeIn('zh-Hans'), 1, { renewCardId: 'mine-1' })] },
  decorators: [onPage({ quote: refused(422, '还未到续费时间', { rule: 'renewNotYet' }) })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('还未到续费时间')).length).toBeGreaterThan(0);
  },
};
export const NarrowInEnglish: Story = {
  args: { lines: [cardLineOf(cardTypeIn('en'), 1)] },
  decorators: [onPage({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Family card' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
