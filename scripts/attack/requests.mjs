// npm run attack:requests: one server process gets bodies without end from LARGE connections, DEEP nested bodies, IDLE
// connections that say nothing, and requests that arrive a byte a second on SLOW others, while somebody asks for its health and for a public read every 100 ms. Prints what it took in, how its
// memory grew, how long honest visitors waited, and how long the server bore the slow ones. Ends with 1 when its memory grew by
// more than 250 MB, when an honest request failed, or when a slow connection outlived the request timeout.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-requests.mjs', import.meta.url));
