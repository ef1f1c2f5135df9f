import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { areasById, areasIn } from '../../../scripts/page-texts.mjs';

interface Rule {
  name: string;
  to: { path: string; pathNot: string[] };
}
const { forbidden }: { forbidden: Rule[] } = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
);

const source = fileURLToPath(new URL('../src/', import.meta.url));
const byId = await areasById();
const shared = ['base', 'components', 'kit'];

/** Areas whose texts the files of a folder use, stories left out. */
function areasOf(folder: string): string[] {
  const files = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.stories.'),
  );
  const areas = files.flatMap((file) => [...areasIn(readFileSync(join(source, folder, file), 'utf8'), byId)]);
  return [...new Set(areas)];
}

/** Whether the boundary check lets a feature know another. */
function mayKnow(feature: string, other: string): boolean {
  const rule = forbidden.find(({ name }) => name === `feature-${feature}-knows-its-pairs`);
  const path = `packages/ui/src/features/${other}/index.ts`;
  return (
    rule?.to.pathNot.some((pattern) => !pattern.includes('$2') && new RegExp(pattern).test(path)) ?? false
  );
}

describe('texts', () => {
  it.each(readdirSync(join(source, 'features')))(
    'of %s are its own, shared, or of a feature it may know',
    (feature) => {
      const foreign = areasOf(`features/${feature}`).filter(
        (area) => area !== feature && !shared.includes(area) && !mayKnow(feature, area),
      );
      expect(foreign).toEqual([]);
    },
  );

  it('of components and the shell are no feature’s', () => {
    expect(areasOf('components').filter((area) => !shared.includes(area))).toEqual([]);
    expect(areasOf('shell').filter((area) => area !== 'shell' && !shared.includes(area))).toEqual([]);
  });

  it('are found in code, whole or put together', () => {
    expect([...areasIn("t('order.pay')", byId)]).toEqual(['order']);
    expect([...areasIn(['t(`ticket.refund.$', '{kind}`)'].join(''), byId)]).toEqual(['ticket']);
    expect(mayKnow('order', 'contacts')).toBe(true);
    expect(mayKnow('order', 'home')).toBe(false);
  });
});
