/** Characters of a jump code, out of `jumpCodeSigns`. */
export const jumpCodeLength = 8;
/** What jump codes are made of: letters and digits that nobody takes for another. */
export const jumpCodeSigns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';

/** Jump codes, and links to tickets, that do not exist, of a network in a minute. */
export const linkMissesPerMinute = 30;

/** A jump page leads on to another by itself at most so often. */
export const jumpChain = 3;

/** So many parts a jump page shows at the most. */
export const jumpBlocksMax = 20;

/** What a jump page does: leads somewhere, or shows parts of its own. */
export const jumpModes = ['go', 'show'] as const;
export type JumpMode = (typeof jumpModes)[number];
