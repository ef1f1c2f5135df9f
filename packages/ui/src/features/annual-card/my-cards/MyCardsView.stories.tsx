import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, MemberAnnualCard } from '@yunyou/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { cardsNowMs, cardsToday, memberCards } from '../../../stories/annual-card-samples';
import { pageOf } from '../../../stories/lottery-samples';
import { entriesIn, entryCode, ownCardIn } from '../../../stories/own-card-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { MyCardsView } from './MyCardsView';

interface Situation {
  locale?: Locale;
  cards?: MemberAnnualCard[];
  mine?: NonNullable<Answers['annualCard']>['mine'];
  storage?: Record<string, string>;
}

const onPage = ({ locale = 'zh-Hans', cards = memberCards(locale), mine, storage = {} }: Situation = {}) =>
  withSdk({
    path: '/packages/annual-card/my-annual-card/my-annual-card',
    member: true,
    storage,
    answers: {
      annualCard: {
        own: () => ownCardIn(locale),
        entryCode: () => entryCode(),
        entries: () => pageOf(entriesIn(locale)),
        mine: mine ?? (() => ({ ...pageOf(cards), today: cardsToday, nowMs: cardsNowMs })),
      },
    },
  });

const meta = {
  title: 'Features/Annual card/MyCardsView',
  component: MyCardsView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    tab: 'all',
    onTabChange: fn(),
    shownId: '',
    onShow: fn(),
    hrefs: {
      own: ({ id }) => ({
        ...{ detail: `/card?cardId=${id}`, activate: `/activate?cardId=${id}` },
        ...{ buy: '/buy', renew: `/renew?cardId=${id}` },
      }),
      of: () => ({
        ...{ activate: '/activate', renew: '/renew', buy: '/buy' },
        examine: (id) => `/examine?id=${id}`,
        form: (id) => `/form?personId=${id}`,
        protocol: (id) => `/protocol?personId=${id}`,
        refund: (orderId) => `/refund?orderId=${orderId}`,
        join: (id) => `/join?cardActivityId=${id}`,
        order: (id) => `/order?id=${id}`,
      }),
      buy: '/cards',
    },
  },
} satisfies Meta<typeof MyCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card has one thing to do next. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去激活' })).toHaveAttribute(
      'href',
      '/activate?cardId=toActivate',
    );
    await expect(canvas.getAllByRole('link', { name: '再次购买' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: '使用中' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('active');
  },
};
/** No card yet, and where there are some. */
export const Empty: Story = {
  decorators: [onPage({ cards: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有年卡')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去看看年卡' })).toHaveAttribute('href', '/cards');
  },
};
/** No network: the cards as last seen, and when that was. */
export const NoNetwork: Story = {
  decorators: [
    onPage({
      mine: unreachable,
      storage: {
        annualCards: JSON.stringify({
          ...{ memberId: 'member-1', own: [], codes: {} },
          list: { cards: memberCards('zh-Hans'), today: cardsToday, seenAtMs: cardsNowMs },
        }),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/网络不可用，显示的是/)).toBeVisible();
    await expect(canvas.getAllByText('澄岚山水年卡').length).toBeGreaterThan(1);
  },
};
export const NothingKept: Story = { decorators: [onPage({ mine: unreachable })] };
export const Loading: Story = { decorators: [onPage({ mine: pending })] };
export const NarrowInEnglish: Story = {
  decorators: [onPage({ locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Activate' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
/** On a desktop the card that is chosen is shown beside the list. */
export const BesideTheList: Story = {
  args: { shownId: 'active' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('8800 1234 5678 2046')).toBeVisible();
    const [first] = await canvas.findAllByRole('link', { name: '查看年卡' });
    if (first) await userEvent.click(first);
    await expect(args.onShow).toHaveBeenCalled();
  },
};
