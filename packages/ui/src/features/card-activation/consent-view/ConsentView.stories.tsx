import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { consentOf, consentText } from '../../../stories/card-holder-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ConsentView } from './ConsentView';

const asked = fn();
const answers = (changes: Answers['consent'] = {}): Answers => ({
  consent: {
    document: ({ purpose }) => consentText('zh-Hans', purpose),
    list: [],
    sendCode(request) {
      asked('code', request);
      return { challengeId: 'c', retryAfterSeconds: 60, expiresInSeconds: 300, sentTo: '139****0001' };
    },
    give(request) {
      asked('give', request);
      return { consentId: 'consent-1' };
    },
    withdraw(request) {
      asked('withdraw', request);
      return { deleted: ['portrait'], picture: 'deletingAtGates' };
    },
    ...changes,
  },
  annualCard: { facePicture: { dataUrl: PORTRAIT, deleteAfterDay: '2027-10-19' } },
});
const PORTRAIT =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="%23678"/></svg>';
const withAnswers = (all: Answers = answers()) =>
  withSdk({ path: '/packages/annual-card/card-protocol/card-protocol', member: true, answers: all });

const meta = {
  title: 'Features/CardActivation/ConsentView',
  component: ConsentView,
  decorators: [withAnswers()],
  parameters: { layout: 'fullscreen', width: false },
  args: { purpose: 'face', personId: 'person-1', onDone: fn() },
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof ConsentView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const agree = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: '同意并继续' });
  button.scrollIntoView();
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** The box is empty, and both answers are of one size. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('刷脸入园', {}, { timeout: 5000 })).toBeVisible();
    const box = await canvas.findByRole('checkbox');
    await expect(box).not.toBeChecked();
    await agree(canvas);
    await expect(await canvas.findByText('请先阅读并同意')).toBeVisible();
    await userEvent.click(box);
    await agree(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(asked.mock.calls).toEqual([
      [
        'give',
        {
          ...{ purpose: 'face', subjectId: 'person-1', documentId: 'consent-face' },
          ...{ version: '2026-01', sha256: 'ab'.repeat(32) },
        },
      ],
    ]);
  },
};
/** Another adult agrees by the code that goes to their own number. */
export const ForSomebodyElse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('他人，用短信验证码', {}, { timeout: 5000 }));
    await userEvent.type(canvas.getByRole('textbox', { name: /对方手机号/ }), '13900000001');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /对方收到的验证码/ }), '123456');
    await userEvent.click(canvas.getByRole('checkbox'));
    await agree(canvas);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledWith('code', {
      ...{ personId: 'person-1', purpose: 'face', mobile: '13900000001' },
    });
    await expect(asked).toHaveBeenCalledWith(
      'give',
      expect.objectContaining({ mobile: '13900000001', code: '123456', challengeId: 'c' }),
    );
  },
};
/** For a child the guardian says what they are to it. */
export const ForAChild: Story = {
  args: { purpose: 'faceChild' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', {}, { timeout: 5000 }));
    await agree(canvas);
    await expect(await canvas.findByText('请选择您与孩子的关系')).toBeVisible();
    await userEvent.click(canvas.getByText('母亲'));
    await agree(canvas);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('give', expect.objectContaining({ guardianRelation: 'mother' })),
    );
  },
};
/** The text has changed meanwhile: it is read anew. */
export const Changed: Story = {
  decorators: [
    withAnswers(answers({ give: refused(409, '协议已更新，请重新阅读', { rule: 'agreementChanged' }) })),
  ],
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('checkbox', {}, { timeout: 5000 });
    await userEvent.click(box);
    await agree(canvas);
    await expect(await canvas.findByText('协议已更新，请重新阅读')).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
/** What was agreed to, the portrait, and taking it back by one question. */
export const Given: Story = {
  decorators: [withAnswers(answers({ list: [consentOf('zh-Hans')] }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看我的照片' }, { timeout: 5000 }));
    await expect(await screen.findByRole('img', { name: '已保存的人脸照片' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '撤回同意并删除照片' }));
    await userEvent.click(await screen.findByRole('button', { name: '确认' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('withdraw', { consentId: 'consent-1' }));
  },
};
export const Withdrawn: Story = {
  decorators: [
    withAnswers(
      answers({
        list: [
          consentOf('zh-Hans', {
            withdrawnAtMs: Date.parse('2026-09-20T01:30:00Z'),
            picture: 'deletingAtGates',
            deleteAfterDay: null,
          }),
        ],
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('闸机删除中', {}, { timeout: 5000 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '同意并继续' })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withAnswers(answers({ document: pending }))] };
export const NoNetwork: Story = { decorators: [withAnswers(answers({ document: unreachable }))] };
const inEnglish = answers({
  document: ({ purpose }) => consentText('en', purpose),
  list: [consentOf('en', { withdrawnAtMs: Date.parse('2026-09-20T01:30:00Z'), picture: 'deleted' })],
});
export const NarrowInEnglish: Story = {
  decorators: [withAnswers(inEnglish)],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
