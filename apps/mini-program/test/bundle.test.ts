import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, fileOf } from '../src/addresses';
import { buildProgram } from './support/built-program';

/** What a mini-program's context has besides the language. */
const platformGlobals = [
  'wx',
  'App',
  'Page',
  'getApp',
  'getCurrentPages',
  'module',
  'exports',
  'console',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
];

/** The program gives these itself before anything else runs: `provideWebApis`. */
const provided = ['AbortController', 'Headers'];

/** In the code but never reached here: the default of `postForm`, which is handed in, and what the HTTP library does to a form. */
const notReached = ['Blob', 'FormData', 'URLSearchParams'];

/** Bytes. The platform takes 2 MB per package; a program this small opens at once. Every domain of the SDK is in it. */
const programBudget = 690_000;

let built: Awaited<ReturnType<typeof buildProgram>>;
let code: string;
beforeAll(async () => {
  built = await buildProgram();
  code = readFileSync(join(built.folder, 'program.js'), 'utf8');
});
afterAll(() => built.remove());

/** Names the code uses and nobody in it declares, with where; those it only asks for with `typeof` are left out. */
function freeNames(): Map<string, string> {
  const name = join(built.folder, 'program.js');
  const program = ts.createProgram([name], {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    noResolve: true,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts'],
    types: [],
    moduleDetection: ts.ModuleDetectionKind.Force,
  });
  const source = program.getSourceFile(name);
  const unknownName = [2304, 2503, 2552, 2580, 2581, 2584, 2585, 2591];
  const found = new Map<string, string>();
  for (const { code: number, start = 0, length = 0 } of program.getSemanticDiagnostics(source)) {
    if (!unknownName.includes(number)) continue;
    found.set(code.slice(start, start + length), code.slice(Math.max(0, start - 120), start + 60));
  }
  return found;
}

describe('the built program', () => {
  it('names nothing that a mini-program lacks', () => {
    const allowed = new Set([...platformGlobals, ...provided, ...notReached]);
    const forbidden = [...freeNames()].filter(([name]) => !allowed.has(name));
    // Asked for with `typeof` first, by libraries that run in many places.
    const guarded = forbidden.filter(([name, around]) => new RegExp(`typeof ${name}\\b`).test(around));
    expect(forbidden.filter((one) => !guarded.includes(one))).toEqual([]);
  });

  it('reaches for nothing of a browser through the global object unless it was given instead', () => {
    const members = new Set(code.match(/\bglobalThis\??\.\w+/g));
    // Defaults for what the program hands in: `fetch`, `postForm`, `random`, and the two classes it provides.
    const given = ['fetch', 'XMLHttpRequest', 'crypto', 'AbortController', 'Headers'];
    const defaults = given.map((name) => `globalThis.${name}`);
    expect([...members].filter((member) => !defaults.includes(member))).toEqual([]);
  });

  it(`is at most ${programBudget} bytes, less than a third of what the platform takes`, () => {
    const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' });
    const sizes = files.map((file) => statSync(join(built.folder, file))).filter((stat) => stat.isFile());
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    console.log(`mini-program: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(programBudget);
  });

  it('has a file, a template and a place in app.json for every page', () => {
    const { pages }: { pages: string[] } = JSON.parse(readFileSync(join(built.folder, 'app.json'), 'utf8'));
    const names = Object.keys(addresses).filter((name): name is keyof typeof addresses => name in addresses);
    expect([...pages].sort()).toEqual(names.map(fileOf).sort());
    for (const page of pages) {
      for (const ending of ['js', 'json', 'wxml']) {
        expect(statSync(join(built.folder, `${page}.${ending}`)).size).toBeGreaterThan(0);
      }
    }
  });
});
