/** Every timer of the SDK goes through these four. A mini-program hands in its own; tests turn them by hand. */
export interface Schedule<Handle = unknown> {
  /** Runs once, in so many ms. */
  setTimeout(run: () => void, afterMs: number): Handle;
  /** Takes back what `setTimeout` answered. */
  clearTimeout(handle: Handle): void;
  /** Runs again and again, every so many ms. */
  setInterval(run: () => void, everyMs: number): Handle;
  /** Takes back what `setInterval` answered. */
  clearInterval(handle: Handle): void;
}
