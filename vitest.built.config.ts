import { defineConfig } from 'vitest/config';

/** What was built, checked: sizes, packages as they would be published. */
export default defineConfig({
  test: {
    name: 'built',
    include: ['scripts/test-built/**/*.test.ts'],
    globalSetup: ['apps/web/e2e/support/running-app.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
