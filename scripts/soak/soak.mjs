// npm run soak: SOAK_MINUTES (60) of mixed load on one server process with a PostgreSQL of its own: pages, reads, reports,
// logins, orders, payments, refunds, cancellations of orders and accounts. Every minute: memory after a collection, connections,
// sizes of the tables, latency. Ends with 1 when memory, connections or latency grow beyond their bounds, or an answer is an
// error of ours. Pages are rendered where the app is built.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-soak.mjs', import.meta.url));
