import { type Picture, reviewPicturePx } from '@yunyou/contract';
import sharp from 'sharp';
import { refuse } from '../../http/refusal';
import type { ObjectStore } from '../../outside/object-store';
import { hashOf } from '../../security/ids';
import { uploadsOf } from '../upload/removals';

const MAX_BYTES = 10 * 1024 * 1024;
/** A picture of more is made to fill memory: 100 megapixels. */
const MAX_PIXELS = 100_000_000;
/** For lists; what is looked at whole is up to `reviewPicturePx`. */
const SMALL_PX = 480;
const QUALITY = 80;
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];
const ALT = { 'zh-Hans': '评价图片', en: 'A picture of the review' };

export const fileMissing = (field: string) =>
  refuse('fileMissing', { fields: [{ field, reason: 'missing' }] });

/** The bytes of a member's own upload; refuses another's key, and one that nothing is under. */
export async function ownUpload(
  objectStore: ObjectStore,
  { memberId, key, field }: { memberId: string; key: string; field: string },
): Promise<Uint8Array> {
  const isOwn = key.startsWith(uploadsOf(memberId)) && /^[\w./-]+$/.test(key) && !key.includes('..');
  const bytes = isOwn ? await objectStore.read(key, { maxBytes: MAX_BYTES }) : undefined;
  if (!bytes || bytes.byteLength === 0) throw fileMissing(field);
  return bytes;
}

/**
 * Makes what others see of a picture: turned the right way up, at most `reviewPicturePx`, without anything the camera wrote into
 * it. Its new address says nothing of who sent it.
 */
export async function publishPicture(
  objectStore: ObjectStore,
  source: Uint8Array,
  { folder, key: sourceKey, field }: { folder: string; key: string; field: string },
): Promise<Picture> {
  const whole = await encoded(source, reviewPicturePx, field);
  const small = whole.width > SMALL_PX ? await encoded(source, SMALL_PX, field) : undefined;
  const name = hashOf(sourceKey).slice(0, 22);
  const sources = [];
  for (const one of [...(small ? [small] : []), whole]) {
    const key = `${folder}${name}-${one.width}.webp`;
    await objectStore.put(key, one.bytes, 'image/webp');
    sources.push({ url: objectStore.urlOf(key), width: one.width });
  }
  return { width: whole.width, height: whole.height, color: whole.color, sources, alt: ALT };
}

/** What the bytes say it is decides, not the name. */
async function encoded(source: Uint8Array, maxPx: number, field: string) {
  try {
    const input = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await input.metadata();
    if (!FORMATS.includes(format ?? '')) throw fileMissing(field);
    const { data, info } = await input
      .autoOrient()
      .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    return { bytes: data, width: info.width, height: info.height, color: `#${hex.join('')}` };
  } catch {
    throw fileMissing(field);
  }
}
