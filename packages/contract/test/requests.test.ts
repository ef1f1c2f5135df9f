import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { printPlainRequests, printPlainTypes } from '../build/plain-types';
import { callNames, printRequests, requestName } from '../build/requests';

describe('the names of requests', () => {
  it('are those of the calls (`vitest -u` writes the file anew)', async () => {
    await expect(printRequests()).toMatchFileSnapshot('../src/requests.ts');
  });

  it('are one for every call', () => {
    const names = callNames().map(({ domain, call }) => requestName(domain, call));
    expect(names).toContain('OrderCreateRequest');
    expect(new Set(names).size).toBe(names.length);
  });

  it('are what an editor shows of the published types', () => {
    const shown = shownRequests();
    expect(shown.length).toBe(callNames().length);
    expect(shown).toEqual(callNames().map(({ domain, call }) => requestName(domain, call)));
  });
});

/** What the compiler calls the request of every call, in the order of `callNames`. */
function shownRequests(): string[] {
  const files: Readonly<Record<string, string>> = {
    '/requests.d.ts': printPlainRequests(),
    '/call-types.d.ts': printPlainTypes(),
    '/shown.ts': `import type { CallTypes } from './call-types';\n${callNames()
      .map(({ domain, call }) => `type _ = CallTypes['${domain}']['${call}']['request'];`)
      .join('\n')}`,
  };
  const options: ts.CompilerOptions = { module: ts.ModuleKind.ESNext, moduleResolution: 100, noLib: true };
  const program = ts.createProgram(['/shown.ts'], options, {
    ...ts.createCompilerHost(options),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getCurrentDirectory: () => '/',
    directoryExists: () => true,
    getSourceFile: (name, version) => {
      const text = files[name];
      return text === undefined ? undefined : ts.createSourceFile(name, text, version);
    },
  });
  const checker = program.getTypeChecker();
  return [...(program.getSourceFile('/shown.ts')?.statements ?? [])]
    .filter((statement) => ts.isTypeAliasDeclaration(statement))
    .map(({ type }) => checker.typeToString(checker.getTypeFromTypeNode(type)));
}
