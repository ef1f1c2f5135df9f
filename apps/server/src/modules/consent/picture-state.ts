import type { PictureState } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { pictureFacts } from './picture-state-store';

export interface ShownPicture {
  state: PictureState;
  /** When the portrait goes by itself; null while none is kept, and before its card has days. */
  deleteAfterDay: string | null;
}

const NOWHERE: ShownPicture = { state: 'none', deleteAfterDay: null };

/** Where the portraits of persons are. A person without one is left out: `none`. */
export async function pictureStatesOf(
  db: Queries,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ShownPicture>> {
  const facts = await pictureFacts(db, personIds);
  return new Map(
    facts.map(({ person_id, held, delete_after_day, deleting, was }) => [
      person_id,
      {
        state: held ? 'held' : deleting ? 'deletingAtGates' : was ? 'deleted' : 'none',
        deleteAfterDay: held ? delete_after_day : null,
      },
    ]),
  );
}

/** Where the portrait of one person is. */
export const pictureStateOf = async (db: Queries, personId: string): Promise<ShownPicture> =>
  (await pictureStatesOf(db, [personId])).get(personId) ?? NOWHERE;
