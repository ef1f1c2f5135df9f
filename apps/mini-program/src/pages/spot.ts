import { goodsType, type TicketSummary } from '@yunyou/contract';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped } from '../screen';
import { sharedPath } from '../shared-path';
import type { Shop } from '../shop';

interface TicketRow {
  id: string;
  name: string;
  price: string;
  isOnSale: boolean;
  tags: string[];
}

interface SpotData extends Screen {
  id: string;
  name: string;
  subtitle: string;
  intro: string;
  address: string;
  openTimes: string[];
  picture: ShownPicture | null;
  tickets: TicketRow[];
}

/** Device pixels of a picture across a phone. */
const headWidthPx = 1_200;

/** One spot: picture, hours, address, and the tickets to choose from. */
export function registerSpot(): void {
  Page({
    data: {
      ...blankScreen,
      id: '',
      name: '',
      subtitle: '',
      intro: '',
      address: '',
      openTimes: [],
      picture: null,
      tickets: [],
    } as SpotData,
    onLoad({ id = '' }) {
      this.setData({ id });
      shopOf().sdk.tracking.parentView(id, goodsType.ticket);
      void this.refresh();
    },
    refresh() {
      const { id } = this.data;
      return show(
        this,
        [
          'scenicSpot.openTimes',
          'scenicSpot.address',
          'scenicSpot.about',
          'scenicSpot.tickets',
          'ticket.empty',
          'ticket.book',
        ],
        undefined,
        (shop) => spot(shop, id),
      );
    },
    openTicket(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('ticket', { id: tapped(event, 'id') });
    },
    onShareAppMessage() {
      const { id, name } = this.data;
      return { title: name, path: sharedPath(shopOf(), `/pages/spot/index?id=${encodeURIComponent(id)}`) };
    },
  });
}

async function spot(shop: Shop, id: string): Promise<Partial<SpotData>> {
  const { catalogue, i18n } = shop.sdk;
  const [found, tickets] = await Promise.all([catalogue.spot(id), catalogue.tickets(id)]);
  const { t } = i18n.texts;
  wx.setNavigationBarTitle({ title: found.name });
  return {
    name: found.name,
    subtitle: found.subtitle,
    intro: found.intro,
    address: found.address,
    openTimes: found.openTimes.map((time) => t('scenicSpot.openTime', time)),
    picture: shownPicture(shop, found.picture, headWidthPx),
    tickets: tickets.map((ticket) => rowOf(shop, ticket)),
  };
}

function rowOf({ sdk }: Shop, ticket: TicketSummary): TicketRow {
  const { t, money } = sdk.i18n.texts;
  const { id, name, fromPriceFen, travellerRule, confirmMode, refundRule } = ticket;
  return {
    id,
    name,
    isOnSale: fromPriceFen !== null,
    price: fromPriceFen === null ? t('ticket.soldOut') : t('ui.price.from', { price: money(fromPriceFen) }),
    tags: [
      t(`ticket.traveller.${travellerRule}`),
      t(`ticket.confirm.${confirmMode}`),
      t(`ticket.refund.${refundRule.kind}`),
    ],
  };
}
