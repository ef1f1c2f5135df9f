// npm run bench:hotels: HOTELS hotels (2,000) with three room types, five rates and a year of nights each, 300 of them in one
// city. Measures that city's list for three nights over HTTP, filtered, sorted by price or distance, AT_ONCE (8) visitors at
// once; then compares 200 of the prices shown with what a quote says. Ends with 1 when it is too slow or one price is wrong.
import { runWithSource } from '../local-shop/with-source.mjs';

runWithSource(new URL('run-many-hotels.mjs', import.meta.url));
