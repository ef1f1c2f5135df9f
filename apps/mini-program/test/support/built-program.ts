import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the program as it is uploaded, into a folder of its own. */
export async function buildProgram(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'yunyou-mini-program-'));
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  );
  await promisify(execFile)(process.execPath, [tsup], {
    cwd: here,
    env: { ...process.env, OUT_DIR: folder },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
