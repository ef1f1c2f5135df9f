import { goodsType, type PriceCalendarDay, type TicketDetail } from '@yunyou/contract';
import { blankScreen, type Screen, shopOf, show, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface DayCell {
  day: string;
  date: string;
  weekday: string;
  price: string;
  /** How many are left when few are, or why it cannot be bought. */
  note: string;
  isOpen: boolean;
}

interface TicketData extends Screen {
  id: string;
  spotName: string;
  name: string;
  description: string;
  includes: string[];
  entryRule: string;
  days: DayCell[];
  day: string;
  quantity: number;
  minQuantity: number;
  maxQuantity: number;
  summary: string;
  total: string;
  problem: string;
  isBusy: boolean;
}

/** What was read for the page, apart from its data: templates need texts only. */
interface Kept {
  ticket: TicketDetail;
  days: readonly PriceCalendarDay[];
}

/** One ticket: what it includes, the price of each day, a day and a number to choose. */
export function registerTicket(): void {
  // By page: two tickets may be open one above the other.
  const kept = new WeakMap<object, Kept>();

  Page({
    data: {
      ...blankScreen,
      id: '',
      spotName: '',
      name: '',
      description: '',
      includes: [],
      entryRule: '',
      days: [],
      day: '',
      quantity: 1,
      minQuantity: 1,
      maxQuantity: 1,
      summary: '',
      total: '',
      problem: '',
      isBusy: false,
    } as TicketData,
    onLoad({ id = '' }) {
      this.setData({ id });
      shopOf().sdk.tracking.productView(id, goodsType.ticket);
    },
    // Others are buying: back on the page, days and prices are asked for again.
    onShow() {
      void this.refresh();
    },
    refresh() {
      const { id } = this.data;
      return show(this, words, undefined, async (shop) => {
        const { catalogue } = shop.sdk;
        const [ticket, calendar] = await Promise.all([catalogue.ticket(id), catalogue.priceCalendar(id)]);
        const days = calendar.days.filter(({ state }) => state !== 'past');
        kept.set(this, { ticket, days });
        wx.setNavigationBarTitle({ title: ticket.name });
        return { ...described(shop, ticket, days), ...this.choiceOf(this.data.day, this.data.quantity) };
      });
    },
    chooseDay(event: WechatMiniprogram.BaseEvent) {
      this.setData({ ...this.choiceOf(tapped(event, 'day'), this.data.quantity), problem: '' });
    },
    changeQuantity(event: WechatMiniprogram.BaseEvent) {
      this.setData(this.choiceOf(this.data.day, this.data.quantity + Number(tapped(event, 'by'))));
    },
    /** Asks the calendar again and goes on when the choice still stands. */
    book() {
      return whileBusy(this, async ({ sdk, open }) => {
        const { id, day, quantity } = this.data;
        const { t, day: dayText } = sdk.i18n.texts;
        if (day === '') return this.setData({ problem: t('ticket.choice.noDay') });
        await this.refresh();
        if (this.data.screen === 'failed') return;
        if (this.data.day !== day)
          this.setData({ problem: t('ticket.choice.dayGone', { day: dayText(day) }) });
        else if (this.data.quantity !== quantity) {
          const count = this.data.quantity;
          this.setData({ problem: t('ticket.choice.fewerLeft', { day: dayText(day), count }) });
        } else open('book', { productId: id, day, quantity });
      });
    },
    /** A choice within what can be bought; no day when the wanted one cannot be. */
    choiceOf(day: string, quantity: number): Partial<TicketData> {
      const found = kept.get(this);
      if (!found) return {};
      const { ticket, days } = found;
      const { t, money, day: dayText } = shopOf().sdk.i18n.texts;
      const chosen = days.find((one) => one.day === day && one.state === 'open');
      const maxQuantity = Math.max(
        ticket.minPerOrder,
        Math.min(ticket.maxPerOrder, chosen?.left ?? ticket.maxPerOrder),
      );
      const count = Math.min(maxQuantity, Math.max(ticket.minPerOrder, quantity));
      return {
        day: chosen?.day ?? '',
        quantity: count,
        minQuantity: ticket.minPerOrder,
        maxQuantity,
        summary: chosen
          ? t('ticket.choice.summary', { day: dayText(chosen.day), count })
          : t('ticket.choice.day'),
        total: chosen?.priceFen == null ? '' : money(chosen.priceFen * count),
      };
    },
  });
}

const words = [
  'ticket.choice.day',
  'ticket.choice.quantity',
  'ticket.choice.submit',
  'ticket.details',
  'ticket.includes',
  'ticket.entry',
  'components.number.less',
  'components.number.more',
  'components.total',
] as const;

function described(shop: Shop, ticket: TicketDetail, days: readonly PriceCalendarDay[]): Partial<TicketData> {
  return {
    spotName: ticket.spotName,
    name: ticket.name,
    description: ticket.description,
    includes: ticket.includes,
    entryRule: ticket.entryRule,
    days: days.map((day) => cellOf(shop, day)),
  };
}

function cellOf({ sdk }: Shop, { day, state, priceFen, left }: PriceCalendarDay): DayCell {
  const { t, money, day: dayText, weekday } = sdk.i18n.texts;
  const closed = state === 'soldOut' ? 'components.calendar.soldOut' : 'components.calendar.closed';
  const why = state === 'tooLate' ? t('components.calendar.tooLate') : t(closed);
  const few = left === null ? '' : t('components.calendar.left', { count: left });
  return {
    day,
    date: dayText(day),
    weekday: weekday(day, 'short'),
    price: priceFen === null ? '' : money(priceFen),
    note: state === 'open' ? few : why,
    isOpen: state === 'open',
  };
}
