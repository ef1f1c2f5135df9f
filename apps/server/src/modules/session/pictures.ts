import { pictureCodeLength } from '@yunyou/contract';
import type { AppContext } from '../../context';
import { refuse } from '../../http/refusal';
import { hashOf, newId, randomDigits } from '../../security/ids';
import { drawDigits } from './draw-digits';

const PICTURE_LIFE_MS = 5 * 60_000;
/** A picture is worth one guess and one slip. */
const TRIES_PER_PICTURE = 2;

type Deps = Pick<AppContext, 'db' | 'clock'>;

export async function makePicture({ db, clock }: Deps) {
  const picId = newId();
  const code = randomDigits(pictureCodeLength);
  await db
    .insertInto('captcha_pictures')
    .values({
      id: picId,
      code_hash: hashOf(picId + code),
      expires_ms: clock.now() + PICTURE_LIFE_MS,
      solved_ms: null,
      used_ms: null,
    })
    .execute();
  const image = `data:image/png;base64,${drawDigits(code).toString('base64')}`;
  return { picId, image, expiresInSeconds: PICTURE_LIFE_MS / 1_000 };
}

/** Marks a picture as solved; refuses wrong digits and a picture that is used up. */
export async function solvePicture({ db, clock }: Deps, { picId, code }: { picId: string; code: string }) {
  const tried = await db
    .updateTable('captcha_pictures')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', picId)
    .where('attempts', '<', TRIES_PER_PICTURE)
    .where('expires_ms', '>', clock.now())
    .where('used_ms', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  if (tried?.code_hash !== hashOf(picId + code)) {
    throw refuse('pictureWrong', { fields: [{ field: 'code', reason: 'wrong' }] });
  }
  await db.updateTable('captcha_pictures').set({ solved_ms: clock.now() }).where('id', '=', picId).execute();
}

/** A solved picture lets one code be sent. */
export async function useSolvedPicture({ db, clock }: Deps, picId: string | undefined) {
  const used =
    picId !== undefined &&
    (await db
      .updateTable('captcha_pictures')
      .set({ used_ms: clock.now() })
      .where('id', '=', picId)
      .where('solved_ms', 'is not', null)
      .where('used_ms', 'is', null)
      .where('expires_ms', '>', clock.now())
      .returning('id')
      .executeTakeFirst());
  if (!used) throw refuse('pictureNeeded', { fields: [{ field: 'picId', reason: 'needed' }] });
}
