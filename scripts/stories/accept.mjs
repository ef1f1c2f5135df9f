// npm run stories:accept: what was looked at is from now on what `stories:compare` compares with.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { accepted, present, themes } from './folders.mjs';

if (!existsSync(present)) {
  console.error('There are no pictures yet: npm run stories:shots makes them.');
  process.exit(1);
}
rmSync(accepted, { recursive: true, force: true });
for (const theme of themes)
  cpSync(join(present, theme), join(accepted, theme), { recursive: true, preserveTimestamps: true });
console.log(`Accepted: ${accepted}`);
