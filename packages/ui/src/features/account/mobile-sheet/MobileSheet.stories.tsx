import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { userInfoIn, withSdk } from '../../../stories/sdk-fixture';
import { MobileSheet } from './MobileSheet';

const onCode = fn();
const onChange = fn();
const smsSent = { challengeId: 'c', retryAfterSeconds: 60, expiresInSeconds: 300 };

const withAnswers = (changes: Answers['member'] = {}) =>
  withSdk({
    path: '/packages/user-module/user-info/user-info',
    member: true,
    answers: {
      member: {
        changeMobileCode(request) {
          onCode(request);
          return smsSent;
        },
        changeMobile(request) {
          onChange(request);
          return { ...userInfoIn('zh-Hans'), mobile: '13900000001' };
        },
        ...changes,
      },
    },
  });

const meta = {
  title: 'Features/Account/MobileSheet',
  component: MobileSheet,
  decorators: [withAnswers()],
  args: { open: true, onOpenChange: fn(), currentMobile: '13800000000', onChanged: fn() },
  parameters: { docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof MobileSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
type Sheet = Awaited<ReturnType<typeof sheet>>;

async function fillIn(within: Sheet) {
  const [ofCurrent] = await within.findAllByRole('button', { name: '获取验证码' });
  if (ofCurrent) await userEvent.click(ofCurrent);
  await userEvent.type(within.getByRole('textbox', { name: /当前号码/ }), '654321');
  await userEvent.type(within.getByRole('textbox', { name: /^新手机号\*?$/ }), '139 0000 0001');
  await userEvent.click(within.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(within.getByRole('textbox', { name: /新手机号的验证码/ }), '123456');
}

/** A code of each number. */
export const Default: Story = {
  play: async ({ args }) => {
    onCode.mockClear();
    const form = await sheet();
    await fillIn(form);
    await expect(onCode.mock.calls.map(([request]) => request)).toEqual([
      { target: 'current' },
      { target: 'new', mobile: '13900000001' },
    ]);
    await userEvent.click(form.getByRole('button', { name: '确认更换' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await expect(onChange).toHaveBeenCalledWith(
      expect.objectContaining({ mobile: '13900000001', code: '123456', currentCode: '654321' }),
    );
  },
};

/** Everything that is missing is said at once, beside its field. */
export const NothingFilledIn: Story = {
  play: async () => {
    const form = await sheet();
    await userEvent.click(form.getByRole('button', { name: '确认更换' }));
    const current = form.getByRole('textbox', { name: /当前号码/ });
    await waitFor(() => expect(current).toHaveAccessibleDescription('请输入6位验证码'));
    await expect(form.getByRole('textbox', { name: /^新手机号\*?$/ })).toHaveAccessibleDescription(
      '手机号码不正确，请检查',
    );
  },
};

/** A refusal stands beside its field; what was typed stays. */
export const NumberTaken: Story = {
  decorators: [
    withAnswers({
      changeMobile: refused(409, '该手机号已被其他账号使用，请换一个', {
        rule: 'mobileTaken',
        field: 'mobile',
      }),
    }),
  ],
  play: async () => {
    const form = await sheet();
    await fillIn(form);
    await userEvent.click(form.getByRole('button', { name: '确认更换' }));
    const mobile = form.getByRole('textbox', { name: /^新手机号\*?$/ });
    await waitFor(() => expect(mobile).toHaveAccessibleDescription('该手机号已被其他账号使用，请换一个'));
    await expect(mobile).toHaveValue('13900000001');
  },
};

export const TooSoon: Story = {
  decorators: [
    withAnswers({
      changeMobileCode: refused(422, '12月20日后可再次更换手机号', { rule: 'mobileChangeTooSoon' }),
    }),
  ],
  play: async () => {
    const form = await sheet();
    const [ofCurrent] = await form.findAllByRole('button', { name: '获取验证码' });
    if (ofCurrent) await userEvent.click(ofCurrent);
    await expect(await form.findByText('12月20日后可再次更换手机号')).toBeVisible();
  },
};

const appeal = async () => {
  const form = await sheet();
  await userEvent.click(await form.findByRole('button', { name: '原号码无法使用' }));
  return form;
};

/** Whoever cannot use the present number shows a document; everything that is missing is said at once. */
export const Appeals: Story = {
  play: async () => {
    const form = await appeal();
    await userEvent.click(form.getByRole('button', { name: '提交申请' }));
    const number = form.getByRole('textbox', { name: /^新手机号\*?$/ });
    await waitFor(() => expect(number).toHaveAccessibleDescription('手机号码不正确，请检查'));
    await expect(form.getByRole('textbox', { name: /姓名/ })).toHaveAccessibleDescription(/请填写姓名/);
    await expect(form.getByRole('textbox', { name: /证件号码/ })).toHaveAccessibleDescription(
      '请填写证件号码',
    );
    await expect(form.getByText('请上传证件照片')).toBeVisible();
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('请确认同意处理证件信息');
    await userEvent.click(form.getByRole('button', { name: '用当前号码更换' }));
    await expect(await form.findByRole('textbox', { name: /当前号码/ })).toBeVisible();
  },
};

export const AppealNarrowInEnglish: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: 'I cannot use the old number' }));
    await expect(await form.findByRole('textbox', { name: /Code sent to the new number/ })).toBeVisible();
  },
};

/** One appeal at a time. */
export const AppealWaits: Story = {
  args: { canAppeal: false },
  play: async () => {
    const form = await sheet();
    await form.findByRole('textbox', { name: /当前号码/ });
    await expect(form.queryByRole('button', { name: '原号码无法使用' })).toBeNull();
  },
};

/** Whoever has no number yet proves the new one alone. */
export const FirstNumber: Story = {
  args: { currentMobile: '' },
  play: async () => {
    await expect((await sheet()).queryByRole('textbox', { name: /当前号码/ })).toBeNull();
  },
};
export const NarrowInEnglish: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    await sheet();
  },
};
export const LargeText: Story = {
  globals: { textSize: 'large' },
  play: async () => {
    await sheet();
  },
};
