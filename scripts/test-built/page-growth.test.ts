import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPage } from '../new/page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What a page may change of home, brotli. */
const NOISE_BYTES = 20;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yunyou-growth-'));
  run(root, 'git', ['clone', '--quiet', root, folder]);
  run(folder, 'npx', ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile', '--prefer-offline']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (cwd: string, command: string, args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'pipe', maxBuffer: 64_000_000 });

/** Script and style of home in a build of the browser's files, brotli. */
function homeBytes(): number {
  const web = join(folder, 'apps/web');
  run(web, 'npx', ['vite', 'build']);
  const dist = join(web, 'dist');
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  // The hashes in names of files are others after each change: they say nothing about size.
  const text = (file: string) =>
    readFileSync(join(dist, file), 'utf8').replace(/-[\w-]{8}(?=\.(?:js|css))/g, '');
  return [...files].reduce((sum, file) => sum + brotliCompressSync(text(file)).length, 0);
}

it(`a new page changes home's bytes by at most ${NOISE_BYTES}`, () => {
  const before = homeBytes();
  newPage('/packages/order/boat-trip/boat-trip', { 'zh-Hans': '游船', en: 'Boats' }, folder);
  const after = homeBytes();
  console.log(`home: ${before} bytes, ${after} with one page more`);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(NOISE_BYTES);
});
