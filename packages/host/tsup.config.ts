import { packageConfig } from '../../scripts/tsup-package.mjs';

export default packageConfig([
  'src/index.ts',
  'src/browser/index.ts',
  'src/in-app-pay/index.ts',
  'src/memory/index.ts',
  'src/messaging-app/index.ts',
  'src/mini-program/index.ts',
  'src/payment-app/index.ts',
  'src/short-video/index.ts',
]);
