import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Custom properties by name, `--yy-color-text` → `#1c2421`. */
export type Declarations = ReadonlyMap<string, string>;

const tokensDir = fileURLToPath(new URL('../../src/tokens/', import.meta.url));

/** The custom properties a token file declares, each as its first block has it (later ones are media queries and modes). */
export function readTokens(file: string): Declarations {
  const css = readFileSync(`${tokensDir}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value.trim());
  }
  return tokens;
}

/** A theme as the browser sees it: pigments, the light theme, and what `overrides` changes. */
export function theme(overrides?: string): Declarations {
  return new Map([
    ...readTokens('palette.css'),
    ...readTokens('theme-light.css'),
    ...(overrides ? readTokens(overrides) : []),
  ]);
}

/** The `#rrggbb` behind a name, through any chain of `var()`. */
export function colour(tokens: Declarations, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colour(tokens, reference);
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${name} is ${value}, not a plain colour`);
  return value;
}
