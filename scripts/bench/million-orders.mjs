// npm run bench:orders: two databases on one PostgreSQL, one with SMALL orders (10,000) and one with LARGE (1,000,000), each
// behind a server of its own, both with 100,000 members who have ten orders each, as far as there are orders. Measures the
// same calls over HTTP on both in turns, so that whatever else the machine does meets both alike; prints the medians and
// their ratio, the plans of what is slow (PLANS=all: of everything), and how long the invariants take on the large one.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-million-orders.mjs', import.meta.url));
