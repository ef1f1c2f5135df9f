// npm run lighthouse: builds, serves and measures home, spot detail and ticket detail (mobile, median of 5).
// Prints a table for docs/performance.md; fails below the scores the project promises.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { run, tool } from './steps.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 100 };
const PAGES = {
  home: '/',
  'spot detail': '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge',
  'ticket detail': '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult',
};

const browser = await ensureBrowser();
const built = await tool('turbo', [
  'run',
  'build',
  '--filter=@yunyou/web',
  '--filter=@yunyou/server',
  '--output-logs=errors-only',
]);
if (built.code !== 0) process.exit(built.code);

const { register } = await import('tsx/esm/api');
const unregister = register();
const { startApp } = await import('../apps/web/e2e/support/start-app.ts');
await unregister();
const app = await startApp();
const folder = mkdtempSync(join(tmpdir(), 'yunyou-lighthouse-'));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
let kept = true;

try {
  console.log('| page | performance | accessibility | best practices | FCP ms | LCP ms | TBT ms | CLS |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [name, path] of Object.entries(PAGES)) {
    const reports = [];
    for (let index = 0; index < RUNS; index++) {
      const file = join(folder, `${index}.json`);
      const { code, output } = await run(
        'npx',
        [
          '--yes',
          'lighthouse@12.8.2',
          app.url + path,
          '--output=json',
          `--output-path=${file}`,
          '--quiet',
          '--only-categories=performance,accessibility,best-practices',
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
        ],
        { env: { CHROME_PATH: browser }, capture: true },
      );
      if (code !== 0) throw new Error(output);
      reports.push(JSON.parse(readFileSync(file, 'utf8')));
    }
    const score = (category) => Math.round(100 * median(reports.map((it) => it.categories[category].score)));
    const audit = (id, digits = 0) => median(reports.map((it) => it.audits[id].numericValue)).toFixed(digits);
    const scores = Object.keys(PROMISED).map(score);
    console.log(
      `| ${[name, ...scores, audit('first-contentful-paint'), audit('largest-contentful-paint'), audit('total-blocking-time'), audit('cumulative-layout-shift', 3)].join(' | ')} |`,
    );
    for (const [index, [category, promised]] of Object.entries(PROMISED).entries()) {
      if (scores[index] >= promised) continue;
      kept = false;
      console.error(`${name}: ${category} is ${scores[index]}, promised are ${promised}.`);
      const failed = Object.values(reports[0].audits).filter(
        (it) => it.score === 0 && it.scoreDisplayMode === 'binary',
      );
      for (const { id, title } of failed) console.error(`  ${id}: ${title}`);
    }
  }
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = kept ? 0 : 1;
