import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The interfaces of a file, by name. */
function interfacesOf(path: string): Map<string, ts.InterfaceDeclaration> {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.ES2022, true);
  return new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((found) => [found.name.text, found]),
  );
}

const propertiesOf = (path: string, name: string): ts.PropertySignature[] =>
  [...(interfacesOf(path).get(name)?.members ?? [])].filter((member) => ts.isPropertySignature(member));

it.each([
  ['../src/session/session-store.ts', 'SessionState'],
  ['../src/session/user.ts', 'SessionUser'],
  ['../../api-client/src/api-error.ts', 'AnyApiError'],
  ['../../api-client/src/api-error.ts', 'UnansweredError'],
  ['../../api-client/src/api-error.ts', 'ProgramError'],
  ['../../api-client/src/api-error.ts', 'RefusedBy'],
])('%s: every field of %s has a sentence that an editor shows', (path, name) => {
  const properties = propertiesOf(path, name);
  expect(properties.length).toBeGreaterThan(2);
  const silent = properties.filter((property) => ts.getJSDocCommentsAndTags(property).length === 0);
  expect(silent.map((property) => property.name.getText())).toEqual([]);
});

/** The README's line of parts, as `src/sdk.ts` has them; what is `Lazy` is called. */
function partsLine(): string {
  const parts = [
    ...propertiesOf('../src/sdk.ts', 'Sdk'),
    ...propertiesOf('../src/catalogue.ts', 'PublicReads'),
  ].map((property) => {
    const isLazy = property.type?.getText().startsWith('Lazy<');
    return `\`${property.name.getText()}${isLazy ? '()' : ''}\``;
  });
  return `**Parts.** ${parts.join(', ')}.`;
}

it('the README lists every part (`vitest -u` writes the line anew)', async () => {
  const readme = textOf('../README.md');
  expect(partsLine().split(', ').length).toBeGreaterThan(40);
  expect(readme).toMatch(/^\*\*Parts\.\*\* /m);
  await expect(readme.replace(/^\*\*Parts\.\*\* .*$/m, partsLine())).toMatchFileSnapshot('../README.md');
});
