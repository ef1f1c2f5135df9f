// The commands of scripts/attack, bench and soak in a small size, for `npm run test:full`: each must still find what it looks for.
import { run } from './steps.mjs';

/** Variables that make a command small, by its script. */
const sizes = {
  'attack/flash-sale.mjs': { BUYERS: '300', PLACES: '10', PROCESSES: '2', ARRIVE_MS: '500' },
  'attack/fuzz.mjs': { ROUNDS: '5' },
  'attack/kill.mjs': { KILLS: '4' },
  'attack/login.mjs': { GUESSES: '60' },
  'attack/notifications.mjs': { ORDERS: '4' },
  'attack/oversell.mjs': { BUYERS: '120', PLACES: '12' },
  'attack/ownership.mjs': {},
  'attack/rendering.mjs': { PAGES: '3' },
  'attack/requests.mjs': { LARGE: '2', SLOW: '40', DEEP: '40', IDLE: '100' },
  'bench/appointments.mjs': { CALLS: '30', SLOTS: '2000', BOOKERS: '40' },
  'bench/close-due.mjs': { DUE: '150' },
  'bench/flash-sale.mjs': { PLAIN: '400', ALONE: '200', GATHERED: '4000' },
  'bench/many-hotels.mjs': { HOTELS: '60', ROUNDS: '40' },
  'bench/million-orders.mjs': { SMALL: '500', LARGE: '5000', ROUNDS: '20' },
  'bench/reviews.mjs': { CALLS: '40', REVIEWS: '2000' },
  'bench/search.mjs': { SEARCHES: '60', SHARE: '0.04' },
  'check-spreads.mjs': { SPREADS: '2000' },
  'soak/soak.mjs': { SOAK_MINUTES: '2' },
};

export const smallCommands = Object.entries(sizes).map(([script, env]) => ({
  name: script.replace('.mjs', '').replace('/', ' '),
  /** @param {{ capture: boolean }} options */
  work: (options) => run(process.execPath, [`scripts/${script}`], { ...options, env }),
}));
