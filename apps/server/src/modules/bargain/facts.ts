import type { Selectable } from 'kysely';
import type { SoldInActivity } from '../activity/pool-store';
import type { BargainTables } from './tables';

export type BargainRow = Selectable<BargainTables['bargains']>;

/** A bargain, what it is for, and how that thing's pool stands. */
export interface BargainFacts extends SoldInActivity {
  bargain: BargainRow;
  /** Units that nobody holds or has. */
  left: number;
  /** An order of another bargain for it is not paid: its piece may come back. */
  mayReturn: boolean;
}
