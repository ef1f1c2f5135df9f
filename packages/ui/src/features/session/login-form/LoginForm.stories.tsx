import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { digitsPicture } from '../../../stories/digits-picture';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { LoginCard } from './LoginCard';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Features/Session/LoginForm',
  component: LoginForm,
  args: { onLoggedIn: fn() },
  render: (args) => (
    <LoginCard>
      <LoginForm {...args} />
    </LoginCard>
  ),
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const smsCaptcha = { challengeId: 'challenge-1', retryAfterSeconds: 60, expiresInSeconds: 300 };
const mobileLogin = { token: 'token-1', result: 0, data: { openid: '' } } as const;

const withSession = (session: Answers['session']) =>
  withSdk({ path: '/pages/login/login', answers: { session: { smsCaptcha, mobileLogin, ...session } } });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas, { mobile = '13800138000', code = '123456' } = {}) {
  await userEvent.type(await canvas.findByLabelText(/手机号码/), mobile);
  await userEvent.type(canvas.getByLabelText(/^验证码/), code);
  await userEvent.click(canvas.getByRole('checkbox'));
}
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '登录' }));

/** A number as it was pasted, the code that was sent to it, and in. */
export const Default: Story = {
  decorators: [withSession({})],
  play: async ({ canvas, args }) => {
    const mobile = await canvas.findByLabelText(/手机号码/);
    await userEvent.click(mobile);
    await userEvent.paste('+86 138-0013-8000');
    await expect(mobile).toHaveValue('13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    const code = canvas.getByLabelText(/^验证码/);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription('验证码已发送至13800138000');
    await expect(canvas.getByRole('button', { name: /秒后重试/ })).toBeDisabled();
    await userEvent.type(code, '123 456');
    await expect(code).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('checkbox'));
    await submit(canvas);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalled());
  },
};

/** Every field says what is missing, the first has the focus, and what is mended stops complaining. */
export const NothingFilledIn: Story = {
  decorators: [withSession({})],
  play: async ({ canvas, args }) => {
    const mobile = await canvas.findByLabelText(/手机号码/);
    await submit(canvas);
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(mobile).toHaveAccessibleDescription('手机号码不正确，请检查');
    await expect(canvas.getByText('请输入6位验证码')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意协议');
    await userEvent.type(mobile, '1');
    await expect(mobile).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByText('请输入6位验证码')).toBeVisible();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** The terms are the last thing missing: the focus goes to their box. */
export const TermsNotAgreed: Story = {
  decorators: [withSession({})],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/手机号码/), '13800138000');
    await userEvent.type(canvas.getByLabelText(/^验证码/), '123456');
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(canvas.getByText('请先阅读并同意协议')).toHaveRole('alert');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByText('请先阅读并同意协议')).not.toBeInTheDocument();
  },
};

/** The server's words stand beside the code, and the number stays. */
export const WrongCode: Story = {
  decorators: [
    withSession({
      mobileLogin: refused(422, '验证码错误，请重新输入', {
        rule: 'codeWrong',
        field: 'code',
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const code = canvas.getByLabelText(/^验证码/);
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码错误，请重新输入'));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByLabelText(/手机号码/)).toHaveValue('13800138000');
  },
};

/** A code was asked for a moment ago: the wait goes on. */
export const CodeTooSoon: Story = {
  decorators: [
    withSession({ smsCaptcha: refused(422, '验证码已发送，请稍后再获取', { rule: 'codeTooSoon' }) }),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/手机号码/), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('验证码已发送，请稍后再获取')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /秒后重试/ })).toBeDisabled();
  },
};

/** Whoever has asked for many codes types the digits of a picture first; wrong ones bring another picture. */
export const PictureNeeded: Story = {
  decorators: [
    withSdk({
      path: '/pages/login/login',
      answers: {
        session: {
          mobileLogin,
          smsCaptcha: ({ picId }) =>
            picId === '8264'
              ? smsCaptcha
              : refused(422, '请先完成图形验证，再获取验证码', { rule: 'pictureNeeded', field: 'picId' }),
        },
        login: {
          picture: (() => {
            const digits = ['3851', '8264'];
            return () => {
              const picId = digits.shift() ?? '8264';
              return { picId, image: digitsPicture(picId), expiresInSeconds: 300 };
            };
          })(),
          checkPicture: ({ picId, code }) =>
            picId === code
              ? null
              : refused(422, '图形验证码错误，请换一张重试', { rule: 'pictureWrong', field: 'code' }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/手机号码/), '13800138000');
    const send = () => userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await send();
    const digits = await canvas.findByLabelText(/图形验证码/);
    await waitFor(() => expect(digits).toHaveAccessibleDescription('请先完成图形验证，再获取验证码'));
    await waitFor(() => expect(digits).toHaveFocus());
    await send();
    await expect(digits).toHaveAccessibleDescription('请输入图中的4位数字');
    await userEvent.type(digits, '1111');
    await send();
    await waitFor(() => expect(digits).toHaveAccessibleDescription('图形验证码错误，请换一张重试'));
    await expect(digits).toHaveValue('');
    await userEvent.type(digits, '8264');
    await send();
    await waitFor(() => expect(canvas.getByLabelText(/^验证码/)).toHaveFocus());
    await expect(canvas.queryByLabelText(/图形验证码/)).not.toBeInTheDocument();
  },
};

/** No code is asked for a number that can't be one. */
export const CodeForNoNumber: Story = {
  decorators: [withSession({ smsCaptcha: refused(422, '不应发送') })],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/手机号码/), '12');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('手机号码不正确，请检查')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};

/** Without a network nothing typed is lost, and the words say so before the button. */
export const NoNetwork: Story = {
  decorators: [withSession({ mobileLogin: unreachable })],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const problem = await canvas.findByText('网络未连接，请检查后重试');
    await expect(problem).toHaveRole('alert');
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(canvas.getByLabelText(/^验证码/)).toHaveValue('123456');
  },
};

/** The number belongs to an account of another phone. */
export const BoundElsewhere: Story = {
  decorators: [withSession({ mobileLogin: { ...mobileLogin, result: 2 } })],
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('登录失败,该账号已绑定其他手机号')).toBeVisible();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** Testers need no code. */
export const TestLogin: Story = {
  decorators: [withSdk({ path: '/pages/login/login', answers: { login: { test: mobileLogin } } })],
  args: { testLogin: true },
  play: async ({ canvas, args }) => {
    const enter = await canvas.findByRole('button', { name: '测试登录' });
    await userEvent.click(enter);
    await expect(canvas.getByText('手机号码不正确，请检查')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/手机号码/), '13800138000');
    await userEvent.click(enter);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalled());
  },
};

export const InASandbox: Story = {
  decorators: [withSession({})],
  args: { sandboxConsole: '/sandbox/console#sms' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /沙箱控制台/ })).toBeVisible();
  },
};
export const InEnglish: Story = {
  decorators: [withSession({})],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Please enter the 6-digit code')).toBeVisible();
  },
};
export const Narrow: Story = {
  decorators: [withSession({})],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { decorators: [withSession({})], globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
