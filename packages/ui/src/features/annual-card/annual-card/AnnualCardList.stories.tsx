import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnnualCardSummary } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../../components/button';
import { cardsOnSale, memberCards } from '../../../stories/annual-card-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { AnnualCardList } from './AnnualCardList';
import { AnnualCardOffer } from './AnnualCardOffer';
import { MemberAnnualCard } from './MemberAnnualCard';

const meta = {
  title: 'Features/Annual card/AnnualCardList',
  component: AnnualCardList<AnnualCardSummary>,
  args: {
    cards: loaded(cardsOnSale('zh-Hans')),
    children: (card) => <AnnualCardOffer card={card} href={`/card?id=${card.id}`} />,
  },
} satisfies Meta<typeof AnnualCardList<AnnualCardSummary>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '澄岚山水年卡' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^购买年卡：/ })).toHaveLength(2);
  },
};

const hrefs = { detail: '/mine', activate: '/activate', buy: '/buy', renew: '/renew' };
const mine = memberCards('zh-Hans');

/** A member's own, in each state, with the one thing to do next. */
export const AMembersOwn: Story = {
  render: () => (
    <AnnualCardList cards={loaded(mine)}>
      {(card) => <MemberAnnualCard card={card} hrefs={hrefs} />}
    </AnnualCardList>
  ),
  play: async ({ canvas }) => {
    const names = /去激活|查看年卡|再次购买/;
    const links = canvas.getAllByRole('link', { name: names }).map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/activate', '/mine', '/mine', '/mine', '/buy', '/buy']);
  },
};
export const Loading: Story = { args: { cards: stillLoading } };
export const NoneYet: Story = {
  args: { cards: loaded([]), emptyActions: <ButtonLink href="/buy">购买年卡</ButtonLink> },
};
export const Failed: Story = { args: { cards: failed } };
export const NoNetwork: Story = { args: { cards: offline } };
export const OnADesktop: Story = {
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: { cards: loaded(cardsOnSale('en')) },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
