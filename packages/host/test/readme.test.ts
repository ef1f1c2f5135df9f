import { readFileSync } from 'node:fs';
import { transpileModule } from 'typescript';
import { expect, it } from 'vitest';
import { createMemoryHost } from '../src/memory';

it('runs the example of the README', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const { outputText } = transpileModule(`${example}export { host, text };`, {
    compilerOptions: { module: 99, target: 9 },
  });
  const code = outputText.replace(/^import .*$/gm, '').replace(/export \{.*$/m, 'return { host, text };');
  const run = new Function('createMemoryHost', `return (async () => { ${code} })()`);
  const { host, text } = await run(createMemoryHost);
  expect([text, host.storage.get('locale'), host.opened]).toEqual(['YY1', 'en', ['https://a.example/']]);
});
