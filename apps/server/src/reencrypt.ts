import { readConfig } from './config';
import { connect } from './database/connect';
import { createDataProtection } from './security/data-protection';
import { reencrypt } from './security/reencrypt-store';

/** `npm run reencrypt`: encrypts everything with the first key of `DATA_KEY`, in the database of `DATABASE_URL`. */
async function main(): Promise<number> {
  const { dataKeys, databaseUrl } = readConfig(process.env, '.');
  if (!dataKeys || !databaseUrl) {
    process.stderr.write('DATABASE_URL and DATA_KEY (the new key, then the old ones) are needed.\n');
    return 1;
  }
  const { db, close } = connect(databaseUrl);
  try {
    const done = await reencrypt(db, createDataProtection(dataKeys));
    for (const { column, encrypted, unreadable } of done) {
      process.stdout.write(`${column}: ${encrypted} encrypted, ${unreadable} unreadable\n`);
    }
    return done.some(({ unreadable }) => unreadable > 0) ? 1 : 0;
  } finally {
    await close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
