// npm run attack:draws: DRAWS (100,000) draws of a day are held against the odds that are shown: with the seed of the vectors as
// often as another language counts them, with random ones by chi-square. Ends with 1 when they come out otherwise.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-draws.mjs', import.meta.url));
