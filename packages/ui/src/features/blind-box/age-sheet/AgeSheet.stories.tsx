import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayOf } from '@yunyou/i18n';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialog, Opened } from '../../../stories/opened';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { withSdk } from '../../../stories/sdk-fixture';
import AgeSheet from './AgeSheet.lazy';

const asked = fn();
const smsSent = { challengeId: 'c', retryAfterSeconds: 60, expiresInSeconds: 300 };

const withAnswers = (changes: Answers['blindBox'] = {}) =>
  withSdk({
    path: '/packages/marketing/blind-box/blind-box?activeId=box-1',
    member: true,
    answers: {
      blindBox: {
        guardianCode(request) {
          asked('code', request);
          return smsSent;
        },
        ageStatement(request) {
          asked('statement', request);
          return { allowed: true };
        },
        ...changes,
      },
    },
  });

const meta = {
  title: 'Features/BlindBox/AgeSheet',
  component: AgeSheet,
  decorators: [withAnswers()],
  args: { open: true, onOpenChange: fn(), onStated: fn() },
  render: (args) => <Opened>{(state) => <AgeSheet {...args} {...state} />}</Opened>,
  beforeEach: () => void asked.mockClear(),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof AgeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await dialog('年龄声明'));
const today = () => dayOf(Date.now());

/** Whoever becomes so many years old today; 29 February gives way to the day before it. */
const birthDayOf = (age: number) =>
  `${Number(today().slice(0, 4)) - age}${today().slice(4).replace('-02-29', '-02-28')}`;

async function chooseAge(age: number): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /出生日期/ }));
  const wheels = within(await dialog('出生日期'));
  const years = within(wheels.getByRole('listbox', { name: '年' }));
  await userEvent.click(years.getByRole('option', { name: `${Number(today().slice(0, 4)) - age}年` }));
  await userEvent.click(wheels.getByRole('button', { name: '确认' }));
}
const submit = async () => userEvent.click((await sheet()).getByRole('button', { name: '提交声明' }));

/** From 18 on nothing else is asked. */
export const Default: Story = {
  play: async ({ args }) => {
    await sheet();
    await chooseAge(18);
    await submit();
    await waitFor(() => expect(args.onStated).toHaveBeenCalled());
    await expect(asked.mock.calls).toEqual([['statement', { birthDay: birthDayOf(18) }]]);
  },
};
/** From 8 to 17 a guardian agrees by a code. */
export const WithAGuardian: Story = {
  play: async ({ args }) => {
    const form = await sheet();
    await chooseAge(16);
    await userEvent.type(form.getByRole('textbox', { name: /监护人手机号/ }), '139 0000 0001');
    await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
    await userEvent.type(form.getByRole('textbox', { name: /监护人收到的验证码/ }), '123456');
    await submit();
    await waitFor(() => expect(args.onStated).toHaveBeenCalled());
    await expect(asked.mock.calls).toEqual([
      ['code', { mobile: '13900000001' }],
      [
        'statement',
        {
          ...{ birthDay: birthDayOf(16), guardianMobile: '13900000001' },
          ...{ guardianCode: '123456', challengeId: 'c' },
        },
      ],
    ]);
  },
};
/** Nobody under 8 buys; the server is not asked. */
export const TooYoung: Story = {
  play: async () => {
    const form = await sheet();
    await chooseAge(7);
    await submit();
    await expect(await form.findByText('未满8周岁不能购买')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** Everything that is missing is said at once. */
export const NothingFilledIn: Story = {
  play: async () => {
    const form = await sheet();
    await submit();
    await expect(await form.findByText('请选择出生日期')).toBeVisible();
    await chooseAge(17);
    await submit();
    await expect(await form.findByText('请输入监护人的11位手机号')).toBeVisible();
    await expect(form.getByText('请输入短信里的验证码')).toBeVisible();
  },
};
/** What was typed stays when the code is wrong. */
export const WrongCode: Story = {
  decorators: [
    withAnswers({ ageStatement: refused(422, '验证码不正确', { field: 'guardianCode', rule: 'codeWrong' }) }),
  ],
  play: async ({ args }) => {
    const form = await sheet();
    await chooseAge(12);
    const mobile = form.getByRole('textbox', { name: /监护人手机号/ });
    await userEvent.type(mobile, '13900000001');
    const code = form.getByRole('textbox', { name: /监护人收到的验证码/ });
    await userEvent.type(code, '000000');
    await submit();
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确'));
    await expect(code).toHaveValue('000000');
    await expect(mobile).toHaveValue('13900000001');
    await expect(args.onStated).not.toHaveBeenCalled();
  },
};
/** What is known of the member says younger than what was typed. */
export const KnownToBeYounger: Story = {
  decorators: [
    withAnswers({ ageStatement: refused(422, '未满18周岁须由监护人同意', { rule: 'guardianNeeded' }) }),
  ],
  play: async () => {
    const form = await sheet();
    await chooseAge(20);
    await submit();
    await expect(await form.findByRole('textbox', { name: /监护人手机号/ })).toHaveAccessibleDescription(
      '未满18周岁须由监护人同意',
    );
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: '提交声明' })).toBeDisabled();
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
