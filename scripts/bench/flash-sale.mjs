// npm run bench:flash-sale: AT_ONCE (500) buyers at once want places of one pool, on a PostgreSQL of its own: a plain transaction for
// each (PLAIN, 3,000), the same rules with a transaction for each (ALONE, 2,000), and gathered, committed together (GATHERED, 30,000).
// Ends with 1 when gathering brings less than 20 times the plain transaction.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-flash-sale.mjs', import.meta.url));
