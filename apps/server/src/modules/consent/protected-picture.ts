import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { faceHeight, faceMinSide, faceWidth } from '@yunyou/contract';
import type { Insertable } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import type { FaceQuality } from '../../outside/face-quality';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import type { PictureRow } from './pictures-store';
import type { ConsentTables } from './tables';

/** A picture of more is made to fill memory: 100 megapixels. */
const MAX_PIXELS = 100_000_000;
const FORMATS = ['jpeg', 'png', 'webp'];
const QUALITY = 88;
/** Large enough to read a document by. */
const EVIDENCE_SIDE = 1_600;
const EVIDENCE_MIN_SIDE = 300;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A picture as it is kept: made anew, without anything that the camera wrote into it. */
export interface MadePicture {
  kind: 'face' | 'evidence';
  jpeg: Buffer;
  width: number;
  height: number;
}

/** What a picture is by its bytes, turned upright; undefined for anything that is none. */
async function openPicture(source: Uint8Array, minSide: number) {
  try {
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.includes(format ?? '') || Math.min(width, height) < minSide) return undefined;
    return picture.autoOrient().flatten({ background: '#fff' });
  } catch {
    return undefined;
  }
}

/** The portrait that is kept of an upload; undefined for one that shows no usable face. */
export async function makeFace(source: Uint8Array, quality: FaceQuality): Promise<MadePicture | undefined> {
  const picture = await openPicture(source, faceMinSide);
  if (!picture) return undefined;
  const made = await finish(picture.resize({ width: faceWidth, height: faceHeight, fit: 'cover' }), 'face');
  return made && (await quality.look(made.jpeg)) === 'usable' ? made : undefined;
}

/** The picture of a document that is kept of an upload; undefined for one that is no picture to the end. */
export async function makeEvidence(source: Uint8Array): Promise<MadePicture | undefined> {
  const picture = await openPicture(source, EVIDENCE_MIN_SIDE);
  const side = { width: EVIDENCE_SIDE, height: EVIDENCE_SIDE };
  return picture && finish(picture.resize({ ...side, fit: 'inside', withoutEnlargement: true }), 'evidence');
}

async function finish(picture: Sharp, kind: MadePicture['kind']): Promise<MadePicture | undefined> {
  try {
    const { data, info } = await picture.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
    return { kind, jpeg: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

const wrappedCell = (id: string) => cell('protected_pictures', 'wrapped_key', id);

/** Encrypts a picture under a key of its own, which is wrapped by the data key. */
export function sealPicture(
  protection: DataProtection,
  { kind, jpeg, width, height }: MadePicture,
  of: { personId: string; applicationId: string; nowMs: number },
): Insertable<ConsentTables['protected_pictures']> {
  const id = newId();
  const [key, iv] = [randomBytes(KEY_BYTES), randomBytes(IV_BYTES)];
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(jpeg), cipher.final()]);
  const wrapped = protection.encrypt(key.toString('base64'), wrappedCell(id));
  return {
    id,
    person_id: of.personId,
    application_id: of.applicationId,
    kind,
    state: 'pending',
    cipher: Buffer.concat([iv, cipher.getAuthTag(), body]),
    wrapped_key: wrapped,
    key_id: wrapped.split('.')[1] ?? '',
    bytes: jpeg.length,
    width,
    height,
    delete_after_day: null,
    created_ms: of.nowMs,
  };
}

/** The JPEG of a picture that is kept. */
export function openSealed(
  protection: DataProtection,
  { id, cipher, wrapped_key }: Pick<PictureRow, 'id' | 'cipher' | 'wrapped_key'>,
): Buffer {
  const key = Buffer.from(protection.decrypt(wrapped_key, wrappedCell(id)), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, cipher.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
  decipher.setAuthTag(cipher.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(cipher.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

export const dataUrlOf = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
