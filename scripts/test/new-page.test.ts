import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDomain } from '../new/domain.mjs';
import { newPage } from '../new/page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const registryFolder = 'packages/navigation/src/pages';
/** Lists in which a domain is named. */
const domainLists = [
  'packages/contract/src/calls/index.ts',
  'packages/contract/src/schemas/index.ts',
  'apps/server/src/modules/index.ts',
];
const titles = { 'zh-Hans': '游船', en: 'Boats' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yunyou-new-'));
  for (const path of [registryFolder, ...domainLists])
    cpSync(join(root, path), join(folder, path), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (file: string) => file.replace(`${folder}/`, '');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('a new page', () => {
  it('is two files: its route, and its entry in the registry', () => {
    const path = '/packages/order/boat-trip/boat-trip';
    expect(newPage(path, titles, folder).map(inFolder)).toEqual([
      `apps/web/src/routes${path}.tsx`,
      `${registryFolder}/order.ts`,
    ]);
    expect(read(`apps/web/src/routes${path}.tsx`)).toContain(`createFileRoute('${path}')`);
    expect(read(`${registryFolder}/order.ts`)).toContain(
      `  boatTrip: {\n    path: '${path}',\n    titles: { 'zh-Hans': '游船', en: 'Boats' },\n  },\n});`,
    );
  });

  it('that the registry has is its route alone', () => {
    const path = '/packages/order/refund-list/refund-list';
    expect(newPage(path, titles, folder).map(inFolder)).toEqual([`apps/web/src/routes${path}.tsx`]);
  });

  it('of a new package makes the group of the registry, too', () => {
    newPage('/packages/boat/boat-list/boat-list', titles, folder);
    const index = read(`${registryFolder}/index.ts`);
    expect(index).toContain(`import { boatPages } from './boat';`);
    expect(index).toContain('  ...boatPages,');
  });

  it('with a name that another page has is named by its package', () => {
    newPage('/packages/boat/comment/comment', titles, folder);
    expect(read(`${registryFolder}/boat.ts`)).toContain('boatComment: {');
  });

  it('is not made of any other path, nor twice', () => {
    expect(() => newPage('/order/boat', titles, folder)).toThrow(/no path/);
    newPage('/pages/boat/boat', titles, folder);
    expect(() => newPage('/pages/boat/boat', titles, folder)).toThrow(/there already/);
  });
});

describe('a new domain', () => {
  it('has the same word in contract, server, SDK, UI and texts', () => {
    const files = newDomain('boat-trip', folder).map(inFolder);
    for (const place of ['contract', 'server', 'sdk', 'ui', 'i18n'])
      expect(files.some((file) => file.includes(`${place}/`) && file.includes('boat-trip'))).toBe(true);
    for (const list of domainLists) {
      expect(files).toContain(list);
      expect(read(list)).toMatch(/import \{ boatTrip \} from '\.\/boat-trip/);
      expect(read(list)).toMatch(/\n {2}boatTrip,\n\}(?: as const)?;/);
    }
    expect(() => newDomain('boat-trip', folder)).toThrow(/there already/);
    expect(() => newDomain('BoatTrip', folder)).toThrow(/kebab-case/);
  });
});
