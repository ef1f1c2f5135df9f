import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const execute = promisify(execFile);

/** Everything framework-free, in the order of who knows whom. */
export const sdkPackages = [
  'validators',
  'contract',
  'server-clock',
  'channel',
  'location',
  'subscription',
  'navigation',
  'host',
  'i18n',
  'payment',
  'api-client',
  'sdk',
] as const;

export interface OutsideProject {
  folder: string;
  /** The packed packages, by name. */
  tarballs: ReadonlyMap<string, string>;
  remove(): Promise<void>;
}

/**
 * A project outside of the workspace that has installed the packages as they would be published: packed, their `workspace:*`
 * turned into versions. Other dependencies come from the registry npm is set to.
 */
export async function createOutsideProject(): Promise<OutsideProject> {
  const folder = await mkdtemp(join(tmpdir(), 'yunyou-outside-'));
  const packed = join(folder, 'packed');
  await mkdir(packed);
  const pnpm = join(dirname(createRequire(import.meta.url).resolve('pnpm')), 'bin/pnpm.cjs');
  for (const name of sdkPackages) {
    // They are built already; `prepack` would build each again.
    await execute(
      process.execPath,
      [pnpm, 'pack', '--config.ignore-scripts=true', '--pack-destination', packed],
      {
        cwd: join(root, 'packages', name),
      },
    );
  }
  const files = await readdir(packed);
  const tarballs = new Map(
    sdkPackages.map((name) => [
      name as string,
      join(packed, files.find((file) => new RegExp(`^yunyou-${name}-\\d`).test(file)) ?? ''),
    ]),
  );
  const dependencies = Object.fromEntries(
    [...tarballs].map(([name, file]) => [`@yunyou/${name}`, `file:${file}`]),
  );
  const manifest = { name: 'outside', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await execute('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  return { folder, tarballs, remove: () => rm(folder, { recursive: true, force: true }) };
}
