import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { printPlainRequests, printPlainTypes } from '../build/plain-types';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Each can stand for the other. */
const check = `
import type * as source from '../../src/call-types';
import type * as plain from './plain';

export const calls: plain.CallTypes = {} as source.CallTypes;
export const callsBack: source.CallTypes = {} as plain.CallTypes;
export const entities: plain.EntityTypes = {} as source.EntityTypes;
export const entitiesBack: source.EntityTypes = {} as plain.EntityTypes;
export const files: plain.FileTypes = {} as source.FileTypes;
export const filesBack: source.FileTypes = {} as plain.FileTypes;
export const failure: plain.FailureType = {} as source.FailureType;
export const failureBack: source.FailureType = {} as plain.FailureType;
`;

it('prints for publishing the types that the schemas have, without the schema library', () => {
  const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'plain-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plain = printPlainTypes();
  expect(plain + printPlainRequests()).not.toMatch(/zod|\bz\./);
  writeFileSync(join(folder, 'plain.ts'), plain);
  writeFileSync(join(folder, 'requests.ts'), printPlainRequests());
  writeFileSync(join(folder, 'check.ts'), check);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['check.ts'] }),
  );
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
}, 60_000);

it('brings every summary and description along', () => {
  const plain = printPlainTypes();
  expect(plain).toContain('/** Where static files are: configuration JSON, agreements, pictures. */\ncdn:');
  expect(plain).toContain('/** Instant, epoch milliseconds */\nserverTimeStamp: number;');
});
