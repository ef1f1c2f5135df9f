import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { withSdk } from '../../../stories/sdk-fixture';
import { agreement, check } from '../samples';
import { CancellationView } from './CancellationView';

const onLeave = fn();
const smsSent = { challengeId: 'c-9', retryAfterSeconds: 60, expiresInSeconds: 300 };
const withAnswers = (changes: Answers['member'] = {}) =>
  withSdk({
    path: '/packages/user-module/cancellation/cancellation',
    member: true,
    answers: {
      member: {
        changeMobileCode: smsSent,
        cancelAccount(request) {
          onLeave(request);
          return null;
        },
        ...changes,
      },
    },
  });

const meta = {
  title: 'Features/Account/CancellationView',
  component: CancellationView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [withAnswers()],
  args: { check, html: agreement, cardsHref: '/cards', onRefresh: fn(async () => {}) },
} satisfies Meta<typeof CancellationView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function readToTheEnd(canvas: Canvas) {
  await canvas.findAllByText(/没有冷静期/, {}, { timeout: 5000 });
  const box = canvas.getByRole('region', { name: '协议正文' });
  box.scrollTop = box.scrollHeight;
  await canvas.findByText('已读到末尾');
}
async function confirm(canvas: Canvas) {
  await readToTheEnd(canvas);
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '123456');
  await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
  const question = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  await userEvent.click(question.getByRole('button', { name: '注销账号' }));
}

/** Losses in numbers; the box is ticked once the agreement was read to its end; a last question. */
export const Default: Story = {
  play: async ({ canvas }) => {
    onLeave.mockClear();
    await expect(await canvas.findByText('3个，最多可抵¥60')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await confirm(canvas);
    await waitFor(() =>
      expect(onLeave).toHaveBeenCalledWith({
        code: '123456',
        challengeId: 'c-9',
        agreementVersion: 'v1',
        confirmedLosses: true,
      }),
    );
  },
};

/** What is open is named, with where it is settled; nothing can be sent. */
export const Blocked: Story = {
  args: {
    check: {
      ...check,
      blockers: [
        { kind: 'orders', count: 2, amountFen: 0, href: '/packages/order/order-list/order-list' },
        { kind: 'storedValue', count: 1, amountFen: 8_850, href: '/views/user-center/index' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /未完成的订单/ })).toHaveAttribute(
      'href',
      '/packages/order/order-list/order-list',
    );
    await expect(canvas.getByRole('link', { name: /储值余额.*¥88.50/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '注销账号' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重新检查' }));
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};

/** Nothing is ticked or typed: said beside what is missing. */
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    await expect(await canvas.findByText('请读到协议末尾并勾选同意')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /验证码/ })).toHaveAccessibleDescription(
      '请输入6位验证码',
    );
  },
};

/** A wrong code stands beside its field. */
export const WrongCode: Story = {
  decorators: [
    withAnswers({
      cancelAccount: refused(422, '验证码错误，请重新输入', {
        rule: 'codeWrong',
        field: 'code',
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await confirm(canvas);
    const code = canvas.getByRole('textbox', { name: /验证码/ });
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码错误，请重新输入'));
    await expect(code).toHaveValue('123456');
  },
};

/** Something was opened meanwhile: said, and asked for again. */
export const OpenedMeanwhile: Story = {
  decorators: [
    withAnswers({
      cancelAccount: refused(409, '您还有未完成的订单，完成或取消后才能注销', { rule: 'openOrders' }),
    }),
  ],
  play: async ({ canvas, args }) => {
    await confirm(canvas);
    await expect(await canvas.findByText('您还有未完成的订单，完成或取消后才能注销')).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};

/** Annual cards end with the account; they can be handed back before. */
export const WithCards: Story = {
  args: {
    check: {
      ...check,
      cards: [
        { last4: '3456', lastDay: '2027-03-01' },
        { last4: '7788', lastDay: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('年卡3456，有效期至2027-03-01，注销后失效')).toBeVisible();
    await expect(canvas.getByText('年卡7788，尚未激活，注销后失效')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '先申请退卡' })).toHaveAttribute('href', '/cards');
  },
};
export const NothingToLose: Story = { args: { check: { ...check, losses: [] } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
