/**
 * Repeatable randomness: integer arithmetic only, so that the same seed draws the same picture on every machine.
 */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** In [from, to). */
  between(from: number, to: number): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

/** 32-bit FNV-1a with a final mix, so that similar labels give unrelated streams. */
function hash(label: string): number {
  let value = 0x811c9dc5;
  for (const character of label) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A stream of numbers that depends on nothing but `seed` (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** Smooth noise along a line, about -1 to 1; neighbouring whole numbers are unrelated, between them it is smooth. */
export function createNoise(random: Random, octaves = 4): (x: number) => number {
  const table = Array.from({ length: 256 }, () => random.between(-1, 1));
  const at = (index: number) => table[((index % 256) + 256) % 256] ?? 0;
  const smooth = (x: number) => {
    const floor = Math.floor(x);
    const part = x - floor;
    const weight = part * part * (3 - 2 * part);
    return at(floor) * (1 - weight) + at(floor + 1) * weight;
  };
  return (x) => {
    let sum = 0;
    let amplitude = 0.55;
    let frequency = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += amplitude * smooth(x * frequency + octave * 37.7);
      amplitude *= 0.5;
      frequency *= 2.03;
    }
    return sum;
  };
}
