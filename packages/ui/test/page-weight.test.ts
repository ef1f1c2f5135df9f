import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const entry = 'virtual:page';
const door = fileURLToPath(new URL('../src/generated/components.ts', import.meta.url));

/** The npm package a module belongs to; none for our own. */
function libraryOf(moduleId: string): string[] {
  const inside = moduleId.split('/node_modules/').at(-1) ?? '';
  if (inside === moduleId) return [];
  const [scope = '', name = ''] = inside.split('/');
  return [scope.startsWith('@') ? `${scope}/${name}` : scope];
}

/** Builds a page that uses these components as the web app would; React itself is left out. */
async function builtWith(names: string[]) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@yunyou/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { ${names.join(', ')} } from '${door}'; console.log(${names.join(', ')});`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: entry, external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The build has no output.');
  const chunks = bundle.output.filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry);
  if (!first) throw new Error('The build has no entry.');
  return {
    /** Which libraries the page pays for before anything is tapped. */
    libraries: [...new Set(first.moduleIds.flatMap(libraryOf))],
    brotliBytes: brotliCompressSync(first.code).length,
    laterChunks: chunks.length - 1,
  };
}

describe('what a page pays for', () => {
  it('is a few kilobytes when it has a button', async () => {
    const { libraries, brotliBytes } = await builtWith(['Button']);
    expect(libraries).toEqual([]);
    expect(brotliBytes).toBeLessThan(1_500);
  });

  it('has no dialog, carousel or sanitizer in it before they are used', async () => {
    const { libraries, laterChunks } = await builtWith([
      'Modal',
      'Popup',
      'Swiper',
      'RichText',
      'Select',
      'Album',
    ]);
    expect(libraries).toEqual(['lucide-react']);
    expect(laterChunks).toBeGreaterThanOrEqual(3);
  });

  it('has no cropper, regions, zoom or poster in it before they are used', async () => {
    const { libraries } = await builtWith([
      ...[
        'AvatarCropper',
        'RegionPicker',
        'ImagePreview',
        'ShareSheet',
        'DatePicker',
        'Uploader',
        'CityPicker',
      ],
    ]);
    expect(libraries).toEqual(['lucide-react']);
  });

  it('has what keeps long lists short in it only when it has a long list', async () => {
    const { libraries, brotliBytes } = await builtWith(['VirtualList']);
    expect(libraries.sort()).toEqual(['@tanstack/react-virtual', '@tanstack/virtual-core']);
    expect(brotliBytes).toBeLessThan(12_000);
  });

  it('stays small for everything a home page shows at once', async () => {
    const { libraries, brotliBytes } = await builtWith([
      ...[
        'DesktopLayout',
        'PageLayout',
        'NavBar',
        'TabBar',
        'HomeTheme',
        'SearchLink',
        'NoticeBar',
        'Swiper',
        'Card',
      ],
      ...[
        'Picture',
        'Price',
        'Tag',
        'Skeleton',
        'ErrorState',
        'LoadMore',
        'Popup',
        'ToastProvider',
        'LinkProvider',
      ],
    ]);
    expect(libraries).toEqual(['lucide-react']);
    expect(brotliBytes).toBeLessThan(12_000);
  });
});
