// What `draws.mjs` starts.
import { randomBytes } from 'node:crypto';
import { prizeAt, rollOf } from '../../apps/server/src/modules/lottery/roll.ts';
import { createFindings } from './findings.mjs';

const DRAWS = Number(process.env.DRAWS ?? 100_000);
/** The seed, the draw and the prizes of the specification's vectors, and what comes of the first 100,000 of one member. */
const VECTOR_DRAWS = 100_000;
const VECTOR_COUNTS = [4, 214, 1_044, 2_931, 6_058, 12_037, 17_862, 59_850];
const PRIZES = [50, 2_000, 10_000, 30_000, 60_000, 120_000, 180_000, 597_950].map((ppm, place) => ({
  ppm,
  place,
}));
const VECTOR = {
  seed: Buffer.from(Array.from({ length: 32 }, (_, place) => place)),
  activeId: 'draw-1',
  day: '2026-10-01',
  memberId: 'member-1',
  clientSeed: '00112233445566778899aabbccddeeff',
};
/** Of seven degrees of freedom: one honest run in a hundred thousand goes beyond it. */
const CHI_SQUARE_MAX = 35.6;

/** @param {(index: number) => Parameters<typeof rollOf>[0]} drawAt */
function countsOf(draws, drawAt) {
  const counts = PRIZES.map(() => 0);
  for (let index = 0; index < draws; index++) counts[prizeAt(PRIZES, rollOf(drawAt(index))).place]++;
  return counts;
}

const findings = createFindings();
const known = countsOf(VECTOR_DRAWS, (index) => ({ ...VECTOR, index }));
findings.expect(
  known.join() === VECTOR_COUNTS.join(),
  'the vectors come out otherwise',
  `${known} instead of ${VECTOR_COUNTS}`,
);

const seed = randomBytes(32);
const drawn = countsOf(DRAWS, (index) => ({
  ...VECTOR,
  seed,
  memberId: `member-${index % 1_000}`,
  index: Math.floor(index / 1_000),
  clientSeed: randomBytes(16).toString('hex'),
}));
const chiSquare = PRIZES.reduce((sum, { ppm, place }) => {
  const expected = (DRAWS * ppm) / 1_000_000;
  return sum + (drawn[place] - expected) ** 2 / expected;
}, 0);
findings.expect(chiSquare <= CHI_SQUARE_MAX, 'draws do not come out as shown', `chi-square ${chiSquare}`);

const held = findings.report('Draws against their odds', {
  draws: DRAWS,
  'chi-square, 7 degrees of freedom': chiSquare.toFixed(2),
  'counts of the vectors': known.join(' '),
  'counts of random draws': drawn.join(' '),
});
process.exit(held ? 0 : 1);
