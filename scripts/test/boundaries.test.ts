import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindLiterals } from '../kind-literals.mjs';
import { routeProblems } from '../route-rules.mjs';
import { sqlOutsideStores } from '../sql-in-stores.mjs';
import { tool } from '../steps.mjs';

const fixture = fileURLToPath(new URL('boundaries-fixture', import.meta.url));

interface Violation {
  from: string;
  rule: { name: string };
}

/** Runs the project's own rules over a folder whose files break them on purpose. */
async function violations(): Promise<string[]> {
  const { output } = await tool(
    'dependency-cruiser',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', fixture],
    { command: 'depcruise', capture: true, env: { BOUNDARIES_FIXTURE: '1' } },
  );
  const report = JSON.parse(output) as { summary: { violations: Violation[] } };
  return report.summary.violations.map((it) => `${it.rule.name}: ${it.from.split('boundaries-fixture/')[1]}`);
}

describe('the boundary check', () => {
  it('notices every kind of dependency that the architecture forbids', async () => {
    const found = await violations();
    expect([...new Set(found)].sort()).toEqual([
      'channel-knows-contract: packages/channel/src/knows-host.ts',
      'components-know-props: packages/ui/src/components/knows-shell.ts',
      'core-knows-no-module: apps/server/src/core/orders/knows-ticket.ts',
      'database-knows-tables: apps/server/src/database/knows-rules.ts',
      'database-knows-types: apps/server/src/database/runs-tables.ts',
      'feature-home-knows-its-pairs: packages/ui/src/features/home/knows-voucher.ts',
      'features-alone: packages/ui/src/features/voucher/knows-notice.ts',
      'handlers-and-jobs-open-transactions: apps/server/src/core/orders/opens-transaction.ts',
      'module-contacts-knows-its-pairs: apps/server/src/modules/contacts/knows-notice.ts',
      'modules-alone: apps/server/src/modules/notice/knows-ticket.ts',
      'no-circles-of-types: apps/server/src/type-circle-a.ts',
      'no-circles: packages/ui/src/circle-a.ts',
      'no-schema-library-in-the-client: packages/sdk/src/loads-schemas.ts',
      'nobody-knows-the-apps: packages/ui/src/knows-app.ts',
      'outside-knows-no-module: apps/server/src/outside/knows-ticket.ts',
      'react-in-ui-and-web: packages/sdk/src/knows-react.ts',
      'sdk-core-knows-no-domain: packages/sdk/src/core/knows-order.ts',
      'sdk-domain-order-knows-its-pairs: packages/sdk/src/order/knows-payment.ts',
      'sdk-domains-alone: packages/sdk/src/notice/knows-ticket.ts',
      'server-knows-contract: apps/server/src/knows-host.ts',
      'shell-knows-no-feature: packages/ui/src/shell/knows-feature.ts',
      'ui-knows-sdk: packages/ui/src/knows-app.ts',
      'validators-alone: packages/validators/src/knows-contract.ts',
    ]);
  }, 60_000);
});

describe('the check for SQL outside of stores', () => {
  it('names every query in another file, and nothing in comments and texts', () => {
    expect(sqlOutsideStores(fixture)).toEqual([
      'apps/server/src/modules/notice/asks.ts:5',
      'apps/server/src/modules/notice/asks.ts:6',
    ]);
  });
});

describe('the check for kinds outside of their parts', () => {
  it('names every comparison in a frame, and none in a part of the kind', () => {
    expect(kindLiterals(fixture)).toEqual([
      'packages/ui/src/features/voucher/asks-kind.ts:3',
      'packages/ui/src/features/voucher/asks-kind.ts:7',
    ]);
  });
});

// conformance: SDK-03
describe('the rules of routes', () => {
  it('name what is too long and what does not belong into a route', () => {
    const folder = 'apps/web/src/routes/pages';
    expect(routeProblems(fixture)).toEqual([
      `${folder}/does-too-much.tsx:3: reads a text apart`,
      `${folder}/does-too-much.tsx:4: makes an error`,
      `${folder}/does-too-much.tsx:5: asks for the number of a status`,
      `${folder}/is-too-long.tsx: 81 lines`,
    ]);
  });
});
