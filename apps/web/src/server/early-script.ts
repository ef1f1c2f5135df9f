import type { EarlyFiles } from './early';
import early from './early?minified';

/** The script that stands in every rendered page. */
export const earlyScript = (files: EarlyFiles): string => `(${early})(${JSON.stringify(files)})`;
