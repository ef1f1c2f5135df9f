import type { TestProject } from 'vitest/node';
import { startApp } from './start-app';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running app that all tests of a run share; the server renders its pages. */
    appUrl: string;
    /** The same app served as plain files; the browser renders its pages. */
    aloneUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [app, alone] = await Promise.all([startApp(), startApp({ WEB_RENDERER: 'off' })]);
  project.provide('appUrl', app.url);
  project.provide('aloneUrl', alone.url);
  return async () => {
    await Promise.all([app.stop(), alone.stop()]);
  };
}
