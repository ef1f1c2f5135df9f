// npm run check:spreads: SPREADS (200,000) random discounts, bundles and refunds are spread over lines and units, and must add
// up to the fen. Ends with 1 and the smallest case when one does not.
import { requireNode, tool } from './steps.mjs';

requireNode();
const { SPREADS = '200000' } = process.env;
const { code } = await tool(
  'vitest',
  ['run', '--project', 'server', 'apps/server/test/pricing/properties.test.ts', '-t', 'shares and units'],
  { env: { SPREADS } },
);
process.exitCode = code;
