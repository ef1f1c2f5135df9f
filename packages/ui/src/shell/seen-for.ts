/** Nobody has seen what was on the screen for less. */
const SEEN_MS = 500;

/** For effects: reports what has been on the screen for half a second; what is left before is not reported. */
export function seenFor(report: () => void): () => void {
  const timer = setTimeout(report, SEEN_MS);
  return () => clearTimeout(timer);
}
