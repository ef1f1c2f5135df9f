/** What was agreed on an order as a whole, and on each of its lines. */
export const snapshotKinds = ['order', 'line'] as const;
export type SnapshotKind = (typeof snapshotKinds)[number];

/** How the content of a snapshot is built; a change of its fields is a new number. */
export const snapshotVersion = 1;

/** Checked every night besides all of the last day: so many percent of all snapshots. */
export const snapshotsCheckedPercent = 1;
