// npm run bench:appointments: a year of slots of one item (20,000) on a PostgreSQL of its own behind one server process; what 31 days
// of them, the items, and a crowd that books one slot cost over HTTP. Fails above what is promised.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-appointments.mjs', import.meta.url));
