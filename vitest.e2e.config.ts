import { defineConfig } from 'vitest/config';

/** Journeys in Chromium against the built app and the built server. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['apps/web/e2e/**/*.test.ts'],
    globalSetup: ['apps/web/e2e/support/running-app.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Waiting for what a person would wait for; two browsers share two cores.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
