import { fileURLToPath } from 'node:url';
import { readConfig, type ServerConfig } from '../../src/config';

export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** A sandbox without a web app. */
export const testConfig = (changes: Partial<ServerConfig> = {}): ServerConfig => ({
  ...readConfig({ PICTURES_DIR: process.env.PICTURES_DIR }, repositoryRoot),
  publicUrl: 'http://yunyou.test',
  webDir: undefined,
  // What a test writes it reads at once.
  sharedCacheMs: 0,
  // Tests hold as much as they need; those of the limits set them.
  maxUnpaid: { perMember: 1_000, perProductDay: 1_000 },
  // A search that waits for a busy machine is no finding.
  searchTimeoutMs: 20_000,
  // Tests order what they look at; those of the demo ask for its orders.
  demoOrders: false,
  ...changes,
});
