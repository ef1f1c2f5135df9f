import { type Picture, reviewPicturePx } from '@yunyou/contract';
import sharp from 'sharp';
import type { ObjectStore } from '../../outside/object-store';
import { hashOf } from '../../security/ids';
import { fromPicture } from '../upload/own-upload';

/** For lists; what is looked at whole is up to `reviewPicturePx`. */
const SMALL_PX = 480;
const QUALITY = 80;
const ALT = { 'zh-Hans': '评价图片', en: 'A picture of the review' };

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

const encoded = (source: Uint8Array, maxPx: number, field: string) =>
  fromPicture(source, field, async (picture) => {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    return { bytes: data, width: info.width, height: info.height, color: `#${hex.join('')}` };
  });
