import type { AnnualCardDetail } from '@yunyou/contract';
import { hrefs, type PageSearch } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { cardActivityLineOf, cardLineOf } from '@yunyou/sdk/checkout';
import type { OwnCardHrefs } from '@yunyou/ui/features/annual-card';
import { activityQuery } from '#app/goods-hrefs';
import { lineActivity } from '#app/line-activity';

/** The order form of annual cards, in the activity that their page was opened in. */
export const cardOrderHref = (
  { id }: Pick<AnnualCardDetail, 'id'>,
  search: Parameters<typeof activityQuery>[0] = {},
): string => hrefs.goodsPlaceOrder({ cardTypeId: id, quantity: 1, ...activityQuery(search) });

/** The order form of a further period of a card. */
export const renewHref = ({ typeId, id }: { typeId: string; id: string }): string =>
  hrefs.goodsPlaceOrder({ cardTypeId: typeId, renewCardId: id });

/** Pages of a card of the member in a list. */
export const memberCardHrefs = ({ id, typeId }: { id: string; typeId: string }) => ({
  detail: hrefs.cardDetail({ cardId: id }),
  activate: hrefs.cardActive({ cardId: id }),
  buy: hrefs.cardDetail({ id: typeId }),
  renew: renewHref({ id, typeId }),
});

/** Pages that a card of the member leads to. */
export const ownCardHrefs = (card: { id: string; typeId: string }): OwnCardHrefs => {
  const { detail, activate, buy, renew } = memberCardHrefs(card);
  return {
    ...{ activate, buy, renew },
    examine: (id) => hrefs.cardExamine({ id }),
    form: (personId) => hrefs.annualForm({ personId }),
    protocol: (personId, purpose) => hrefs.cardProtocol({ personId, purpose, back: detail }),
    refund: (orderId, lineId) => hrefs.refundPage({ orderId, lineId }),
    join: (cardActivityId) => hrefs.goodsPlaceOrder({ cardId: card.id, cardActivityId }),
    order: (id) => hrefs.orderDetails({ id }),
  };
};

type OrderSearch = PageSearch<'goodsPlaceOrder'>;

/** Whether an address orders annual cards. */
export const namesCards = ({ cardTypeId }: Pick<OrderSearch, 'cardTypeId'>): boolean => cardTypeId !== '';

/** The annual cards that an address orders. */
export async function linesOfCards(sdk: Pick<Sdk, 'catalogue' | 'activityLines'>, search: OrderSearch) {
  const { cardTypeId, quantity, renewCardId } = search;
  const [type, activity] = await Promise.all([
    sdk.catalogue.annualCard(cardTypeId),
    lineActivity(sdk, search),
  ]);
  return cardLineOf(type, Number(quantity), {
    ...(renewCardId && { renewCardId }),
    ...(activity && { activity }),
  });
}

/** Whether an address joins persons of a card to an activity. */
export const namesCardActivity = ({ cardActivityId }: Pick<OrderSearch, 'cardActivityId'>): boolean =>
  cardActivityId !== '';

/** The activity that an address joins persons of a card to; undefined where the card cannot join it. */
export async function lineOfCardActivity(
  sdk: Pick<Sdk, 'annualCards'>,
  { cardId, cardActivityId }: Pick<OrderSearch, 'cardId' | 'cardActivityId'>,
) {
  const { card } = await (await sdk.annualCards()).own(cardId);
  const activity = card.activities.find(({ id }) => id === cardActivityId);
  return activity && cardActivityLineOf(activity, card);
}
