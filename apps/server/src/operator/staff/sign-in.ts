import { networkOf } from '../../http/client-address';
import { attemptsOf, countAttempt, countAttempts, uncountAttempt } from '../../http/rate-limit';
import { Refusal } from '../../http/refusal';
import { makePicture, solvePicture } from '../../modules/session/pictures';
import { hashOf, newToken } from '../../security/ids';
import { type StaffDeps, secretOf } from './join';
import { isPassword } from './passwords';
import { stepOf } from './second-factor';
import { endSession, insertSession, type StaffRow, staffNamed, takeStep } from './staff-store';

const MINUTE_MS = 60_000;
/** A session ends when nothing was done for so long, and after so long whatever is done. */
export const SESSION_IDLE_MS = 60 * MINUTE_MS;
export const SESSION_LIFE_MS = 12 * 60 * MINUTE_MS;

/** So many wrong tries for a name, and a picture has to be read with each further one: nobody can lock others out. */
const FREE_TRIES = { max: 5, windowMs: 15 * MINUTE_MS };
const TRIES_PER_NETWORK = { max: 30, windowMs: 10 * MINUTE_MS };
/** With the picture, too, a name is guessed at no more often than this. */
const TRIES_PER_NAME = { max: 60, windowMs: 60 * MINUTE_MS };

export interface SignInForm {
  name: string;
  password: string;
  code: string;
  picId: string;
  digits: string;
}

const failedKey = (name: string) => `staff-failed:${name}`;

/** The picture to be read before the next try for a name; undefined where none is needed. */
export async function pictureFor(deps: StaffDeps, name: string) {
  const failed = await attemptsOf(deps, failedKey(name), FREE_TRIES);
  return failed >= FREE_TRIES.max ? makePicture(deps) : undefined;
}

/** Signs in by name, password and one-time code; answers the session's token. One answer for whatever was wrong. */
export async function signIn(
  deps: StaffDeps & { ip: string },
  form: SignInForm,
): Promise<{ token: string; staff: StaffRow }> {
  const { db, clock } = deps;
  const name = form.name.trim().toLowerCase().slice(0, 60);
  const countedMs = clock.now();
  const counted = [
    { key: `staff-sign-in:${networkOf(deps.ip)}`, ...TRIES_PER_NETWORK },
    { key: `staff-tries:${name}`, ...TRIES_PER_NAME },
  ];
  await countAttempts(deps, counted);
  if ((await attemptsOf(deps, failedKey(name), FREE_TRIES)) >= FREE_TRIES.max) {
    await solvePicture(deps, { picId: form.picId, code: form.digits.trim() });
  }
  const found = await staffNamed(db, name);
  const isRight = await isPassword(found?.password_hash, form.password);
  const step = found && isRight ? stepOf(secretOf(deps, found), form.code, clock.now()) : undefined;
  if (!found || step === undefined || !(await takeStep(db, found.id, step))) {
    await countAttempt(deps, failedKey(name), { ...FREE_TRIES, max: Number.POSITIVE_INFINITY });
    throw new Refusal(
      400,
      { 'zh-Hans': '账号、密码或动态码不正确', en: 'Name, password or one-time code is not right' },
      { status: 401 },
    );
  }
  // Many sign in behind one connection: only what was wrong counts.
  for (const { key, ...limit } of counted) await uncountAttempt(db, key, countedMs, limit);
  const token = newToken();
  await insertSession(db, { token_hash: hashOf(token), staff_id: found.id, created_ms: clock.now() });
  return { token, staff: found };
}

export const signOut = ({ db }: Pick<StaffDeps, 'db'>, token: string): Promise<void> =>
  endSession(db, hashOf(token));
