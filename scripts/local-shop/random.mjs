// Random numbers that come again with the same seed (mulberry32).

export function seededRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** A whole number from `from` to `to`, both possible. */
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    of: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}

/** The seed of `SEED`, or a new one. */
export const seedOfRun = () => Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));
