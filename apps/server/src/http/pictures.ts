import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import {
  PICTURES_PATH,
  type PictureManifest,
  type PictureVariant,
  readPictureManifest,
} from '../demo/picture-manifest';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=60';

/**
 * Pictures, each at one address for every browser: AVIF for those that say they know it, WebP for the others, SVG as it
 * is. An address changes with what is behind it, so every answer may be kept for ever.
 */
export function pictureRoutes(folder: string): Hono {
  const hono = new Hono();
  let manifest: PictureManifest | undefined;
  const read = async (filename: string) => new Uint8Array(await readFile(join(folder, filename)));

  // Each file has a strong ETag of its own, so that a cache never takes one type for the other.
  hono.use(`${PICTURES_PATH}*`, etag());

  hono.get(`${PICTURES_PATH}:mark{[\\w-]+\\.svg}`, async (context) => {
    const mark = await read(context.req.param('mark')).catch(() => undefined);
    if (!mark) return context.notFound();
    return context.body(mark, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': SHORT });
  });

  hono.get(`${PICTURES_PATH}:address{[\\w.-]+}`, async (context) => {
    // An operator whose pictures are elsewhere has no folder here.
    if (!manifest && existsSync(join(folder, 'manifest.json'))) manifest = readPictureManifest(folder);
    const variant =
      manifest && chosenOf(manifest.variants(context.req.param('address')), context.req.header('accept'));
    const file = variant && (await read(variant.filename).catch(() => undefined));
    if (!file) return context.notFound();
    return context.body(file, 200, {
      'Content-Type': variant.type,
      'Cache-Control': IMMUTABLE,
      Vary: 'Accept',
    });
  });
  return hono;
}

/** The first type a browser names in `Accept`; the last one, which every browser can show, where it names none. */
function chosenOf(
  variants: readonly PictureVariant[],
  accept: string | undefined,
): PictureVariant | undefined {
  return variants.find(({ type }) => isNamed(type, accept ?? '')) ?? variants.at(-1);
}

/** Whether a media type is named, and not refused with `q=0`. Wildcards do not count: every client sends them. */
function isNamed(type: string, accept: string): boolean {
  return accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
