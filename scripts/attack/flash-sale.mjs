// npm run attack:flash-sale: BUYERS (10,000) buyers over PROCESSES (4) processes want PLACES (100) of a flash sale at once, some of
// them twice; then a third of the places is given up. Ends with 1 when more or fewer are given than there are, when somebody has
// two, when an answer takes longer than five seconds, or when a place does not go to the next in the queue within ten.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-flash-sale.mjs', import.meta.url));
