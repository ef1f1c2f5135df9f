import { pictureCodeLength } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { hashOf, newId, randomDigits } from '../../security/ids';
import { drawDigits } from './draw-digits';
import { insertPicture, markPictureSolved, tryPicture, usePicture } from './picture-store';

const PICTURE_LIFE_MS = 5 * 60_000;
/** A picture is worth one guess and one slip. */
const TRIES_PER_PICTURE = 2;

interface Deps {
  db: Queries;
  clock: Clock;
}

/** `goodFromMs`: its life begins then; default now. */
export async function makePicture({ db, clock }: Deps, { goodFromMs = clock.now() } = {}) {
  const picId = newId();
  const code = randomDigits(pictureCodeLength);
  await insertPicture(db, {
    id: picId,
    code_hash: hashOf(picId + code),
    expires_ms: goodFromMs + PICTURE_LIFE_MS,
    solved_ms: null,
    used_ms: null,
  });
  const image = `data:image/png;base64,${drawDigits(code).toString('base64')}`;
  const lifeMs = goodFromMs + PICTURE_LIFE_MS - clock.now();
  return { picId, image, expiresInSeconds: Math.ceil(lifeMs / 1_000) };
}

/** Marks a picture as solved; refuses wrong digits and a picture that is used up. */
export async function solvePicture({ db, clock }: Deps, { picId, code }: { picId: string; code: string }) {
  const nowMs = clock.now();
  const right = await tryPicture(db, picId, { maxTries: TRIES_PER_PICTURE, nowMs });
  if (right !== hashOf(picId + code)) {
    throw refuse('pictureWrong', { fields: [{ field: 'code', reason: 'wrong' }] });
  }
  await markPictureSolved(db, picId, nowMs);
}

/** A solved picture lets one code be sent. */
export async function useSolvedPicture({ db, clock }: Deps, picId: string | undefined) {
  if (picId === undefined || !(await usePicture(db, picId, clock.now()))) {
    throw refuse('pictureNeeded', { fields: [{ field: 'picId', reason: 'needed' }] });
  }
}
