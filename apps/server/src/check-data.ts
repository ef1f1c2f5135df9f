import { join } from 'node:path';
import { findBreaches, invariantsOf } from './core/invariants/invariants-store';
import { connect } from './database/connect';
import { databaseFolder, startOwnPostgres } from './database/own-postgres';
import { orderKinds } from './modules/kinds';

/** `npm run check:data`: runs every invariant over the database of `DATABASE_URL`, or the server's own. */
async function main(): Promise<number> {
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
  const own = DATABASE_URL
    ? undefined
    : await startOwnPostgres(await databaseFolder(join(DATA_DIR, 'postgres')));
  const { db, close } = connect(DATABASE_URL ?? own?.url ?? '');
  try {
    const breaches = await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() });
    for (const { name } of invariantsOf(orderKinds)) {
      const own = breaches.filter(({ invariant }) => invariant === name);
      process.stdout.write(`${own.length === 0 ? 'ok    ' : 'BROKEN'}  ${name}\n`);
      for (const { subject, problem } of own) process.stdout.write(`          ${subject}: ${problem}\n`);
    }
    return breaches.length === 0 ? 0 : 1;
  } finally {
    await close();
    await own?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
