// npm run bench:close: DUE open checkouts (5,000), a third of them with an open payment at the sandbox's payment system, fall
// due at once. One server process runs the jobs while another one sells. Prints how long the closing took, what was sold
// meanwhile and before, and whether the stock is back and every invariant holds. Ends with 1 when it took too long or
// anything is broken.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-close-due.mjs', import.meta.url));
