import { drawRevealAfterMs } from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';
import { cell, type DataProtection } from '../../security/data-protection';
import type { DayRow } from './days-store';

export const dayIdOf = (activeId: string, day: string): string => `${activeId}/${day}`;

const cellOf = (dayId: string) => cell('draw_days', 'seed_cipher', dayId);

export const sealSeed = (protection: DataProtection, dayId: string, seed: Buffer): string =>
  protection.encrypt(seed.toString('hex'), cellOf(dayId));

/** In lower hex. */
export const openSeed = (
  protection: DataProtection,
  { id, seed_cipher }: Pick<DayRow, 'id' | 'seed_cipher'>,
): string => protection.decrypt(seed_cipher, cellOf(id));

/** When the seed of a day is told. */
export const revealsAtMs = (day: string): number => instantOf(addDays(day, 1)) + drawRevealAfterMs;

/** The seed where it is told by now, also before a job has seen that; null before. */
export function toldSeed(protection: DataProtection, row: DayRow, nowMs: number): string | null {
  if (row.seed !== null) return row.seed;
  return nowMs >= revealsAtMs(row.day) ? openSeed(protection, row) : null;
}
