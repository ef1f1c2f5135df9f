import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  addressHrefs,
  linesOf,
  placed,
  submit,
  submitButton,
  withOrders,
} from '../../../stories/booking-fixture';
import { quote } from '../../../stories/order-samples';
import { refused, unreachable } from '../../../stories/scripted-fetch';
import { BookingForm } from './BookingForm';

const meta = {
  title: 'Features/Order/BookingForm/Refusals',
  component: BookingForm,
  parameters: { layout: 'fullscreen', width: false },
  args: { lines: linesOf(), onPlaced: fn(), hrefs: addressHrefs },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While choosing: the day has not enough, said beside the number, and nothing can be placed. */
export const SoldOut: Story = {
  decorators: [
    withOrders({
      quote: refused(409, '余票不足，请减少数量或换一天', { rule: 'soldOut', field: 'lines.0.quantity' }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('余票不足，请减少数量或换一天')).toHaveRole('alert');
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled();
    await expect(canvas.getByLabelText(/备注/)).toHaveValue('靠窗');
  },
};

/** While placing: somebody was faster. Said beside the number, and nothing typed is lost. */
export const SoldOutWhilePlacing: Story = {
  decorators: [withOrders({ create: refused(409, '余票不足，请减少数量或换一天', { rule: 'soldOut' }) })],
  play: async ({ canvas, args }) => {
    await submit(canvas);
    const problem = await canvas.findByText('余票不足，请减少数量或换一天');
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(canvas.getByLabelText(/联系人姓名/)).toHaveValue('李云');
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};

/** The price is another than the one that was shown: asked about, then ordered at the new one. */
export const PriceChanged: Story = {
  decorators: [
    withOrders({
      create: ({ expectedTotalFen }) =>
        expectedTotalFen === 9900
          ? placed
          : refused(409, '价格有变动，请确认新的价格', { rule: 'priceChanged', detail: { totalFen: 9900 } }),
    }),
  ],
  play: async ({ canvas, args }) => {
    await submit(canvas);
    const dialog = await screen.findByRole('dialog', { name: '价格有变动' }, { timeout: 5000 });
    await expect(dialog).toHaveTextContent('总价由¥80变为¥99，是否继续？');
    await expect(args.onPlaced).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '按新价格下单' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
  },
};

/** It changes again while the buyer is agreeing: asked again. */
export const PriceChangedTwice: Story = {
  decorators: [
    withOrders({
      create: ({ expectedTotalFen }) =>
        refused(409, '价格有变动，请确认新的价格', {
          rule: 'priceChanged',
          detail: { totalFen: expectedTotalFen + 100 },
        }),
    }),
  ],
  play: async ({ canvas }) => {
    await submit(canvas);
    await userEvent.click(await screen.findByRole('button', { name: '按新价格下单' }, { timeout: 5000 }));
    await expect(await screen.findByText('总价由¥81变为¥82，是否继续？')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The answer never came: the order may be there, and trying again is safe. */
export const Unanswered: Story = {
  decorators: [
    (() => {
      let tries = 0;
      return withOrders({
        create() {
          tries += 1;
          return tries === 1 ? unreachable : placed;
        },
      });
    })(),
  ],
  play: async ({ canvas, args }) => {
    await submit(canvas);
    const notice = await canvas.findByText(/重新提交不会重复下单/);
    await waitFor(() => expect(notice.closest('[role="alert"]')).toHaveFocus());
    await submit(canvas, '重新提交');
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
  },
};

/** A traveller was refused by the server's rules. */
export const TravellerRefused: Story = {
  decorators: [withOrders({ create: refused(422, '年龄不符合要求，请重新选择', { rule: 'travellerAge' }) })],
  play: async ({ canvas }) => {
    await submit(canvas);
    const problem = await canvas.findByText('年龄不符合要求，请重新选择');
    await waitFor(() => expect(problem).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '移除李云' }));
    await expect(canvas.queryByText('年龄不符合要求，请重新选择')).not.toBeInTheDocument();
  },
};

/** Not the fault of any field. */
export const ServerFailed: Story = {
  decorators: [withOrders({ create: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByLabelText(/备注/)).toHaveValue('靠窗');
  },
};

/** Without a price nothing is placed; both places that lack it offer another try. */
export const PriceFailed: Story = {
  decorators: [
    (() => {
      let tries = 0;
      return withOrders({
        quote() {
          tries += 1;
          return tries === 1 ? unreachable : quote;
        },
      });
    })(),
  ],
  play: async ({ canvas }) => {
    const [, retry] = await canvas.findAllByRole('button', { name: '重试' });
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled();
    if (retry) await userEvent.click(retry);
    await submitButton(canvas);
    await expect(canvas.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  },
};
