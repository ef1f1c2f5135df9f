import { avatarMaxBytes, avatarPx, oldAvatarKeptMs } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { newId } from '../../security/ids';
import { fileMissing, fromPicture, ownUpload } from '../upload/own-upload';
import { uploadsOf } from '../upload/removals';
import { planRemoval } from '../upload/removals-store';
import { replaceAvatar } from './store';

/** From the best to the smallest: the first that fits is taken. */
const QUALITIES = [82, 60, 40, 20];

/** An avatar that was made, and what it was made of. */
export interface MadeAvatar {
  headImg: string;
  /** Keys of files that are not needed any more. */
  used: readonly string[];
}

/**
 * Makes an avatar of a picture the member has uploaded: anew, square, at most `avatarPx`, without anything the camera wrote into
 * it.
 */
export async function makeAvatar(request: MemberRequest, keyOrUrl: string): Promise<MadeAvatar> {
  const { objectStore, memberId } = request;
  const source = keyOf(request, keyOrUrl);
  const picture = await square(await ownUpload(objectStore, { memberId, key: source, field: 'key' }));
  const key = `${uploadsOf(memberId)}avatar-${newId()}.webp`;
  await objectStore.put(key, picture, 'image/webp');
  return { headImg: objectStore.urlOf(key), used: [source] };
}

/** Gives a member an avatar, or none; what it was made of and the one before are removed a day later. */
export async function takeAvatar(
  tx: Tx,
  { clock, objectStore, memberId }: Pick<MemberRequest, 'clock' | 'objectStore' | 'memberId'>,
  { headImg, used }: MadeAvatar,
): Promise<void> {
  const before = await replaceAvatar(tx, memberId, headImg);
  // A platform's picture is no file of ours.
  const isOurs = before.startsWith(objectStore.urlOf(uploadsOf(memberId)));
  const old = isOurs ? [before.slice(objectStore.urlOf('').length)] : [];
  const removeAtMs = clock.now() + oldAvatarKeptMs;
  for (const key of new Set([...used, ...old])) await planRemoval(tx, key, removeAtMs);
}

/** The key of a picture the member has uploaded, by its key or its address: nobody shows another site's pictures. */
function keyOf({ objectStore, memberId }: MemberRequest, keyOrUrl: string): string {
  const store = objectStore.urlOf('');
  const key = keyOrUrl.startsWith(store) ? keyOrUrl.slice(store.length) : keyOrUrl;
  if (!key.startsWith(uploadsOf(memberId)) || key.includes('..')) {
    throw badInput([{ field: 'key', reason: 'Not a picture you have uploaded' }]);
  }
  return key;
}

async function square(source: Uint8Array): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const bytes = await fromPicture(source, 'key', (picture) =>
      picture
        .autoOrient()
        .resize({ width: avatarPx, height: avatarPx, fit: 'cover' })
        .webp({ quality })
        .toBuffer(),
    );
    if (bytes.byteLength <= avatarMaxBytes) return bytes;
  }
  throw fileMissing('key', 'too large');
}
