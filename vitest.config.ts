import { defineConfig } from 'vitest/config';

/**
 * Packages are read from `src`: no build before tests. `import` must not stand here: Node would take it for
 * `require` as well and load ES modules where CommonJS was asked for.
 */
const conditions = ['@yunyou/source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@yunyou/source'] } },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          // Reading a whole package from source takes its time on a busy machine.
          testTimeout: 30_000,
          include: [
            'packages/*/test/**/*.test.ts',
            'scripts/test/**/*.test.ts',
            'apps/server/scenes/test/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts', 'apps/mini-program/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/database-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
