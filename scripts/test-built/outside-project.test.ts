import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { createOutsideProject, type OutsideProject, root, sdkPackages } from './support/outside-project';

const execute = promisify(execFile);
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup/package.json'))(
  'esbuild',
) as typeof import('esbuild');

let project: OutsideProject;
beforeAll(async () => {
  project = await createOutsideProject();
}, 240_000);
afterAll(() => project.remove());

/** How a project may find its modules. */
const modules = ['bundler', 'node16', 'nodenext'] as const;

/** What the compiler says of files of the project, every declaration file checked too; empty when nothing is wrong. */
async function complaints(module: (typeof modules)[number], files: readonly string[]): Promise<string> {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const found =
    module === 'bundler' ? ['--module', 'esnext', '--moduleResolution', module] : ['--module', module];
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022'];
  const compiled = execute(
    process.execPath,
    [tsc, ...options, ...found, '--lib', 'es2023,dom', '--types', '', ...files],
    { cwd: project.folder },
  );
  return compiled.then(
    ({ stdout }) => stdout,
    (error) => String(error.stdout || error.message),
  );
}

const installed = (name: string) => join(project.folder, 'node_modules/@yunyou', name);

/** What was installed, bundled as an app outside would bundle it. */
async function bundle(contents: string, options: import('esbuild').BuildOptions = {}) {
  return build({
    stdin: { contents, resolveDir: project.folder, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    outdir: join(project.folder, 'out'),
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    ...options,
  });
}

/** The code that runs the READMEs' examples, over the packages that were installed. */
async function examplesCode(options: import('esbuild').BuildOptions): Promise<string> {
  const source = join(root, 'scripts/test-built/support/outside-examples.ts');
  const { outputFiles } = await bundle(`export { runExamples } from ${JSON.stringify(source)};`, {
    // Its own files lie in the workspace; every package is the one installed outside of it.
    nodePaths: [join(project.folder, 'node_modules')],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

const readmes = () =>
  Object.fromEntries(
    sdkPackages.map((name) => [name, readFileSync(join(installed(name), 'README.md'), 'utf8')]),
  );

/** How many lines each README promises a value for. */
const promised = {
  validators: 5,
  contract: 5,
  i18n: 3,
  'api-client': 3,
  payment: 4,
  host: 4,
  'server-clock': 2,
  channel: 4,
  navigation: 3,
  location: 4,
  subscription: 2,
  sdk: 2,
};

function expectKept(results: Record<string, [string, string][]>): void {
  for (const lines of Object.values(results))
    for (const [actual, expected] of lines) expect(actual).toBe(expected);
  expect(Object.fromEntries(Object.entries(results).map(([name, lines]) => [name, lines.length]))).toEqual(
    promised,
  );
}

// conformance: SDK-01
describe('a project outside of the workspace', () => {
  it('runs the examples of the READMEs in Node', async () => {
    const code = await examplesCode({ packages: 'external', platform: 'node' });
    const file = join(project.folder, 'examples.mjs');
    const run = `${code}\nconsole.log(JSON.stringify(await runExamples(${JSON.stringify(readmes())})));`;
    await writeFile(file, run);
    const { stdout } = await execute(process.execPath, [file], { cwd: project.folder });
    expectKept(JSON.parse(stdout));
  });

  it('runs the examples of the READMEs in Chromium', async () => {
    const code = await examplesCode({ format: 'iife', globalName: 'examples' });
    const executablePath = process.env.CHROME_PATH ?? findBrowser();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: code });
      const results = await page.evaluate(`examples.runExamples(${JSON.stringify(readmes())})`);
      expectKept(JSON.parse(JSON.stringify(results)));
    } finally {
      await browser.close();
    }
  });

  it('has nothing of the workspace: no source, no workspace versions', () => {
    for (const name of sdkPackages) {
      expect(existsSync(join(installed(name), 'src'))).toBe(false);
      expect(readFileSync(join(installed(name), 'package.json'), 'utf8')).not.toContain('workspace:');
    }
  });

  it('has no schema library, and needs none for types: a consumer compiles, with what calls say of themselves', async () => {
    expect(existsSync(join(project.folder, 'node_modules/zod'))).toBe(false);
    const source = `
import { createMemoryHost } from '@yunyou/host/memory';
import { createSdk, isApiError, pages, type OrderSummary, type SpotDetail } from '@yunyou/sdk';

const sdk = createSdk({ baseUrl: '', host: createMemoryHost() });
export const nameOf = async (id: string): Promise<string> => (await sdk.catalogue.spot(id)).name;
export const first: (page: { records: OrderSummary[] }) => string | undefined = ({ records }) => records[0]?.id;
export const widthOf = (spot: SpotDetail): number => spot.picture.width;
export const totals = async (): Promise<number[]> => {
  const found: number[] = [];
  for await (const order of pages(sdk.orders.list, { status: 4 })) found.push(order.totalFen);
  return found;
};
export async function ruleOf(signal: AbortSignal): Promise<string | undefined> {
  try {
    await (await sdk.api()).order.cancel({ id: '1' }, { signal });
  } catch (error) {
    if (isApiError(error) && error.kind === 'conflict') return error.rule;
  }
  // @ts-expect-error a call takes what the contract says, so its types are no any
  await (await sdk.api()).order.cancel({ id: 1 });
  return undefined;
}
`;
    await writeFile(join(project.folder, 'consumer.ts'), source);
    for (const module of modules) expect(await complaints(module, ['consumer.ts'])).toBe('');
    const types = readFileSync(join(installed('contract'), 'dist/call-types.d.ts'), 'utf8');
    expect(types).toContain('/** Creates an order and reserves its stock, all or nothing.');
  });

  it('compiles the examples that are packed with the SDK, however modules are found', async () => {
    const names = readdirSync(join(installed('sdk'), 'examples'));
    for (const name of names) cpSync(join(installed('sdk'), 'examples', name), join(project.folder, name));
    expect(names.length).toBeGreaterThan(1);
    for (const module of modules) expect(await complaints(module, names)).toBe('');
  });

  it('is required by CommonJS in TypeScript under nodenext, and imported later under node16', async () => {
    const required = `import { createSdk } from '@yunyou/sdk';\nexport const sdk: typeof createSdk = createSdk;\n`;
    const later = `export const sdk = async () => (await import('@yunyou/sdk')).createSdk;\n`;
    await writeFile(join(project.folder, 'required.cts'), required);
    await writeFile(join(project.folder, 'later.cts'), later);
    expect(await complaints('nodenext', ['required.cts', 'later.cts'])).toBe('');
    expect(await complaints('node16', ['required.cts'])).toContain('TS1479');
    expect(await complaints('node16', ['later.cts'])).toBe('');
  });

  it('can be required by CommonJS on Node 20.19 and newer', async () => {
    const file = join(project.folder, 'required.cjs');
    const run = `const { isMobile } = require('@yunyou/validators');
const { createSdk } = require('@yunyou/sdk');
console.log(isMobile('13800138000'), typeof createSdk);`;
    await writeFile(file, run);
    const { stdout } = await execute(process.execPath, [file], { cwd: project.folder });
    expect(stdout.trim()).toBe('true function');
  });

  it('pays for one validator with one validator', async () => {
    const { outputFiles } = await bundle(`export { isMobile } from '@yunyou/validators';`, { minify: true });
    expect(brotliCompressSync(outputFiles?.[0]?.contents ?? '').length).toBeLessThan(150);
  });

  it('gets nothing but validators with validators', async () => {
    const { metafile } = await bundle(`export * from '@yunyou/validators';`);
    const inputs = Object.keys(metafile?.inputs ?? {}).filter((input) => input !== '<stdin>');
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.filter((input) => !input.includes('@yunyou/validators/'))).toEqual([]);
  });
});

/** Doors of a package: `.` and its sub-paths. */
function doorsOf(name: string): string[] {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(installed(name), 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.exports)
    .filter((door) => door !== './package.json')
    .map((door) => `@yunyou/${name}${door.slice(1)}`);
}

/** Needs zod, which is for servers and tests. */
const notForClients = '@yunyou/contract/schemas';

describe.each(sdkPackages)('%s as it was packed', (name) => {
  it('has types that fit its code, for bundlers and for Node', async () => {
    const tarball = readFileSync(project.tarballs.get(name) ?? '');
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    if (!checked.types) throw new Error(`${name} has no types`);
    // ES modules only, for resolvers that know `exports`: those that do not, and `require`, are told so by the platform.
    const wanted = checked.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
        !('resolutionOption' in problem && problem.resolutionOption === 'node10'),
    );
    expect(wanted).toEqual([]);
  });

  it('touches nothing when it is imported', async () => {
    for (const door of doorsOf(name).filter((one) => one !== notForClients)) {
      const { outputFiles } = await bundle(`export * from '${door}';`, {
        format: 'iife',
        globalName: 'imported',
        treeShaking: false,
      });
      // Neither timers nor a console: whoever reaches for anything fails.
      const context = createContext({});
      const before = runInContext('Object.getOwnPropertyNames(globalThis)', context);
      runInContext(outputFiles?.[0]?.text ?? '', context);
      const after: string[] = runInContext('Object.getOwnPropertyNames(globalThis)', context);
      expect(after.filter((key) => !before.includes(key) && key !== 'imported')).toEqual([]);
    }
  });
});
