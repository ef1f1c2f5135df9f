import { packageConfig } from '../../scripts/tsup-package.mjs';

// `call-types.d.ts` and `requests.d.ts` are printed beside the others by `build/plain-types.ts`.
export default packageConfig(['src/index.ts', 'src/requests.ts', 'src/schemas/index.ts'], {
  external: [/call-types$/, /^\.\/requests$/],
});
