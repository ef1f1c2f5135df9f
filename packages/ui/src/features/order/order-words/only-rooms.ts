import type { OrderLine } from '@yunyou/contract';

/** Rooms and nothing else; those of a bundle are parts of it. */
export const isOnlyRooms = (lines: readonly OrderLine[]): boolean =>
  lines.length > 0 && lines.every(({ kind, bundle }) => kind === 'stay' && !bundle);
