// npm run attack:ownership: every call of the contract with the ids of another member's order, line, refund, traveller, payment
// and account in every field, by a stranger with a login and by nobody, with everything theirs or one thing only. Ends with 1
// when an answer holds anything of the owner's, or anything of theirs has changed.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-ownership.mjs', import.meta.url));
