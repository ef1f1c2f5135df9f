import { pino } from 'pino';
import { createServer } from '../../src/create-server';
import { testConfig } from './test-config';

/** Migrates and fills the database whose address is the first argument. Run as a program by `database-cluster`. */
const server = await createServer(testConfig(), process.argv[2] ?? '', pino({ level: 'silent' }));
await server.close();
