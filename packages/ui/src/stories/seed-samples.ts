/** What the specification's draws, boxes and bargains are computed by, for stories. */
export const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
/** SHA-256 of the seed. */
export const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
export const CLIENT_SEED = '00112233445566778899aabbccddeeff';
/** The day that is drawn on. */
export const DRAWN_DAY = '2026-10-01';
