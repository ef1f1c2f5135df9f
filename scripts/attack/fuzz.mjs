// npm run attack:fuzz: ROUNDS (100) requests of every call over HTTP with right, odd, missing and huge values in any mixture,
// broken bodies and headers, every method on every kind of address, and messages that are hardly HTTP. SEED=n brings a run
// again. Ends with 1 when an answer is an error of ours, tells of a stack or of SQL, or is no envelope.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-fuzz.mjs', import.meta.url));
