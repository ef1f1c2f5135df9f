/** How many make a bargain, whoever started it counted. */
export const bargainPeopleMin = 2;
export const bargainPeopleMax = 50;

/** Hours that a bargain has from its start on. */
export const bargainHoursMin = 1;
export const bargainHoursDefault = 24;
export const bargainHoursMax = 72;
/** So long one runs on, at the most, whose activity is withdrawn. */
export const bargainWithdrawnMs = 86_400_000;

/** Bargains of a member that run at once, all told; of one product it is one. */
export const bargainsRunningMax = 3;

/** How often a member helps: in a day all told, and in a day one owner. */
export const bargainHelpsPerDay = 3;
export const bargainHelpsPerOwnerAndDay = 1;
/** How often one network helps in an hour. */
export const bargainHelpsPerHourOfNetwork = 20;
/** A member who registered so short a time ago helps once on that day. */
export const bargainNewMemberMs = 600_000;

/** Each cut weighs so much at the least, and so much less than this more by chance. */
export const bargainWeightLeast = 500;
export const bargainWeightSpread = 1_001;

/** Random bytes that whoever starts a bargain brings, in lower hex digits. */
export const clientSeedDigits = 32;

/** Ids of bargains that do not exist, of a network in a minute. */
export const bargainMissesPerMinute = 30;

/** How often a page asks how a running bargain stands. */
export const bargainPollMs = 5_000;

/** How a bargain stands. `reached`: nothing is left to cut; `ended`: over, and not bought. */
export const bargainStates = ['running', 'reached', 'bought', 'ended'] as const;
export type BargainStatus = (typeof bargainStates)[number];

/** Why one ended that was not bought. */
export const bargainEndReasons = ['time', 'soldOut', 'withdrawn'] as const;
export type BargainEndReason = (typeof bargainEndReasons)[number];

/** How the asker stands to a bargain. */
export const bargainRoles = ['owner', 'helped', 'canHelp', 'refused'] as const;
export type BargainRole = (typeof bargainRoles)[number];

/** Tabs of a member's bargains: `running` and `reached`, bought, ended. */
export const bargainTabs = ['running', 'bought', 'ended'] as const;
export type BargainTab = (typeof bargainTabs)[number];
