import { packageConfig } from '../../scripts/tsup-package.mjs';

// `call-types.d.ts` is printed beside the others by `build/plain-types.ts`.
export default packageConfig(['src/index.ts', 'src/schemas/index.ts'], { external: [/call-types$/] });
