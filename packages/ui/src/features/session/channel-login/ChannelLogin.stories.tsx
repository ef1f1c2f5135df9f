import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import type { PluginHost } from '@yunyou/payment/authorisation';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { withSdk } from '../../../stories/sdk-fixture';
import { ChannelLogin } from './ChannelLogin';

const path = '/pages/login/login';
const known = { token: 'token-1', result: 3, data: { openid: 'o-1' } } as const;
const somebodyNew = { token: '', result: 1, data: { openid: 'o-9', bindTicket: 'ticket-9' } } as const;

/** A page in an app: the channel of the visit, and the code that the app gives. */
const inApp = (source: '2' | '7' | '8', login: Answers['login'], loginCode?: string) =>
  withSdk({
    path,
    answers: { login },
    options: {
      platformAppId: 'app-1',
      host: createMemoryHost({
        href: `http://localhost${path}`,
        sessionStorage: { source },
        ...(loginCode && { loginCode }),
      }),
    },
  });

/** Plugins that hand out a number, or refuse. */
const plugins = (answer: unknown, errorRetStatus?: string): PluginHost => ({
  exec: (success, fail) => (answer === undefined ? fail(new Error('refused')) : success(answer)),
  errorRetStatus,
});
const onMobile = fn();
const mobileReport: Answers['login'] = {
  paymentApp: somebodyNew,
  paymentAppMobile(request) {
    onMobile(request);
    return known;
  },
};

const meta = {
  title: 'Features/Session/ChannelLogin',
  component: ChannelLogin,
  args: {
    onLoggedIn: fn(),
    paymentApp: { join: async () => undefined, plugins: () => plugins('{"code":"mobile-code"}') },
  },
} satisfies Meta<typeof ChannelLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody new lets the payment app hand out their number. */
export const Default: Story = {
  decorators: [inApp('8', mobileReport, 'code-1')],
  play: async ({ canvas, args }) => {
    onMobile.mockClear();
    const button = await canvas.findByRole('button', { name: '云闪付授权登录' });
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(onMobile).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'mobile-code', openid: 'o-9', source: 8, wxAppId: 'app-1' }),
    );
  },
};

/** Whom the payment app knows is in without a tap. */
export const Known: Story = {
  decorators: [inApp('8', { paymentApp: known }, 'code-1')],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
  },
};

/** The number is of another account. */
export const BoundElsewhere: Story = {
  decorators: [inApp('8', { ...mobileReport, paymentAppMobile: { ...known, result: 2 } }, 'code-1')],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付授权登录' }));
    await waitFor(() => expect(canvas.getByText('登录失败,该账号已绑定其他手机号')).toBeVisible());
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** The app does not let this page use its plugin: c02. */
export const NoPermission: Story = {
  decorators: [inApp('8', mobileReport, 'code-1')],
  args: {
    paymentApp: {
      join: async () => undefined,
      plugins: () => plugins(undefined, 'ILLEGAL_ACCESS_EXCEPTION'),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付授权登录' }));
    await waitFor(() => expect(canvas.getByText('这里没有开通授权，请用手机号登录')).toBeVisible());
  },
};

/** A link has set the channel, but no payment app is around: __ENV__10001, after two seconds. */
export const NotInThePaymentApp: Story = {
  decorators: [inApp('8', {})],
  args: { paymentApp: { join: () => Promise.reject(new Error('no script')), plugins: () => undefined } },
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '云闪付授权登录' }));
    await expect(await canvas.findByText('请在云闪付中打开', {}, { timeout: 8_000 })).toBeVisible();
  },
};

/** The short-video app gives a code: one tap. */
export const ShortVideo: Story = {
  decorators: [inApp('7', { shortVideo: { ...known, result: 0 } }, 'code-1')],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '抖音一键登录' }));
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
  },
};

/** Its refusal stands under the button, and the next try has a code of its own. */
export const ShortVideoRefused: Story = {
  decorators: [inApp('7', { shortVideo: refused(422, '授权失败') }, 'code-1')],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '抖音一键登录' }));
    await expect(await canvas.findByText('授权失败')).toHaveRole('alert');
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** A browser has no login of its own. */
export const InABrowser: Story = {
  decorators: [inApp('2', {}, 'code-1')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const InEnglish: Story = {
  decorators: [withSdk({ path, sessionStorage: { source: '8' }, options: { platformAppId: 'app-1' } })],
  globals: { locale: 'en', viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in with QuickPass' })).toBeVisible();
  },
};
