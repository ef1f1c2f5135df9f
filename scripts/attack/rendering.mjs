// npm run attack:rendering: hostile paths, queries, cookies and headers on every page the home page leads to, each looked at for
// what comes back unescaped, for files from outside the app, for redirects elsewhere; pages kept for others asked for again
// after every one; members and visitors at once on the same pages. Needs the built app (npm run build). Ends with 1 when
// anything comes through.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-rendering.mjs', import.meta.url));
