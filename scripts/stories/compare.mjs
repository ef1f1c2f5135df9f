// npm run stories:compare: the present pictures beside the last accepted ones. Prints what differs, is new or is gone, and
// writes before, after and the difference to screenshots/changes. Fails when something has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { accepted, changes, present, themes } from './folders.mjs';

/** Share of pixels that may differ: the digits of a running countdown. */
const TOLERANCE = 0.001;

const picturesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];
const read = (file) => PNG.sync.read(readFileSync(file));

/** The same picture on a larger ground, so that two of different sizes can be laid over each other. */
function grown(picture, width, height) {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** The share of pixels that differ, and a picture with before, after and difference. */
function difference(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const one = grown(before, width, height);
  const other = grown(after, width, height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, diff.data, width, height, { threshold: 0.1 });
  const beside = new PNG({ width: width * 3, height });
  for (const [place, part] of [one, other, diff].entries())
    PNG.bitblt(part, beside, 0, 0, width, height, place * width, 0);
  const resized = before.width !== after.width || before.height !== after.height;
  return { share: pixels / (width * height), resized, beside };
}

if (!existsSync(accepted)) {
  console.error('Nothing has been accepted yet: look at the contact sheets, then npm run stories:accept.');
  process.exit(1);
}
rmSync(changes, { recursive: true, force: true });
const found = { changed: [], new: [], gone: [] };
for (const theme of themes) {
  const now = picturesIn(join(present, theme));
  const then = picturesIn(join(accepted, theme));
  found.gone.push(...then.filter((name) => !now.includes(name)).map((name) => `${theme} ${name}`));
  for (const name of now) {
    if (!then.includes(name)) {
      found.new.push(`${theme} ${name}`);
      continue;
    }
    const { share, resized, beside } = difference(
      read(join(accepted, theme, name)),
      read(join(present, theme, name)),
    );
    if (share <= TOLERANCE && !resized) continue;
    found.changed.push(`${theme} ${name}: ${(share * 100).toFixed(2)}%`);
    mkdirSync(changes, { recursive: true });
    writeFileSync(join(changes, `${theme}-${name}`), PNG.sync.write(beside));
  }
}
for (const [kind, names] of Object.entries(found)) for (const name of names) console.log(`${kind}  ${name}`);
const count = found.changed.length + found.new.length + found.gone.length;
console.log(
  count === 0 ? 'Every story looks as it was accepted.' : `${count} differ; pictures in ${changes}`,
);
process.exitCode = count > 0 ? 1 : 0;
