import { packageConfig } from '../../scripts/tsup-package.mjs';

export default packageConfig(['src/index.ts', 'src/checkout/index.ts', 'src/preview/index.ts']);
