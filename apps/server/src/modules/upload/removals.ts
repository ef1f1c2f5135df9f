import type { AppContext } from '../../context';
import { forgetRemoval, removalsDue } from './removals-store';

/** Where a member's uploads are. */
export const uploadsOf = (memberId: string): string => `user/${memberId}/`;

/** Removes the files that are to be removed; what the store refuses is tried again the next time. */
export async function removeUploads({ db, clock, objectStore, log }: AppContext): Promise<void> {
  for (const prefix of await removalsDue(db, clock.now())) {
    try {
      await objectStore.removeAll(prefix);
      await forgetRemoval(db, prefix);
    } catch (error) {
      log.error({ err: error, prefix }, 'uploads not removed');
    }
  }
}
