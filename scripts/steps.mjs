// What start, test and dev have in common: running the workspace's own tools with plain Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Stops with a clear word when this Node is older than the project needs. */
export function requireNode() {
  const [wantedMajor, wantedMinor] = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Yunyou needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Runs a program; resolves to its exit code. Its output goes to ours unless `capture` is set.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, capture?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, cwd = root, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // turbo looks for pnpm on the path; a stranger's machine has it only here.
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        ...env,
      },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The script behind a package's command, so that it runs with our Node and without a shell. */
export function binOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a workspace tool, such as `tool('vitest', ['run'])`. */
export const tool = (packageName, args, options = {}) =>
  run(process.execPath, [binOf(packageName, options.command), ...args], options);

/** Installs exactly what the lockfile says, with the pnpm that package.json names. */
export async function install() {
  const { code } = await run('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
  if (code !== 0) throw new Error('The dependencies could not be installed; see above.');
}
