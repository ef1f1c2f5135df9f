import { changedLibrary } from './changed-library';

/**
 * React's sentinels, errors it compares by identity and never shows, without a stack. Whoever watches with the developer's
 * tools (Lighthouse does) looks up the place of every error made, and for one made while a file is evaluated the browser parses
 * the whole script a second time: 18 ms of processor time of a home page, 160 at 9 times slow-down, that no visitor ever waits for.
 */
export const sentinelErrors = () =>
  changedLibrary({
    name: 'sentinel-errors',
    file: /\/react-dom-client\.production\.js$/,
    place: /Error\(formatProdErrorMessage\((?:460|461|474|519|542)\)\)/,
    times: 5,
    stand: 'Object.create(Error.prototype)',
  });
