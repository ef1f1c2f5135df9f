/** States of a review. Everybody sees the visible ones; its author sees them all. */
export const reviewStates = ['pending', 'visible', 'hidden', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Which reviews of a product are listed, and in which order. */
export const reviewFilters = ['all', 'picture', 'good', 'middle', 'bad', 'append'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];
export const reviewSorts = ['helpful', 'newest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What was used can be reviewed until the end of the day so many days later. */
export const reviewWindowDays = 30;
/** A review can be added to, once, until the end of the day so many days after it. */
export const appendWindowDays = 180;
/** So long the words of a deleted review are kept for disputes; nobody is shown them meanwhile. */
export const reviewDeleteDays = 180;
/** Longest text of a review, in characters as people count them. */
export const reviewTextMax = 140;
/** Whoever gives this many stars or fewer says why, in at least `reviewReasonMin` characters. */
export const reviewReasonStars = 2;
export const reviewReasonMin = 5;
export const reviewPicturesMax = 9;
export const reviewTagsMax = 6;
/** Longest side of a picture as others see it, px. */
export const reviewPicturePx = 2048;
export const reviewVideoMaxSeconds = 60;
export const reviewVideoMaxMegabytes = 10;
/** Longest answer of a merchant. */
export const reviewReplyMax = 500;
/** How often a member may say in an hour whether a review helped. */
export const reviewVotesPerHour = 60;
/** So long a review that was begun stays on the device. */
export const reviewDraftDays = 30;
/** Lists go no further by page numbers; from the last review on they go on for ever. */
export const reviewPageMax = 100;
