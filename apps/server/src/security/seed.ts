import { createHash, randomBytes } from 'node:crypto';

const SEED_BYTES = 32;

/** Random bytes that something is decided by later, so that nobody can choose it then. */
export const newSeed = (): Buffer => randomBytes(SEED_BYTES);

/** What is told of a seed before it is told itself: its SHA-256, lower hex. */
export const commitmentOf = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex');

const CLIENT_SEED_BYTES = 16;

/** Random bytes as a client brings them, in lower hex. */
export const randomSeedHex = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex');
