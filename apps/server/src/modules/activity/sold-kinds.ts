import { type RequestOf, stayMaxNights } from '@yunyou/contract';
import { addDays, daysBetween } from '../../clock';
import { badInput, type Refusal, refuse } from '../../http/refusal';
import { nightsOf } from '../hotel/days';
import type { ActivityProductKind } from './tables';

type Asked = Pick<RequestOf<'flashSale', 'grab'>, 'day' | 'stay'>;

/** What a kind of product has of its own in activities that sell at a price of their own. */
interface SoldKind {
  /** What an attempt says its slots with; null: it has none. */
  dates: 'day' | 'nights' | null;
  /** The same of an ordered line. */
  lineField: string;
  /** How often a document may take part by default; 0: ever so often. */
  perCertificate: number;
  /** Rules that it can go back by, besides its own. */
  refunds: 'none' | 'plain' | 'steps';
  slotsOf(asked: Asked): string[] | Refusal;
  /** Slots that are not sold. */
  notSold(slots: string[]): Refusal;
  shown(slots: readonly string[]): {
    day: string | null;
    stay: { startDate: string; endDate: string } | null;
  };
}

const missing = (field: string) => badInput([{ field, reason: 'missing' }]);
const notSold = () => badInput([{ field: 'day', reason: 'Not sold on it' }]);

const goods: SoldKind = {
  ...{ dates: null, lineField: 'day', perCertificate: 0, refunds: 'none', notSold },
  slotsOf: () => [''],
  shown: () => ({ day: null, stay: null }),
};

export const soldKinds: Readonly<Record<ActivityProductKind, SoldKind>> = {
  goods,
  service: { ...goods, refunds: 'plain' },
  annualCard: goods,
  box: goods,
  ticket: {
    // Sold to names.
    ...{ dates: 'day', lineField: 'day', perCertificate: 1, refunds: 'plain', notSold },
    slotsOf: ({ day }) => (day === undefined ? missing('day') : [day]),
    shown: ([day = '']) => ({ day, stay: null }),
  },
  stay: {
    ...{ dates: 'nights', lineField: 'startDate', perCertificate: 0, refunds: 'steps' },
    slotsOf({ stay }) {
      if (stay === undefined) return missing('stay');
      return stay.endDate > stay.startDate && daysBetween(stay.startDate, stay.endDate) <= stayMaxNights
        ? nightsOf(stay)
        : refuse('stayRange', { fields: [{ field: 'stay.endDate', reason: 'refused' }] });
    },
    notSold: (nights) =>
      refuse('nightClosed', { fields: [{ field: 'stay', reason: 'refused' }], detail: { nights } }),
    shown: (slots) => {
      const [startDate = ''] = slots;
      return { day: null, stay: { startDate, endDate: addDays(slots.at(-1) ?? startDate, 1) } };
    },
  },
};
