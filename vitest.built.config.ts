import { defineConfig } from 'vitest/config';

/** What needs long and seldom changes: `npm run test:full`. */
const FULL_ONLY = ['outside-project', 'storybook-docs', 'component-weight', 'page-growth'].map(
  (name) => `scripts/test-built/${name}.test.ts`,
);

/** A test that hangs ends here. */
const LIMIT_MS = 300_000;

/** What was built, checked: sizes, packages as they would be published. */
export default defineConfig({
  test: {
    name: 'built',
    include: ['scripts/test-built/**/*.test.ts'],
    exclude: process.env.YUNYOU_FULL === '1' ? [] : FULL_ONLY,
    globalSetup: ['apps/web/e2e/support/running-app.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    maxWorkers: 2,
  },
});
