import { fileURLToPath } from 'node:url';
import { readConfig, type ServerConfig } from '../../src/config';

export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** As long as anything may take; tests of the limits set them. */
const BUSY_MS = 60_000;

/** A sandbox without a web app. */
export const testConfig = (changes: Partial<ServerConfig> = {}): ServerConfig => ({
  ...readConfig({ PICTURES_DIR: process.env.PICTURES_DIR }, repositoryRoot),
  publicUrl: 'http://yunyou.test',
  webDir: undefined,
  // What a test writes it reads at once.
  sharedCacheMs: 0,
  // Tests hold as much as they need; those of the limits set them.
  maxUnpaid: { perMember: 1_000, perProductDay: 1_000 },
  // A statement, a crowd or a search that waits for a busy machine is no finding.
  databaseTimeouts: {
    connectionMs: BUSY_MS,
    lockMs: BUSY_MS,
    statementMs: BUSY_MS,
    idleInTransactionMs: BUSY_MS,
  },
  searchTimeoutMs: 20_000,
  // Tests order what they look at; those of the demo ask for its orders.
  demoOrders: false,
  ...changes,
});
