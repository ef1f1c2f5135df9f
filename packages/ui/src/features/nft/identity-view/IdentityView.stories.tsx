import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IdentityCheck, Locale } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { identityCheckIn, nftHolderIn } from '../../../stories/nft-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { IdentityView } from './IdentityView';

const asked = fn();

interface Situation {
  locale?: Locale;
  check?: Partial<IdentityCheck>;
  verified?: boolean;
  answers?: Answers['nft'];
}

function onPage({ locale = 'zh-Hans', check = {}, verified = false, answers = {} }: Situation = {}) {
  return withSdk({
    path: '/packages/nft/certification/certification',
    member: true,
    answers: {
      nft: {
        verifiedConfig: () => identityCheckIn(locale, check),
        userInfo: () =>
          nftHolderIn(locale, {
            ...(verified && { status: 'verified', nameMasked: locale === 'en' ? 'L*' : '李*' }),
            ...(verified && { idMasked: '1101**********002X', verifiedAtMs: 1_789_000_000_000 }),
          }),
        userVerified(request) {
          asked('verify', request);
          return { status: 'verified', nameMasked: '李*', triesLeft: 2, reason: null };
        },
        ...answers,
      },
      consent: {
        give(request) {
          asked('give', request);
          return { consentId: 'consent-9' };
        },
        withdraw(request) {
          asked('withdraw', request);
          return { deleted: ['realName'], picture: 'none' };
        },
      },
    },
  });
}

const agreed = { consentId: 'consent-9' };

const meta = {
  title: 'Features/Nft/IdentityView',
  component: IdentityView,
  decorators: [onPage({ check: agreed })],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: { backHref: '/exchange', onDone: fn() },
} satisfies Meta<typeof IdentityView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas, number = '11010519491231002X') {
  await userEvent.type(await canvas.findByRole('textbox', { name: /姓名/ }), '李云');
  await userEvent.type(canvas.getByRole('textbox', { name: /身份证号/ }), number);
  await userEvent.click(canvas.getByRole('button', { name: '提交认证' }));
}

/** Why, by whom, what is kept; then name and number, and back to where it was asked for. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('云衡实名核验')).toBeVisible();
    await expect(canvas.getByText('今天还可以认证3次')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }));
    await expect(await canvas.findByText('请填写2至30个字的姓名')).toBeVisible();
    await fill(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(asked.mock.calls).toEqual([
      ['verify', { name: '李云', idCard: '11010519491231002X', consentId: 'consent-9' }],
    ]);
  },
};
/** First the text that is agreed to, for oneself alone. */
export const ConsentFirst: Story = {
  decorators: [onPage()],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '实名认证授权' }, { timeout: 5_000 }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('他人，用短信验证码')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('checkbox'));
    const agree = canvas.getByRole('button', { name: '同意并继续' });
    agree.scrollIntoView();
    await waitFor(() => expect(agree).toBeEnabled());
    await userEvent.click(agree);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('give', {
        ...{ purpose: 'realName', subjectId: 'member-1', documentId: 'consent-realName' },
        ...{ version: '2026-01', sha256: 'ab'.repeat(32) },
      }),
    );
  },
};
/** While it is checked the page is covered. */
export const Checking: Story = {
  decorators: [onPage({ check: agreed, answers: { userVerified: pending } })],
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await screen.findByRole('status', { name: '正在核对…' })).toBeVisible();
  },
};
/** Name and number do not belong together: said beside the form, with the tries that are left. */
export const Mismatch: Story = {
  decorators: [
    onPage({
      check: { ...agreed, triesLeft: 1, status: 'failed' },
      answers: {
        userVerified: { status: 'failed', nameMasked: '', triesLeft: 1, reason: 'identityMismatch' },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText('姓名与身份证号不一致')).toHaveRole('alert');
    await expect(canvas.getByText('今天还可以认证1次')).toBeVisible();
  },
};
/** Refused by a rule of the server, in its words. */
export const TooYoung: Story = {
  decorators: [
    onPage({
      check: agreed,
      answers: { userVerified: refused(422, '未满18周岁暂不能参与兑换', { rule: 'nftAge' }) },
    }),
  ],
  play: async ({ canvas }) => {
    await fill(canvas);
    await waitFor(() => expect(canvas.getAllByText('未满18周岁暂不能参与兑换')).toHaveLength(2));
  },
};
export const WrongNumber: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, '110105194912310021');
    await expect(await canvas.findByText('身份证号有误，请核对')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};
export const NoTriesLeft: Story = {
  decorators: [onPage({ check: { ...agreed, triesLeft: 0, status: 'failed' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '提交认证' })).toBeDisabled();
  },
};
/** Masked, since when, and taking it back. */
export const Verified: Story = {
  decorators: [onPage({ check: { ...agreed, status: 'verified' }, verified: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1101**********002X')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '继续兑换' })).toHaveAttribute('href', '/exchange');
    await userEvent.click(canvas.getByRole('button', { name: '撤回认证' }));
    await userEvent.click(await screen.findByRole('button', { name: '确认' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('withdraw', { consentId: 'consent-9' }));
  },
};
export const Withdrawn: Story = {
  decorators: [onPage({ check: { status: 'withdrawn' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('之前的认证已撤回')).toBeVisible();
  },
};
export const UnderWay: Story = {
  decorators: [onPage({ check: { ...agreed, status: 'checking' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在核对，请稍后再来')).toBeVisible();
  },
};
export const NoNetwork: Story = {
  decorators: [onPage({ answers: { verifiedConfig: unreachable } })],
};
export const Loading: Story = { decorators: [onPage({ answers: { verifiedConfig: pending } })] };
export const WideOnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [onPage({ locale: 'en', check: agreed })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Exchange is open from 18 on')).toBeVisible();
    await expect(canvas.getByText('3 tries left today')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
