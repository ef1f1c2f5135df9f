import type { TestProject } from 'vitest/node';
import { startApp } from './start-app';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running app that all tests of a run share. */
    appUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await startApp();
  project.provide('appUrl', app.url);
  return app.stop;
}
