// npm run attack:oversell: BUYERS (2,000) buyers over three processes want the last PLACES (100) of a day at once; then a third
// of those who got one give it back while everybody else asks again. Ends with 1 when more or fewer are sold than there are.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-oversell.mjs', import.meta.url));
