import { changedLibrary } from './changed-library';

/** Milliseconds React works before it gives way to whoever acts. Its own default is 5. */
const SLICE_MS = 3;

/**
 * React's slices, shorter. It looks at the clock between two components only, so that a slice of 5 ms lasts 6 or 7; on the
 * phones that are slow enough to feel it, a component takes longer still. There is no call for less than 8.
 */
export const shortSlices = () =>
  changedLibrary({
    name: 'short-slices',
    file: /\/scheduler\.production\.js$/,
    place: /\bframeInterval = 5,/,
    stand: `frameInterval = ${SLICE_MS},`,
  });
