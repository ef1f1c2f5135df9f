import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cardsNowMs, cardsToday, memberCardOf } from '../../../stories/annual-card-samples';
import { familyCard } from '../../../stories/card-holder-samples';
import { dialog } from '../../../stories/opened';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CardActiveView } from './CardActiveView';

const bound = fn();
const answersIn = (locale: Locale): NonNullable<Answers['annualCard']> => ({
  own: familyCard(locale),
  mine: {
    records: [memberCardOf(locale, 'toActivate', 'activate')],
    ...{ total: 1, size: 50, current: 1, pages: 1, today: cardsToday, nowMs: cardsNowMs },
  },
  bind(request) {
    bound(request);
    return { cardId: 'card-9' };
  },
});
const withAnswers = (annualCard: NonNullable<Answers['annualCard']>) =>
  withSdk({
    path: '/packages/annual-card/card-active/card-active',
    member: true,
    answers: { annualCard, config: { aesKey: { key: btoa('k'.repeat(32)) } } },
  });

const meta = {
  title: 'Features/CardActivation/CardActiveView',
  component: CardActiveView,
  decorators: [withAnswers(answersIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    cardId: 'card-9',
    onBound: fn(),
    hrefs: {
      active: (cardId) => `/active?cardId=${cardId}`,
      form: (personId) => `/form?personId=${personId}`,
      examine: (id) => `/examine?id=${id}`,
      card: (cardId) => `/card?cardId=${cardId}`,
      query: '/query',
      list: '/list',
    },
  },
  beforeEach: () => void bound.mockClear(),
} satisfies Meta<typeof CardActiveView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each person with the next step. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const adult = await canvas.findByRole('link', { name: /成人.*去激活/ }, { timeout: 5000 });
    await expect(adult).toHaveAttribute('href', '/form?personId=person-1');
    await expect(canvas.getByRole('link', { name: /查看进度/ })).toHaveAttribute(
      'href',
      '/examine?id=application-1',
    );
    await expect(canvas.getByText(/照片里有两个人/)).toBeVisible();
    await expect(canvas.getByText(/还剩90天/)).toBeVisible();
  },
};
/** Without a card: those that wait for somebody. */
export const Choosing: Story = {
  args: { cardId: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('选择要激活的年卡', {}, { timeout: 5000 })).toBeVisible();
  },
};
export const NoneToActivate: Story = {
  args: { cardId: '' },
  decorators: [
    withAnswers({
      mine: {
        records: [],
        ...{ total: 0, size: 50, current: 1, pages: 0, today: cardsToday, nowMs: cardsNowMs },
      },
    }),
  ],
};
/** A paper card: what is wrong is said at its field, the number travels encrypted. */
export const PaperCard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定实体卡' }));
    const sheet = within(await dialog('绑定实体卡'));
    await userEvent.click(sheet.getByRole('button', { name: '绑定' }));
    await expect(await sheet.findByText('卡号不正确，请核对16位数字')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: /卡号/ }), '6200011122223333');
    await userEvent.type(sheet.getByRole('textbox', { name: /激活码/ }), 'ab2cd3ef');
    await userEvent.click(sheet.getByRole('button', { name: '绑定' }));
    await waitFor(() => expect(args.onBound).toHaveBeenCalledWith('card-9'));
    const [sent] = bound.mock.calls[0] ?? [];
    await expect(sent.activationCode).toBe('AB2CD3EF');
    await expect(sent.cardNumber).not.toContain('6200');
  },
};
/** What was typed stays when it is refused. */
export const PaperCardRefused: Story = {
  decorators: [
    withAnswers({
      ...answersIn('zh-Hans'),
      bind: refused(422, '卡号或激活码不正确', { rule: 'cardNumberWrong' }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定实体卡' }));
    const sheet = within(await dialog('绑定实体卡'));
    await userEvent.type(sheet.getByRole('textbox', { name: /卡号/ }), '6200011122223333');
    await userEvent.type(sheet.getByRole('textbox', { name: /激活码/ }), 'AB2CD3EF');
    await userEvent.click(sheet.getByRole('button', { name: '绑定' }));
    await expect(await sheet.findByText('卡号或激活码不正确')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: /卡号/ })).toHaveValue('6200 0111 2222 3333');
  },
};
export const Loading: Story = { decorators: [withAnswers({ own: pending })] };
export const NoNetwork: Story = { decorators: [withAnswers({ own: unreachable })] };
export const NarrowInEnglish: Story = {
  decorators: [withAnswers(answersIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
