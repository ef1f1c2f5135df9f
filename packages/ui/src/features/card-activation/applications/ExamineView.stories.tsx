import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnnualCardApplication, Locale, ResponseOf } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardsNowMs } from '../../../stories/annual-card-samples';
import { applicationOf } from '../../../stories/card-holder-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ExamineView } from './ExamineView';

const withdrawn = fn();
const examinationOf = (
  locale: Locale,
  application: Partial<AnnualCardApplication> = {},
  changes: Partial<ResponseOf<'annualCard', 'examine'>> = {},
): ResponseOf<'annualCard', 'examine'> => ({
  application: applicationOf(locale, application),
  ...{ personStatus: 'examining', cardStatus: 'examining', firstDay: null, lastDay: null },
  nowMs: cardsNowMs,
  ...changes,
});
const withAnswers = (examine: NonNullable<Answers['annualCard']>['examine']) =>
  withSdk({
    path: '/packages/annual-card/card-examine/card-examine',
    member: true,
    answers: {
      annualCard: {
        examine,
        withdrawApplication(request) {
          withdrawn(request);
          return { personStatus: 'toActivate' };
        },
      },
    },
  });

const meta = {
  title: 'Features/CardActivation/ExamineView',
  component: ExamineView,
  decorators: [withAnswers(examinationOf('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    id: 'application-1',
    hrefs: {
      card: (cardId) => `/card?cardId=${cardId}`,
      form: (personId) => `/form?personId=${personId}`,
    },
  },
  beforeEach: () => void withdrawn.mockClear(),
} satisfies Meta<typeof ExamineView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Until when it is decided; it can be taken back meanwhile. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/预计24小时内完成/, {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }));
    await userEvent.click(await screen.findByRole('button', { name: '确认' }));
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'application-1' }));
  },
};
/** The reason, what to mend, and how often it can be handed in. */
export const Refused: Story = {
  decorators: [
    withAnswers(
      examinationOf(
        'zh-Hans',
        {
          ...{ status: 'refused', refusalCode: 'face', refusal: '照片里有两个人' },
          decidedAtMs: cardsNowMs,
        },
        { personStatus: 'refused', cardStatus: 'toActivate' },
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('照片里有两个人', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '重新提交（第2次，共5次）' })).toHaveAttribute(
      'href',
      '/form?personId=person-2',
    );
  },
};
export const RefusedForGood: Story = {
  decorators: [
    withAnswers(
      examinationOf(
        'zh-Hans',
        { status: 'refused', refusalCode: 'other', decidedAtMs: cardsNowMs, round: 5, roundsLeft: 0 },
        { personStatus: 'refused' },
      ),
    ),
  ],
};
export const Approved: Story = {
  decorators: [
    withAnswers(
      examinationOf(
        'zh-Hans',
        { status: 'approved', decidedAtMs: cardsNowMs },
        { personStatus: 'active', cardStatus: 'active', firstDay: '2026-09-20', lastDay: '2027-09-19' },
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('审核通过', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看年卡' })).toHaveAttribute(
      'href',
      '/card?cardId=card-9',
    );
  },
};
export const Loading: Story = { decorators: [withAnswers(pending)] };
export const NoNetwork: Story = { decorators: [withAnswers(unreachable)] };
export const NarrowInEnglish: Story = {
  decorators: [withAnswers(examinationOf('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
