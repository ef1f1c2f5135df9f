/** An error that says a request was given up, by the name the standard gives it. */
export function abortError(): Error {
  return Object.assign(new Error('The operation was aborted.'), { name: 'AbortError' });
}

// Taken from the standard's own type: these names exist in browsers' typings only.
type AbortListener = Parameters<AbortSignal['addEventListener']>[1];

/** `AbortSignal` for a context that has no events: its listeners get an event's bare type. */
export class WebAbortSignal implements AbortSignal {
  aborted = false;
  reason: unknown = undefined;
  onabort: ((this: AbortSignal, event: Event) => unknown) | null = null;
  readonly #listeners = new Set<NonNullable<AbortListener>>();

  addEventListener(_type: string, listener: AbortListener): void {
    if (listener) this.#listeners.add(listener);
  }
  removeEventListener(_type: string, listener: AbortListener): void {
    if (listener) this.#listeners.delete(listener);
  }
  dispatchEvent(event: Event): boolean {
    this.onabort?.(event);
    for (const listener of [...this.#listeners]) {
      if (typeof listener === 'function') listener.call(this, event);
      else listener.handleEvent(event);
    }
    return true;
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

/** `AbortController` for a context that has none. */
export class WebAbortController implements AbortController {
  readonly signal = new WebAbortSignal();

  abort(reason: unknown = abortError()): void {
    const { signal } = this;
    if (signal.aborted) return;
    signal.aborted = true;
    signal.reason = reason;
    signal.dispatchEvent(abortEvent);
  }
}

/** No `Event` to be had here; nobody reads more than its type. */
const abortEvent = { type: 'abort' } as Event;
