/** The points of a hit by where and how it was found; of several the highest counts. */
export const POINTS = {
  exactTitle: 100,
  exactPinyin: 90,
  titlePrefix: 80,
  pinyinPrefix: 70,
  wordStart: 60,
  insideTitle: 50,
  alias: 45,
  initials: 40,
  tag: 30,
  place: 25,
  /** Found by a synonym: below every literal hit, whatever is added. */
  synonym: 22,
  corrected: 20,
} as const;

/** Added to the points. */
export const EXTRA = { chosenCity: 15, bookable: 10, popularityMax: 10, ratingMax: 5 } as const;

/** Points are kept in tenths, so that they are whole numbers. */
export const TENTHS = 10;

/** Above all points of hits by a synonym. */
export const LITERAL_TIER = 2_000;

/** Ratings of fewer reviews say too little to sort by. */
export const MIN_REVIEWS = 5;

/** So many orders are as popular as one view each. */
const VIEWS_PER_ORDER = 20;
/** Popularity at which all of its points are given. */
const MOST_POPULAR = 10_000;

/** 0 to 10 points, by the logarithm of what happened in 90 days. */
export function popularityPoints({ orders, views }: { orders: number; views: number }): number {
  const share = Math.log10(1 + orders * VIEWS_PER_ORDER + views) / Math.log10(1 + MOST_POPULAR);
  return Math.round(EXTRA.popularityMax * Math.min(1, share));
}

/** What is added to every hit of a document, in tenths. */
export const boostOf = (facts: { bookable: boolean; popularity: number; rating: number }): number =>
  TENTHS * ((facts.bookable ? EXTRA.bookable : 0) + facts.popularity) +
  Math.round(TENTHS * Math.min(EXTRA.ratingMax, Math.max(0, facts.rating)));
