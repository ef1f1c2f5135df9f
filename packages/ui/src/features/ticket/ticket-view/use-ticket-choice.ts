import type { PriceCalendar, PriceCalendarDay, TicketDetail } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { useEffect, useState } from 'react';
import { type Resource, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** A day, `YYYY-MM-DD` or empty for none yet, and how many tickets for it. */
export interface TicketChoice {
  day: string;
  quantity: number;
}

export interface TicketChoiceOptions {
  ticket: TicketDetail;
  choice: TicketChoice;
  onChoiceChange: (choice: TicketChoice) => void;
  /** The choice stands, by the newest calendar: go on to book it. */
  onBook: (choice: TicketChoice) => void;
}

export interface TicketBooking {
  calendar: Resource<PriceCalendar>;
  /** The chosen day as the calendar has it; undefined for none, or one that can't be bought. */
  chosen: PriceCalendarDay | undefined;
  quantity: number;
  /** How many can be bought on the chosen day at most. */
  maxQuantity: number;
  /** What changed under the visitor's hands, in words; another object each time it is said. */
  news: { text: string } | undefined;
  chooseDay: (day: string) => void;
  chooseQuantity: (quantity: number) => void;
  /** Asks the calendar again and goes on when the choice still stands; otherwise says what happened. */
  book: () => Promise<void>;
}

const openDay = (calendar: PriceCalendar | undefined, day: string) =>
  calendar?.days.find((entry) => entry.day === day && entry.state === 'open');

/** Few left are fewer than an order takes. */
const maxOf = (ticket: TicketDetail, day: PriceCalendarDay | undefined) =>
  Math.max(ticket.minPerOrder, Math.min(ticket.maxPerOrder, day?.left ?? ticket.maxPerOrder));

/** What became of a choice since it was made; undefined when nothing did. */
function changeOf(
  { t, day: dayText, money }: Texts,
  before: PriceCalendarDay,
  after: PriceCalendarDay | undefined,
  quantity: number,
  ticket: TicketDetail,
): string | undefined {
  const day = dayText(before.day);
  if (!after || (after.left ?? quantity) < ticket.minPerOrder) return t('ticket.choice.dayGone', { day });
  if (after.left !== null && after.left < quantity) {
    return t('ticket.choice.fewerLeft', { day, count: after.left });
  }
  if (after.priceFen !== before.priceFen && after.priceFen !== null) {
    return t('ticket.choice.priceChanged', { day, price: money(after.priceFen) });
  }
  return undefined;
}

/** Choosing a day and a number against a calendar that others are buying from too. */
export function useTicketChoice({
  ticket,
  choice,
  onChoiceChange,
  onBook,
}: TicketChoiceOptions): TicketBooking {
  const sdk = useSdk();
  const texts = useTexts();
  const { priceCalendar } = sdk.catalogue;
  const [news, setNews] = useState<{ text: string }>();
  const calendar = useResource(
    () => priceCalendar(ticket.id),
    [sdk, ticket.id],
    priceCalendar.peek(ticket.id),
  );
  const { reload } = calendar;
  // Back from another app, the prices may be those of an hour ago.
  useEffect(() => sdk.host.onShow(() => void reload()), [sdk, reload]);

  const chosen = openDay(calendar.value, choice.day);
  const maxQuantity = maxOf(ticket, chosen);
  const quantity = Math.min(maxQuantity, Math.max(ticket.minPerOrder, choice.quantity));

  const book = async () => {
    if (!chosen) {
      setNews({ text: texts.t('ticket.choice.noDay') });
      return;
    }
    // Without an answer the booking page asks the server anyway.
    const newest = (await reload()) ?? calendar.value;
    const fresh = openDay(newest, chosen.day);
    const change = changeOf(texts, chosen, fresh, quantity, ticket);
    setNews(change === undefined ? undefined : { text: change });
    if (change === undefined) onBook({ day: chosen.day, quantity });
  };

  return {
    calendar,
    chosen,
    quantity,
    maxQuantity,
    news,
    chooseDay(day) {
      setNews(undefined);
      onChoiceChange({ day, quantity });
    },
    chooseQuantity: (next) => onChoiceChange({ day: choice.day, quantity: next }),
    book,
  };
}
