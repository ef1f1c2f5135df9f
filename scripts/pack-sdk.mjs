// npm run pack:sdk -- FOLDER: the SDK's packages as they would be published, in one folder: `npm install FOLDER/*.tgz` in a project of yours.
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode, root, run, tool } from './steps.mjs';

/** Everything framework-free, in the order of who knows whom. */
export const sdkPackages = /** @type {const} */ ([
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
]);

/**
 * Packs what is built, with versions in place of `workspace:*`. Answers the files by the packages' names.
 * @param {string} folder
 * @returns {Promise<Map<string, string>>}
 */
export async function packSdk(folder) {
  mkdirSync(folder, { recursive: true });
  const pnpm = join(dirname(createRequire(import.meta.url).resolve('pnpm')), 'bin/pnpm.cjs');
  for (const name of sdkPackages) {
    // They are built already; `prepack` would build each again.
    const args = [pnpm, 'pack', '--config.ignore-scripts=true', '--pack-destination', folder];
    const { code, output } = await run(process.execPath, args, {
      cwd: join(root, 'packages', name),
      capture: true,
    });
    if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`);
  }
  const files = readdirSync(folder);
  return new Map(
    sdkPackages.map((name) => [
      name,
      join(folder, files.find((file) => new RegExp(`^yunyou-${name}-\\d`).test(file)) ?? ''),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  const folder = resolve(process.argv[2] ?? 'packed');
  const filters = sdkPackages.map((name) => `--filter=@yunyou/${name}`);
  const { code } = await tool('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
  if (code !== 0) process.exit(code);
  await packSdk(folder);
  console.log(`${sdkPackages.length} packages. In your project: npm install ${folder}/*.tgz`);
}
