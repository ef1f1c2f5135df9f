// npm run bench:search: 50,000 generated things (5,000 spots, 40,000 tickets, 5,000 hotels of which 300 in one city) on a
// PostgreSQL of its own behind one server process; how long the index takes to be made, its size, and what searches cost over
// HTTP at 16 at once: median and p95 of each kind of query, cold caches of the process included. PLANS=1 prints what PostgreSQL
// does. Fails above what is promised.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-search.mjs', import.meta.url));
