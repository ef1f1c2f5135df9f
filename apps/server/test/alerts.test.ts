import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsRoutes } from '../src/observability/operations-server';
import { repositoryRoot } from './support/test-config';
import { startTestServer, type TestServer } from './support/test-server';

const read = (file: string) => readFileSync(join(repositoryRoot, 'docs', file), 'utf8');
const rules = read('alerts.yml');
const found = (pattern: RegExp) => [...new Set([...rules.matchAll(pattern)].map(([, word = '']) => word))];

let server: TestServer;
let metrics: string;
beforeAll(async () => {
  const { databaseUrl, close } = await startTestServer();
  await close();
  // Its replica is the primary itself, so that everything is told that there is to tell.
  server = await startTestServer({ databaseReadUrl: databaseUrl }, undefined, databaseUrl);
  metrics = await (await operationsRoutes(server.app).request('/metrics')).text();
});
afterAll(() => server.close());

describe('the alert rules', () => {
  it('ask for metrics that there are', () => {
    const names = found(/\b(yunyou_\w+|process_\w+)/g).map((name) => name.replace(/_(?:bucket|count)$/, ''));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(metrics).toContain(`# TYPE ${name} `);
    const samples = found(/\b(yunyou_(?:waiting|oldest_seconds)\{what="\w+"\})/g);
    expect(samples.length).toBeGreaterThan(6);
    for (const sample of samples) expect(metrics).toContain(`\n${sample} `);
    expect(metrics).toMatch(/^yunyou_pool_connections\{pool="main",state="waiting"\} /m);
  });

  it('are each explained in the runbook, and nothing else is', () => {
    const alarms = read('runbook.md').split('## Alarms')[1]?.split('\n## ')[0] ?? '';
    const explained = [...alarms.matchAll(/^\| `(\w+)` \((page|ticket)\)/gm)].map(
      ([, name, word]) => `${name} ${word}`,
    );
    const ruled = [...rules.matchAll(/alert: (\w+)[\s\S]*?severity: (\w+)/g)].map(
      ([, name, word]) => `${name} ${word}`,
    );
    expect(explained.toSorted()).toEqual(ruled.toSorted());
  });
});
