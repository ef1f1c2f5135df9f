/** Every timer of the SDK goes through these four. A mini-program hands in its own; tests turn them by hand. */
export interface Schedule<Handle = unknown> {
  setTimeout(run: () => void, afterMs: number): Handle;
  clearTimeout(handle: Handle): void;
  setInterval(run: () => void, everyMs: number): Handle;
  clearInterval(handle: Handle): void;
}
