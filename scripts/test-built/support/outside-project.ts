import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packSdk, sdkPackages } from '../../pack-sdk.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const execute = promisify(execFile);

export { sdkPackages };

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
  const tarballs = await packSdk(join(folder, 'packed'));
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
