/** The entry of a flash sale opens so long before its start. */
export const flashEntryOpensMs = 600_000;

/** A place that was granted is held so long; then it goes to the next in the queue. */
export const flashHoldMs = 180_000;

/** So many times the units of a pool can wait for it. */
export const flashQueueFactor = 2;

/** Holds that may lapse, per member and product; then no more places. */
export const flashLapsedHoldsMax = 2;

/** How often a waiting client asks, at the least and at the most. */
export const flashPollMinMs = 1_000;
export const flashPollMaxMs = 5_000;

/** Attempts at a place: of a member a second and a minute, of a network a minute. */
export const flashGrabsPerSecond = 1;
export const flashGrabsPerMinute = 10;
export const flashGrabsPerMinuteOfNetwork = 60;

/** What was found to be gone is taken to be gone so long, by whoever asks for the same. */
export const flashGoneKeptMs = 500;

/** What is left is told below this. */
export const flashLeftToldBelow = 20;

/** Products whose state is asked for at once. */
export const flashStatesMax = 20;

/** Things of a session that a page asks for at once. */
export const flashItemsPageSize = 50;

/** What became of a place that somebody wanted. */
export const grabStates = [
  'queued',
  'refused',
  'granted',
  'lapsed',
  'released',
  'ordered',
  'won',
  'returned',
] as const;
export type GrabState = (typeof grabStates)[number];

/** Those of them that stand: a member has one such place of a product. */
export const liveGrabStates = ['queued', 'granted', 'ordered'] as const satisfies readonly GrabState[];

/** Where the sale of a thing stands. `waiting`: nothing is left, places may come back. */
export const flashItemStates = ['coming', 'running', 'waiting', 'soldOut', 'over'] as const;
export type FlashItemState = (typeof flashItemStates)[number];

/** What must be answered along with a grab. */
export const flashGuards = ['none', 'picture'] as const;
export type FlashGuard = (typeof flashGuards)[number];
