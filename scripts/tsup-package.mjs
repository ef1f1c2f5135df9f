import { defineConfig } from 'tsup';

/**
 * How every package is built for publishing: ESM and declarations, one file per entry, nothing bundled
 * from other packages. Development and tests read `src` through the `@yunyou/source` condition instead.
 *
 * @param {string[]} entry source files, one per public door of the package
 * @param {import('tsup').Options} [options] what a package needs besides
 */
export const packageConfig = (entry, options = {}) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    clean: true,
    treeshake: true,
    // TypeScript 6 deprecates options that tsup's declaration step still sets.
    dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: null } },
    ...options,
  });
