import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../package-facts.mjs';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const names = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'package.json')));

interface Manifest {
  scripts: Record<string, string>;
  exports: Record<string, string | Record<string, string>>;
}

describe.each(names)('the package %s', (name) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

  it('is built before it is packed, so that it is never packed empty', () => {
    expect(manifest.scripts.prepack).toBe('npm run build');
    expect(manifest.scripts.build).toContain('tsup');
  });

  it('says where it comes from, what it is about and what it needs (`node scripts/package-facts.mjs` writes it)', () => {
    const facts = factsOf(name);
    expect(manifest).toMatchObject(facts);
    // Words of its own, besides those that all have.
    expect(facts.keywords.length).toBeGreaterThan(4);
    expect(facts.engines.node).toMatch(/^>=\d/);
    expect(facts.repository.url).toMatch(/^git\+https:.*\.git$/);
  });

  it('has its doors open for `require` too: types first, `default` last', () => {
    const doors = Object.values(manifest.exports).filter(
      (door): door is Record<string, string> => typeof door === 'object' && 'import' in door,
    );
    expect(doors.length).toBeGreaterThan(0);
    for (const door of doors) {
      expect(Object.keys(door)).toEqual(['@yunyou/source', 'types', 'import', 'default']);
      expect(door.default).toBe(door.import);
    }
  });
});
