import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import { deleteLoginsBefore } from './store';

/** What is over is kept for a day, for whoever looks into a failed login. */
const KEPT_MS = 24 * 60 * 60_000;

export const forgetOldLogins = ({ db, clock }: { db: Queries; clock: Clock }): Promise<void> =>
  deleteLoginsBefore(db, clock.now() - KEPT_MS);
