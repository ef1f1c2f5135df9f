import { defineConfig } from 'vitest/config';

/** Journeys in Chromium against the built app and the built server. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['apps/web/e2e/**/*.test.ts'],
    globalSetup: ['apps/web/e2e/support/running-app.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Waiting for what a person would wait for; two browsers share two cores.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // A browser on a busy machine may be late once; what is wrong is wrong twice.
    retry: 1,
  },
});
