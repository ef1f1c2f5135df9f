import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentAppPluginError } from '@yunyou/contract';
import { PaymentAppError } from '@yunyou/payment/authorisation';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PaymentAppButton } from './PaymentAppButton';

interface App {
  pay: () => Promise<void>;
}
const app: App = { pay: () => Promise.resolve() };

const meta = {
  title: 'Actions/PaymentAppButton',
  component: PaymentAppButton<App>,
  args: {
    children: '云闪付支付 ¥168',
    find: fn<() => App | undefined>(() => app),
    onPay: fn<(found: App) => Promise<unknown>>(() => Promise.resolve()),
    onError: fn(),
    block: true,
  },
} satisfies Meta<typeof PaymentAppButton<App>>;
export default meta;
type Story = StoryObj<typeof meta>;

// conformance: CH-05
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '云闪付支付 ¥168' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(app));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

let looks = 0;

/** The interface may come later than the page: it is looked for every 20 ms. */
export const ComesLater: Story = {
  args: {
    find: fn<() => App | undefined>(() => {
      looks += 1;
      return looks > 3 ? app : undefined;
    }),
  },
  play: async ({ canvas, args }) => {
    looks = 0;
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledTimes(1));
    await expect(args.find).toHaveBeenCalledTimes(4);
  },
};

/** Elsewhere: `__ENV__10001` after the time-out. */
export const NotInThePaymentApp: Story = {
  args: { find: fn<() => App | undefined>(() => undefined), timeoutMs: 60 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('请在云闪付里打开后再付款'));
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: '__ENV__10001' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** A time-out that is no number: `__ENV__10002`. */
export const WrongTimeout: Story = {
  args: { timeoutMs: Number.NaN },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: '__ENV__10002' })),
    );
  },
};

/** A press while it is busy is ignored. */
export const Busy: Story = {
  args: { onPay: fn<(found: App) => Promise<unknown>>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.click();
    button.click();
    await userEvent.click(button);
    await waitFor(() => expect(args.onPay).toHaveBeenCalledTimes(1));
    await expect(button).toHaveAttribute('data-loading');
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPay).toHaveBeenCalledTimes(1));
  },
};

const refused = () =>
  Promise.reject(new PaymentAppError(paymentAppPluginError.noPermission, 'The plugin may not be used here.'));

export const PluginRefuses: Story = {
  args: { onPay: fn<(found: App) => Promise<unknown>>(refused) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('这里没有开通付款，请换一种方式'),
    );
  },
};

export const LongTextInEnglish: Story = {
  args: { children: 'Pay ¥1,680 in the payment app', onPay: fn<(found: App) => Promise<unknown>>(refused) },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Paying is not allowed here.'));
  },
};
export const NotAcrossThePage: Story = { args: { block: false } };
export const LargeText: Story = { ...PluginRefuses, globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
