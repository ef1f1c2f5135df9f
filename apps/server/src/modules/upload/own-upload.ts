import sharp, { type Sharp } from 'sharp';
import { refuse } from '../../http/refusal';
import type { ObjectStore } from '../../outside/object-store';
import { uploadsOf } from './removals';

const MAX_BYTES = 10 * 1024 * 1024;
/** A picture of more is made to fill memory: 100 megapixels. */
const MAX_PIXELS = 100_000_000;
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];

export const fileMissing = (field: string, reason = 'missing') =>
  refuse('fileMissing', { fields: [{ field, reason }] });

/** The bytes of a member's own upload; refuses another's key, and one that nothing is under. */
export async function ownUpload(
  objectStore: ObjectStore,
  { memberId, key, field }: { memberId: string; key: string; field: string },
): Promise<Uint8Array> {
  const isOwn = key.startsWith(uploadsOf(memberId)) && /^[\w./-]+$/.test(key) && !key.includes('..');
  const bytes = isOwn ? await objectStore.read(key, { maxBytes: MAX_BYTES }) : undefined;
  if (!bytes) throw fileMissing(field);
  if (bytes.byteLength === 0) throw fileMissing(field, 'empty');
  return bytes;
}

/** What `work` makes of a picture; refuses what is none. What the bytes say it is decides, not the name. */
export async function fromPicture<Result>(
  source: Uint8Array,
  field: string,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (FORMATS.includes(format ?? '')) return await work(picture);
  } catch {
    // Neither is what begins like one.
  }
  throw fileMissing(field, 'no picture');
}

/** Refuses an upload that is not the member's, or not a picture to the end. */
export async function checkOwnPicture(
  objectStore: ObjectStore,
  own: { memberId: string; key: string; field: string },
): Promise<void> {
  const bytes = await ownUpload(objectStore, own);
  await fromPicture(bytes, own.field, (picture) => picture.resize(8, 8).raw().toBuffer());
}
