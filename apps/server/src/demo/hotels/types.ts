import type {
  AddBedRule,
  ConfirmMode,
  HotelCategory,
  HotelRoom,
  HotelStar,
  PhotoGroup,
  TieredRefundRule,
} from '@yunyou/contract';
import type { LocalText, Weekday } from '../types';

/** What a night costs, fen: Friday and Saturday nights are weekend; a holiday wins over both. */
export type NightPrices = Readonly<Record<'weekday' | 'weekend' | 'holiday', number>>;

/** How a rate is sold; a rate is one of a room's plans. */
export type DemoPlan = {
  readonly key: string;
  readonly name: LocalText;
  readonly breakfasts: number;
  readonly payAtDesk: boolean;
  readonly confirmMode: ConfirmMode;
  readonly refundRule: TieredRefundRule;
  readonly maxRooms: number;
  readonly advanceDays: number;
  readonly cutoff: string;
  readonly holdTime: string;
  /** Of the room's price, percent, and what is added to it, fen. */
  readonly percent: number;
  readonly addFen: number;
};

/** A night unlike its neighbours, named by its place in the month: the `nth` such weekday. */
export type NightException = { readonly weekday: Weekday; readonly nth: 1 | 2 | 3 | 4 } & (
  | { readonly state: 'full' | 'closed' | 'noPrice' }
  | { readonly state: 'low'; readonly left: number }
);

export type DemoRoom = {
  readonly id: `room-${string}`;
  readonly code: string;
  readonly name: LocalText;
  readonly bedType: LocalText;
  readonly maxPeople: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly addBed: AddBedRule;
  /** Square metres; 0 for not said. */
  readonly area: number;
  readonly window: HotelRoom['roomWindow'];
  /** Names in the picture manifest. */
  readonly windowPicture?: string;
  readonly pictures: readonly string[];
  /** Rooms of this type. */
  readonly rooms: number;
  readonly priceFen: NightPrices;
  readonly plans: readonly DemoPlan[];
  readonly exceptions?: readonly NightException[];
};

export type DemoHotel = {
  readonly id: `hotel-${string}`;
  readonly name: LocalText;
  readonly city: LocalText;
  readonly district: LocalText;
  readonly address: LocalText;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly star: HotelStar;
  readonly category: HotelCategory;
  readonly tags: readonly LocalText[];
  /** Average rating times ten: 48 is 4.8 of 5. */
  readonly ratingX10: number;
  readonly ratingCount: number;
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly lateNight: boolean;
  readonly childNotCountedBelow: number;
  readonly onSale: boolean;
  /** Ids of `FACILITIES`, of the second level. */
  readonly facilities: readonly string[];
  /** Paragraphs. */
  readonly intro: readonly LocalText[];
  readonly bookNote: readonly LocalText[];
  readonly policy: readonly LocalText[];
  readonly pictures: { readonly hero: string; readonly thumb: string };
  readonly photos: readonly (readonly [PhotoGroup, string])[];
  readonly rooms: readonly DemoRoom[];
  readonly nights: NightRules;
};

/** What holds of all nights of a hotel. */
export type NightRules = {
  /** Months without guests, 1 to 12. */
  readonly closedMonths?: readonly number[];
  /** Nights from the first day of the demo on that are sold out. */
  readonly fullNights?: number;
  /** Stays that begin on these weekdays have at least so many nights. */
  readonly minNights?: { readonly weekdays: readonly Weekday[]; readonly nights: number };
  /** Nobody arrives, or leaves, on these weekdays. */
  readonly noArrival?: readonly Weekday[];
  readonly noDeparture?: readonly Weekday[];
  readonly maxNights?: number;
};
