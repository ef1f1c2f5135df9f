// npm test: installs and runs every check there is. The last line is `N passed, N failed`, counted over all of them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { install, requireNode, run, tool } from './steps.mjs';

requireNode();
const reports = mkdtempSync(join(tmpdir(), 'yunyou-test-'));
const only = process.argv.slice(2);
const results = [];

/** A check that is one thing: it passes or fails. */
async function check(name, work) {
  await measured(name, async () => {
    const { code, output } = await work();
    if (code !== 0) process.stdout.write(`${output}\n`);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

/** A vitest run: every test counts. */
async function tests(name, args, env) {
  await measured(name, async () => {
    const report = join(reports, `${results.length}.json`);
    const { code } = await tool(
      'vitest',
      ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      { env },
    );
    const counted = readReport(report);
    // A run that dies before or after its tests has failed, whatever it counted.
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    return counted;
  });
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const brokenFiles = testResults.filter(
      (it) => it.status === 'failed' && it.assertionResults.length === 0,
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + brokenFiles.length,
      failures: testResults.flatMap((it) => failuresOf(it)),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What failed in a file of tests, each with the first lines of its reason: said again at the end of a long run. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const reason = (text) =>
    stripVTControlCharacters(text ?? '')
      .split('\n')
      .slice(0, 3)
      .join('\n    ');
  if (status === 'failed' && assertionResults.length === 0) return [`${file}\n    ${reason(message)}`];
  return assertionResults
    .filter((it) => it.status === 'failed')
    .map((it) => `${file} > ${it.fullName}\n    ${reason(it.failureMessages[0])}`);
}

async function measured(name, work) {
  if (only.length > 0 && !only.includes(name)) return;
  const startedAt = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  let counted;
  try {
    counted = await work();
  } catch (error) {
    console.error(error.message);
    counted = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s\n`);
  results.push({ name, ...counted, seconds });
}

const quiet = { capture: true };

await measured('install', async () => {
  await install();
  return { passed: 1, failed: 0 };
});
let browser;
await measured('browser', async () => {
  browser = await ensureBrowser({ lean: true });
  return { passed: 1, failed: 0 };
});
const env = { ...(browser && { CHROME_PATH: browser }) };

await check('format and lint', () =>
  tool('@biomejs/biome', ['check', '.', '--error-on-warnings'], { ...quiet, command: 'biome' }),
);
await check('boundaries', async () => {
  const graph = await tool(
    'dependency-cruiser',
    ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
    { ...quiet, command: 'depcruise' },
  );
  const sql = await run(process.execPath, ['scripts/sql-in-stores.mjs'], quiet);
  return { code: graph.code || sql.code, output: graph.output + sql.output };
});
await check('types', () => tool('turbo', ['run', 'types', '--output-logs=errors-only'], quiet));
await check('pictures', () => tool('tsx', ['apps/server/scenes/render.ts', '--check'], quiet));
await tests('unit and server', [], env);
await tests('components', ['--config', 'vitest.storybook.config.ts'], env);
await check('builds', () => tool('turbo', ['run', 'build', '--output-logs=errors-only'], quiet));
await check('storybook', () => tool('storybook', ['build', '--quiet', '--disable-telemetry'], quiet));
// Says which exported symbol of the SDK has no sentence.
await check('api reference', () => tool('typedoc', [], quiet));
await tests('budgets', ['--config', 'vitest.built.config.ts'], env);
await tests('end to end', ['--config', 'vitest.e2e.config.ts'], env);

rmSync(reports, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
}
for (const failure of results.flatMap((it) => it.failures ?? []))
  process.stdout.write(`\nFAILED  ${failure}\n`);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
