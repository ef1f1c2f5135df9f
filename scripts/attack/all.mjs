// npm run attack: every attack, one after the other, then one table of their figures; or those named, such as
// `npm run attack fuzz login`. Needs the built app (npm run build). Ends with 1 when one of them does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ATTACKS = [
  'draws',
  'flash-sale',
  'oversell',
  'kill',
  'notifications',
  'ownership',
  'fuzz',
  'login',
  'rendering',
  'requests',
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !ATTACKS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}; there are ${ATTACKS.join(', ')}.`);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'yunyou-attack-'));
const rows = [];
for (const name of named.length > 0 ? named : ATTACKS) {
  const file = join(folder, name);
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const beganMs = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, FIGURES_FILE: file },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - beganMs) / 1_000);
  const written = await readFile(file, 'utf8').catch(() => '');
  rows.push([name, code === 0 ? 'held' : 'BROKEN', `${seconds} s`]);
  for (const line of written.trim().split('\n').filter(Boolean)) {
    const { title, figures } = JSON.parse(line);
    rows.push(['', title, '']);
    for (const [what, figure] of Object.entries(figures)) rows.push(['', what, figure]);
  }
}
await rm(folder, { recursive: true });
console.log('\n| attack | what | figure |\n|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
