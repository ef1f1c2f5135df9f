import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { applicationOf } from '../../../stories/card-holder-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ApplicationsView } from './ApplicationsView';

const pageIn = (locale: Locale) => ({
  records: [
    applicationOf(locale),
    applicationOf(locale, {
      id: 'application-2',
      role: 'child',
      status: 'refused',
      newPortrait: true,
      decidedAtMs: Date.parse('2026-09-20T01:30:00Z'),
    }),
  ],
  ...{ total: 2, size: 10, current: 1, pages: 1 },
});
const withAnswers = (query: NonNullable<Answers['annualCard']>['query']) =>
  withSdk({
    path: '/packages/annual-card/card-query-list/card-query-list',
    member: true,
    answers: { annualCard: { query } },
  });
const nothing = { records: [], total: 0, size: 10, current: 1, pages: 0 };

const meta = {
  title: 'Features/CardActivation/ApplicationsView',
  component: ApplicationsView,
  decorators: [withAnswers(pageIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: { keyword: '', onSearch: fn(), examineHref: (id) => `/examine?id=${id}` },
} satisfies Meta<typeof ApplicationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Found by the end of a number or a name; each with its state and times. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const row = await canvas.findByRole('link', { name: /审核中/ }, { timeout: 5000 });
    await expect(row).toHaveAttribute('href', '/examine?id=application-1');
    await userEvent.type(canvas.getByRole('searchbox'), '3333{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('3333');
  },
};
export const NothingFound: Story = {
  args: { keyword: '9999' },
  decorators: [withAnswers(nothing)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有查到，请核对卡号', {}, { timeout: 5000 })).toBeVisible();
  },
};
export const NoneYet: Story = { decorators: [withAnswers(nothing)] };
export const Loading: Story = { decorators: [withAnswers(pending)] };
export const NoNetwork: Story = { decorators: [withAnswers(unreachable)] };
export const NarrowInEnglish: Story = {
  decorators: [withAnswers(pageIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
