/**
 * Shapes of the demo content. It is data, written once in both languages, that the server loads into an empty
 * database; it knows nothing about tables. Money is integer fen, clock times are 'HH:mm' in Asia/Shanghai.
 */

export type LocaleId = 'zh-Hans' | 'en';

/** A text in every language the product speaks; neither may be empty. */
export type LocalText = Readonly<Record<LocaleId, string>>;

/** Day of the week as JavaScript counts it: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a day counts as for prices and stock; public holidays win over weekends. */
export type DayKind = 'weekday' | 'weekend' | 'holiday';

export type SpotTheme =
  | 'mountain'
  | 'water'
  | 'town'
  | 'spring'
  | 'garden'
  | 'culture'
  | 'island'
  | 'family'
  | 'night';

/** Opening hours of one season. Months are 1 to 12, both included; a season may run over the new year. */
export type OpenTime = {
  readonly season: LocalText;
  readonly monthFrom: number;
  readonly monthTo: number;
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly to: string;
  /** Last admission of the day. */
  readonly lastEntry: string;
};

/** One block of a spot's profile page, drawn in order. */
export type ProfileBlock =
  | { readonly type: 'heading'; readonly text: LocalText }
  | { readonly type: 'paragraph'; readonly text: LocalText }
  | { readonly type: 'picture'; readonly picture: string; readonly caption: LocalText }
  | { readonly type: 'list'; readonly items: readonly LocalText[] }
  | { readonly type: 'notice'; readonly title: LocalText; readonly text: LocalText };

export type DemoSpot = {
  readonly id: `spot-${string}`;
  readonly cityId: string;
  readonly name: LocalText;
  readonly subtitle: LocalText;
  readonly city: LocalText;
  readonly address: LocalText;
  readonly lat: number;
  readonly lng: number;
  /** Scenic-area grade, 1 to 5. The demo's own, no official rating. */
  readonly level: 3 | 4 | 5;
  readonly themes: readonly SpotTheme[];
  readonly tags: readonly LocalText[];
  readonly openTimes: readonly OpenTime[];
  /** Weekdays on which the whole spot is closed, public holidays excepted. */
  readonly closedWeekdays: readonly Weekday[];
  readonly phone: string;
  readonly intro: LocalText;
  readonly profile: readonly ProfileBlock[];
  readonly notices: readonly LocalText[];
  readonly facilities: readonly LocalText[];
  readonly traffic: readonly LocalText[];
  /** Names in the picture manifest. */
  readonly pictures: { readonly hero: string; readonly thumb: string; readonly album: readonly string[] };
  /** Average rating times ten: 48 is 4.8 of 5. */
  readonly ratingX10: number;
  readonly ratingCount: number;
  readonly capacityPerDay: number;
};

export type TicketKind =
  | 'adult'
  | 'child'
  | 'senior'
  | 'student'
  | 'family'
  | 'couple'
  | 'women'
  | 'group'
  | 'night'
  | 'combo'
  | 'workshop';

/**
 * Who must be named when buying: nobody, one person for the whole order, or `peoplePerTicket` persons for every
 * ticket.
 */
export type TravellerRule = 'none' | 'perOrder' | 'perTicket';

/** Certificate type numbers of the product spec, section 9. */
export type CertType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** One amount per kind of day. */
export type PerDayKind = Readonly<Record<DayKind, number>>;

/**
 * When money goes back. `free`: in full until the ticket is used. `until`: up to `time` on the day `daysBefore`
 * the visit, less `feePercent` of the price. `none`: not at all.
 */
export type RefundRule =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'until';
      readonly daysBefore: number;
      readonly time: string;
      readonly feePercent: number;
    }
  | { readonly kind: 'none' };

/**
 * A day unlike its neighbours, named by its place in the month (the `nth` such weekday), so that every calendar of
 * three months shows some, whenever the data is loaded.
 */
export type StockException = { readonly weekday: Weekday; readonly nth: 1 | 2 | 3 | 4 | 5 } & (
  | { readonly state: 'closed'; readonly reason: LocalText }
  | { readonly state: 'soldOut' }
  | { readonly state: 'low'; readonly remaining: number }
);

/** Places that several tickets of one spot or session share, counted in people. */
export type StockPool = {
  readonly id: `pool-${string}`;
  readonly spotId: DemoSpot['id'];
  readonly name: LocalText;
  readonly perDay: PerDayKind;
  /** Weekdays without this session, public holidays excepted. */
  readonly closedWeekdays: readonly Weekday[];
  readonly exceptions: readonly StockException[];
};

export type DemoTicket = {
  readonly id: `ticket-${string}`;
  readonly spotId: DemoSpot['id'];
  readonly stockPoolId: StockPool['id'];
  readonly kind: TicketKind;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly includes: readonly LocalText[];
  readonly priceFen: PerDayKind;
  /** Price at the gate, struck through beside the selling price. Not below any of `priceFen`. */
  readonly marketPriceFen: number;
  readonly travellerRule: TravellerRule;
  /** People one ticket admits, and places it takes from the pool. */
  readonly peoplePerTicket: number;
  /** Years of age on the day of the visit, both included. */
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly gender?: 'female' | 'male';
  /** Empty where no traveller is named. */
  readonly certTypes: readonly CertType[];
  readonly minPerOrder: number;
  readonly maxPerOrder: number;
  /** `instant`: valid once paid. `merchant`: the spot confirms first, and a refusal refunds in full. */
  readonly confirmMode: 'instant' | 'merchant';
  readonly refundRule: RefundRule;
  readonly entryRule: LocalText;
  /** Days the ticket stays valid from the day of the visit; 1 is that day only. */
  readonly validDays: number;
  /** Sale ends at `cutoff` on the day `advanceDays` before the visit; 0 is the day itself. */
  readonly advanceDays: number;
  readonly cutoff: string;
};

/** What the loader writes for one spot. */
export type SpotOffer = {
  readonly spot: DemoSpot;
  readonly pools: readonly StockPool[];
  readonly tickets: readonly DemoTicket[];
};
