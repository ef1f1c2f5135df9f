import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { present, themes } from './folders.mjs';
import { serveFolder } from './served-folder.mjs';

/** Stories on one sheet, each in every theme. */
const PER_SHEET = 24;

/** `features-hotel-hotellist--default` is the story `default` of `features-hotel-hotellist`. */
const figure = (id) => `<figure>
  <figcaption>${id.replace('--', ' · ')}</figcaption>
  <div>${themes.map((theme) => `<img src="../${theme}/${id}.png">`).join('')}</div>
</figure>`;

const style = `
  body { columns: 4; column-gap: 12px; width: 1800px; margin: 0; padding: 16px; background: #8d938f; font: 12px sans-serif; }
  figure { break-inside: avoid; margin: 0 0 12px; padding: 6px; background: #fff; }
  figcaption { max-width: 400px; margin-bottom: 4px; color: #1c2421; }
  figure > div { display: flex; gap: 4px; }
  img { width: 206px; max-height: 520px; object-fit: contain; object-position: top; align-self: start; }
`;

/** Writes pages and pictures of the stories, two dozen to a sheet, light and dark beside each other; resolves to how many. */
export async function writeSheets(browser, ids) {
  const folder = join(present, 'sheets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder(present);
  const page = await browser.newPage({ viewport: { width: 1832, height: 1000 } });
  let sheet = 0;
  for (let first = 0; first < ids.length; first += PER_SHEET) {
    sheet += 1;
    const name = String(sheet).padStart(3, '0');
    const figures = ids.slice(first, first + PER_SHEET).map(figure);
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`,
    );
    await page.goto(`${server.url}/sheets/${name}.html`);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await page.close();
  server.close();
  return sheet;
}
