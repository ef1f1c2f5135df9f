// npm run bench:reviews: 100,000 reviews of one product (tags, options, one in ten with pictures, one in twenty-five added to) on a
// PostgreSQL of its own behind one server process; what lists, summaries and the product's page cost over HTTP one at a time and
// 16 at once, from the first page to the last, and a hundred members who vote for the same review. PLANS=1 prints what PostgreSQL does.
// Fails above what is promised.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-reviews.mjs', import.meta.url));
