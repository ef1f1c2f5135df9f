import * as apiClient from '@yunyou/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runReadmeExample } from '../../../scripts/test/support/readme-example';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("the API client's example does what it says against the real server", async () => {
  const given = { fetch: server.fetch, show() {} };
  expect(await runReadmeExample('api-client', { '@yunyou/api-client': apiClient }, given)).toBe(3);
});
