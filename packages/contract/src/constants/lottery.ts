/** Parts of a whole that odds of a draw are said in, parts per million. */
export const drawScalePpm = 1_000_000;

/** Draws a day that cost nothing. */
export const freeDrawsDefault = 3;
export const freeDrawsMax = 10;

/** Prizes of a draw: the places of the stage, the one that wins nothing among them. */
export const drawPrizesMin = 2;
export const drawPrizesMax = 12;
/** The dearest prize that may be drawn, in fen. */
export const drawPrizeFenMax = 5_000_000;
/** Winners of so much and more are listed first. */
export const drawWinnersFromFen = 50_000;

/** What is shown a draw by: nine cells around a middle, or a wheel. */
export const drawLayouts = ['grid', 'wheel'] as const;
export type DrawLayout = (typeof drawLayouts)[number];

/** Seeds of days to come that have been committed to; at least an hour before their day. */
export const drawSeedDaysAhead = 2;
/** The seed of a day is told so long after its end, Asia/Shanghai. */
export const drawRevealAfterMs = 600_000;

/** What a member does for chances. */
export const drawTaskKinds = ['browse', 'share', 'invite', 'signIn', 'buy'] as const;
export type DrawTaskKind = (typeof drawTaskKinds)[number];
/** How a task stands for a member today. `running`: it was begun and not finished. */
export const drawTaskStates = ['open', 'running', 'done'] as const;
export type DrawTaskState = (typeof drawTaskStates)[number];
/** A page has to be looked at for so long. */
export const drawBrowseMs = 15_000;
/** A task that was begun and not finished lapses after so long. */
export const drawTaskRunMs = 600_000;
/** A link of an invitation is good for so long after it was opened. */
export const drawInviteMs = 604_800_000;
/** Whoever was invited says so within so long after registering. */
export const drawInvitedWithinMs = 3_600_000;
/** Characters of an invite code. */
export const inviteCodeLength = 8;

/** Why a draw gave another prize than it rolled. */
export const drawFallbacks = ['outOfStock', 'perMember'] as const;
export type DrawFallback = (typeof drawFallbacks)[number];
