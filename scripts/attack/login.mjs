// npm run attack:login: guesses of codes by hundreds at once, from one network and from many, floods of messages, forged
// addresses in front of a proxy and without one, pictures, tokens, one code used many times. Ends with 1 when more is compared,
// sent or let in than is promised.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-login.mjs', import.meta.url));
