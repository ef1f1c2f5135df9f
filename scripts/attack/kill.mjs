// npm run attack:kill: two server processes on one database sell, take money, cancel and give back, while one of the two is
// killed (SIGKILL) at KILLS random moments and started again. No notification of the payment system is ever repeated: one
// whose receiver dies is lost. Afterwards time is moved and the jobs run, and the books are compared to the fen. SEED=n
// brings the moments of a run again, as far as two processes allow. Ends with 1 when anything is broken.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-kill.mjs', import.meta.url));
