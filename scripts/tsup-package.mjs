import { defineConfig } from 'tsup';

/** TypeScript 6 deprecates options that tsup's declaration step still sets. */
export const declarations = { compilerOptions: { ignoreDeprecations: '6.0', customConditions: null } };

/**
 * How every package is built for publishing: ESM and declarations, one file per entry, nothing bundled
 * from other packages. Development and tests read `src` through the `@yunyou/source` condition instead.
 *
 * @param {import('tsup').Options['entry']} entry source files, one per entry point of the package
 * @param {import('tsup').Options} [options] what a package needs besides
 */
export const packageConfig = (entry, options = {}) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    clean: true,
    treeshake: true,
    // With the sources inside: an error's stack leads into code that a person has written.
    sourcemap: true,
    dts: declarations,
    ...options,
  });
