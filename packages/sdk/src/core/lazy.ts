import { isApiError } from '@yunyou/api-client';
import { abortable, codeError, type Timers, type WaitOptions, waitOptionsOf } from './abortable';

/** A part of the SDK whose code is fetched by its first use. */
export interface Lazy<Part> {
  /**
   * The part. Rejects with an ApiError of kind `network` when its code could not be had, and then the next call fetches it
   * again; of kind `program` when it could not be made; of kind `cancelled` or `timeout` by the caller's own options.
   */
  (options?: WaitOptions): Promise<Part>;
  /** A method of the part that can be called before its code is there: `calls.method((part) => part.list)`. */
  method<Args extends readonly unknown[], Result>(
    pick: (part: Part) => (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result>;
}

/** Makes a lazy part of what loads its code and what makes the part of it. */
export type CreateLazy = <Module, Part>(
  load: () => Promise<Module>,
  create: (module: Module) => Part,
) => Lazy<Part>;

/** Lazy loading: callers that come while code is fetched share it, and wait 120 s at most (spec section 9). */
export const createLazy =
  (timers?: Timers): CreateLazy =>
  <Module, Part>(load: () => Promise<Module>, create: (module: Module) => Part) => {
    let fetched: Promise<Part> | undefined;
    let part: { made: Part } | undefined;

    async function fetchPart(): Promise<Part> {
      const module = await abortable(load(), {}, timers).catch((cause) => failWith('network', cause));
      try {
        part = { made: create(module) };
        return part.made;
      } catch (cause) {
        return failWith('program', cause);
      }
    }

    async function get(options?: WaitOptions): Promise<Part> {
      if (part) return part.made;
      if (!fetched) {
        const mine = fetchPart();
        fetched = mine;
        mine.catch(() => {
          if (fetched === mine) fetched = undefined;
        });
      }
      return options ? abortable(fetched, options, timers) : fetched;
    }

    return Object.assign(get, {
      method:
        <Args extends readonly unknown[], Result>(pick: (made: Part) => (...args: Args) => Promise<Result>) =>
        async (...args: Args): Promise<Result> =>
          pick(part ? part.made : await get(waitOptionsOf(args)))(...args),
    });
  };

/** A part made of other parts fails as they did; a wait that was too long is a lost network. */
function failWith(kind: 'network' | 'program', cause: unknown): never {
  if (isApiError(cause) && cause.kind !== 'timeout') throw cause;
  throw codeError(kind, cause);
}
