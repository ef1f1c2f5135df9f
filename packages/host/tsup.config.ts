import { packageConfig } from '../../scripts/tsup-package.mjs';

export default packageConfig(['src/index.ts', 'src/browser/index.ts', 'src/memory/index.ts']);
