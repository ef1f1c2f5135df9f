import { defineConfig } from 'vitest/config';

/**
 * Packages are read from `src`: no build before tests. `import` must not stand here: Node would take it for
 * `require` as well and load ES modules where CommonJS was asked for.
 */
const conditions = ['@yunyou/source', 'node'];

/** What happens once in a year and takes its time: `npm run test:full`. */
const DRILLS = ['backup', 'fail-over', 'operate', 'processes', 'replica'].map(
  (name) => `apps/server/test/${name}.test.ts`,
);

/** A test that hangs ends here; how long one takes is no matter of a test. */
const LIMIT_MS = 180_000;

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
          testTimeout: LIMIT_MS,
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
          exclude: process.env.YUNYOU_FULL === '1' ? [] : DRILLS,
          globalSetup: ['apps/server/test/support/database-cluster.ts'],
          // Importing the server took a quarter of the time; files share it, and leave nothing behind.
          isolate: false,
          testTimeout: LIMIT_MS,
          hookTimeout: LIMIT_MS,
        },
      },
    ],
  },
});
