import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnnualCardSummary, Locale, MemberAnnualCard } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { cardsNowMs, cardsOnSale, cardsToday, memberCardOf } from '../../../stories/annual-card-samples';
import { pageOf } from '../../../stories/lottery-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CardListView } from './CardListView';

interface Situation {
  locale?: Locale;
  cards?: AnnualCardSummary[];
  mine?: MemberAnnualCard[];
  list?: NonNullable<Answers['annualCard']>['list'];
}

const onPage = ({ locale = 'zh-Hans', cards = cardsOnSale(locale), mine = [], list }: Situation = {}) =>
  withSdk({
    path: '/packages/annual-card/card-list/card-list',
    member: true,
    answers: {
      annualCard: {
        list: list ?? (() => ({ ...pageOf(cards), nowMs: cardsNowMs })),
        mine: () => ({ ...pageOf(mine), today: cardsToday, nowMs: cardsNowMs }),
      },
    },
  });

const meta = {
  title: 'Features/Annual card/CardListView',
  component: CardListView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    spotId: '',
    hrefs: {
      card: (id) => `/card?id=${id}`,
      own: ({ id }) => ({
        ...{ detail: `/card?cardId=${id}`, activate: '/activate' },
        ...{ buy: '/buy', renew: `/renew?cardId=${id}` },
      }),
    },
  },
} satisfies Meta<typeof CardListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is sold, what is sold out, and what is no longer sold. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '购买年卡：亲子年卡' })).toHaveAttribute(
      'href',
      '/card?id=card-2',
    );
    await expect(canvas.getByText('2成人+1儿童')).toBeVisible();
    await expect(canvas.getByText('已售罄')).toBeVisible();
    await expect(canvas.getByText('已停售')).toBeVisible();
  },
};
/** A card of the member is about to end: it stands first. */
export const OneEnds: Story = {
  decorators: [onPage({ mine: [memberCardOf('zh-Hans', 'active', 'renew')] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '续费' })).toHaveAttribute(
      'href',
      '/renew?cardId=active',
    );
  },
};
export const NoneOnSale: Story = {
  decorators: [onPage({ cards: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无在售年卡')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [onPage({ list: pending })] };
export const NoNetwork: Story = { decorators: [onPage({ list: unreachable })] };
export const NarrowInEnglish: Story = {
  decorators: [onPage({ locale: 'en', mine: [memberCardOf('en', 'active', 'renew')] })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 adults + 1 child')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
