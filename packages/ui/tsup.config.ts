import { packageConfig } from '../../scripts/tsup-package.mjs';

// `styles` is there for its CSS alone: tokens and every component's styles in one file, published as ./styles.css.
export default packageConfig(['src/index.ts', 'src/components.ts', 'src/styles.ts'], {
  loader: { '.css': 'local-css' },
});
