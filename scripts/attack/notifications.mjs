// npm run attack:notifications: notifications of payment that nobody sent, that were changed or torn on their way, that come
// hundreds of times at once over two processes, and that say odd things with the payment system's own signature. Ends with 1
// when an order is paid that is not, or one that is paid counts twice, or an answer is an error of ours.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-notifications.mjs', import.meta.url));
