import type { OrderLine } from '@yunyou/contract';
import { nightsBetween } from '@yunyou/sdk';
import { useTexts } from '../../../texts';
import { stayTerms } from '../stay-terms';
import type { LinePart } from './line-part';

export type StayLine = Extract<OrderLine, { kind: 'stay' }>;

/** A stay's line: its days, what was agreed, its guests. */
export const stayLinePart = (line: StayLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: <OnPage line={line} />,
  terms: (texts) => stayTerms(texts, line),
  // Guests stand beside their rooms.
  people: null,
  count: 'order.stay.rooms',
  codes: 'order.stay.vouchers',
});

function OnCard({ line }: { line: StayLine }) {
  const { t, day } = useTexts();
  const { startDate, endDate, quantity } = line;
  return (
    <>
      {t('order.stay.summary', {
        from: day(startDate),
        to: day(endDate),
        nights: nightsBetween(startDate, endDate),
        rooms: quantity,
      })}
    </>
  );
}

function OnPage({ line: { startDate, endDate } }: { line: StayLine }) {
  const { t, day } = useTexts();
  return (
    <>
      {t('order.stay.days', {
        from: day(startDate),
        to: day(endDate),
        nights: nightsBetween(startDate, endDate),
      })}
    </>
  );
}
