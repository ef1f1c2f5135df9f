// npm test: installs and runs the checks. Arguments name the steps to run alone; `--full` adds drills, whole matrices, packing,
// attacks and benches (npm run test:full). The last line is `N passed, N failed`, counted over all steps.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { runInLanes } from './lanes.mjs';
import { smallCommands } from './small-commands.mjs';
import { install, requireNode, run, tool } from './steps.mjs';

requireNode();
const isFull = process.argv.includes('--full');
const only = process.argv.slice(2).filter((argument) => argument !== '--full');
const reports = mkdtempSync(join(tmpdir(), 'yunyou-test-'));
const flakyFile = join(reports, 'flaky');
const results = [];
const quiet = { capture: true };
/** @type {NodeJS.ProcessEnv} */
const env = { FLAKY_FILE: flakyFile, ...(isFull && { YUNYOU_FULL: '1' }) };
const startedAt = performance.now();

/** A step that is one thing: it passes or fails. */
const check = (name, work, after) => ({
  name,
  after,
  work: () =>
    measured(name, async () => {
      const { code, output } = await work();
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    }),
});

/** A vitest run: every test counts. */
const tests = (name, args, after) => ({
  name,
  after,
  work: () =>
    measured(name, async () => {
      const report = join(reports, `${name}.json`);
      const { code, output } = await tool(
        'vitest',
        [
          'run',
          ...args,
          ...['--reporter=dot', '--reporter=./scripts/flaky-reporter.mjs', '--reporter=json'],
          `--outputFile.json=${report}`,
        ],
        { ...quiet, env },
      );
      const counted = readReport(report);
      // A run that dies before or after its tests has failed, whatever it counted.
      if (code !== 0 && counted.failed === 0) counted.failed = 1;
      return { ...counted, output };
    }),
});

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

/** Runs a step; what it printed comes at its end in one piece, as another one runs beside it. */
async function measured(name, work) {
  const beganAt = performance.now();
  process.stdout.write(`== ${name} begins\n`);
  let counted;
  try {
    counted = await work();
  } catch (error) {
    counted = { passed: 0, failed: 1, output: error.message };
  }
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1);
  if (counted.output) process.stdout.write(`\n${counted.output}\n`);
  process.stdout.write(`== ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s\n`);
  results.push({ name, seconds, passed: counted.passed, failed: counted.failed, failures: counted.failures });
}

await measured('install', async () => {
  await install();
  return { passed: 1, failed: 0 };
});
await measured('browser', async () => {
  const browser = await ensureBrowser({ lean: true });
  if (browser) env.CHROME_PATH = browser;
  return { passed: 1, failed: 0 };
});

/** In the order they begin in, two at a time: the long ones that wait a lot first, what needs a build as soon as it is there. */
const steps = [
  tests('unit and server', []),
  check('format and lint', () =>
    tool('@biomejs/biome', ['check', '.', '--error-on-warnings'], { ...quiet, command: 'biome' }),
  ),
  check('boundaries', async () => {
    const graph = await tool(
      'dependency-cruiser',
      ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
      { ...quiet, command: 'depcruise' },
    );
    const rules = ['sql-in-stores', 'kind-literals', 'route-rules'];
    const all = [graph];
    for (const rule of rules) all.push(await run(process.execPath, [`scripts/${rule}.mjs`], quiet));
    return {
      code: all.find(({ code }) => code !== 0)?.code ?? 0,
      output: all.map(({ output }) => output).join(''),
    };
  }),
  check('types', () => tool('turbo', ['run', 'types', '--output-logs=errors-only'], quiet)),
  check('types of scripts', () =>
    tool('typescript-native', ['-p', 'scripts/tsconfig.json'], { ...quiet, command: 'tsc' }),
  ),
  check('pictures', () => tool('tsx', ['apps/server/scenes/render.ts', '--check'], quiet)),
  check('builds', () => tool('turbo', ['run', 'build', '--output-logs=errors-only'], quiet)),
  check('storybook', () => tool('storybook', ['build', '--quiet', '--disable-telemetry'], quiet)),
  // Says which exported symbol of the SDK has no sentence.
  check('api reference', () => tool('typedoc', [], quiet)),
  tests('budgets', ['--config', 'vitest.built.config.ts'], isFull ? ['builds', 'storybook'] : ['builds']),
  tests('components', ['--config', 'vitest.storybook.config.ts']),
  tests('end to end', ['--config', 'vitest.e2e.config.ts'], ['builds']),
  ...(isFull ? smallCommands.map(({ name, work }) => check(name, () => work(quiet), ['builds'])) : []),
];
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
await runInLanes(
  steps.filter(({ name }) => only.length === 0 || only.includes(name)),
  2,
);

const flaky = existsSync(flakyFile) ? readFileSync(flakyFile, 'utf8').trim().split('\n') : [];
rmSync(reports, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
}
for (const name of flaky) process.stdout.write(`\nflaky   ${name}\n`);
for (const failure of results.flatMap((it) => it.failures ?? []))
  process.stdout.write(`\nFAILED  ${failure}\n`);
process.stdout.write(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes\n`);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
