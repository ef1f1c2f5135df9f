import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startTestServer, type TestServer } from './test-server';

/** One server for the tests of a file; after each of them nothing breaks the invariants of its data. */
export function fileServer(): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  // All of them come from one address; codes of a test that stands in the future are not the newest for ever.
  beforeEach(async () => {
    await server.app.db.deleteFrom('rate_limits').execute();
    await server.app.db.deleteFrom('sandbox_sms').execute();
  });
  afterEach(async () => expect(await server.breaches()).toEqual([]));
  return () => server;
}
