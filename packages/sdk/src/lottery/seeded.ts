import { createId } from '@yunyou/api-client';
import { clientSeedDigits } from '@yunyou/contract';
import type { Core } from '../core/core';
import { createOnce, mayHaveArrived } from '../order/once';

/**
 * Sends what is drawn with random bytes of this device. One that was not answered is sent again just as it was, also after a
 * reload: then what it drew is the answer.
 *
 * @param name what its draft is called
 */
export type Seeded = <Wanted extends object, Answer>(
  name: string,
  wanted: Wanted,
  ask: (request: Wanted & { clientSeed: string }, idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/** Whether a draft has what is wanted, in whatever words, and bytes; an older version of the app may have stored something else. */
const isSeededFor =
  <Wanted extends object>(wanted: Wanted) =>
  (value: unknown): value is Wanted & { clientSeed: string } => {
    const stored: Record<string, unknown> = { ...Object(value) };
    const { clientSeed } = stored;
    return (
      typeof clientSeed === 'string' &&
      clientSeed.length === clientSeedDigits &&
      Object.entries(wanted).every(
        ([key, words]) => typeof words !== 'string' || typeof stored[key] === 'string',
      )
    );
  };

export function createSeeded({ drafts, random }: Pick<Core, 'drafts' | 'random'>): Seeded {
  const once = createOnce({ drafts, random });
  return async (name, wanted, ask) => {
    type Request = typeof wanted & { clientSeed: string };

    /** Kept until it is answered, whole, so that the same one can be sent again. */
    async function send(request: Request) {
      drafts.write(name, request);
      try {
        const answer = await once(request, name, (idempotencyKey) => ask(request, idempotencyKey));
        drafts.remove(name);
        return answer;
      } catch (error) {
        if (!mayHaveArrived(error)) drafts.remove(name);
        throw error;
      }
    }

    const anew = () => send({ ...wanted, clientSeed: createId(random) });
    const lost = drafts.read(name, isSeededFor(wanted));
    if (!lost) return anew();
    try {
      return await send(lost);
    } catch (error) {
      // It had not arrived, and what it was asked with has changed meanwhile: the page's own is asked.
      const isOld = Object.entries(wanted).some(([key, one]) => lost[key as keyof typeof lost] !== one);
      if (isOld && !mayHaveArrived(error)) return anew();
      throw error;
    }
  };
}
