import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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
      'no-circles: packages/ui/src/circle-a.ts',
      'no-schema-library-in-the-client: packages/sdk/src/loads-schemas.ts',
      'nobody-knows-the-apps: packages/ui/src/knows-app.ts',
      'react-in-ui-and-web: packages/sdk/src/knows-react.ts',
      'server-knows-contract: apps/server/src/knows-host.ts',
      'ui-knows-sdk: packages/ui/src/knows-app.ts',
      'validators-alone: packages/validators/src/knows-contract.ts',
    ]);
  }, 60_000);
});
