import { avatarMaxBytes, avatarPx, oldAvatarKeptMs } from '@yunyou/contract';
import { inTransaction } from '../../database/transaction';
import { badInput } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { newId } from '../../security/ids';
import { fileMissing, fromPicture, ownUpload } from '../upload/own-upload';
import { uploadsOf } from '../upload/removals';
import { planRemoval } from '../upload/removals-store';
import { replaceAvatar } from './store';

/** From the best to the smallest: the first that fits is taken. */
const QUALITIES = [82, 60, 40, 20];

/**
 * Makes a picture the member has uploaded their avatar: made anew, square, at most `avatarPx`, without anything the camera wrote
 * into it. What was uploaded and the avatar before are removed a day later. Resolves to its address.
 */
export async function setAvatar(request: MemberRequest, keyOrUrl: string): Promise<string> {
  const { db, clock, objectStore, memberId } = request;
  const source = keyOf(request, keyOrUrl);
  const picture = await square(await ownUpload(objectStore, { memberId, key: source, field: 'key' }));
  const key = `${uploadsOf(memberId)}avatar-${newId()}.webp`;
  await objectStore.put(key, picture, 'image/webp');
  const headImg = objectStore.urlOf(key);
  await inTransaction(db, async (tx) => {
    const before = await replaceAvatar(tx, memberId, headImg);
    const old = before.startsWith(objectStore.urlOf(uploadsOf(memberId)))
      ? keyOf(request, before)
      : undefined;
    const removeAtMs = clock.now() + oldAvatarKeptMs;
    for (const gone of new Set([source, old])) if (gone) await planRemoval(tx, gone, removeAtMs);
  });
  return headImg;
}

/** Takes the avatar away; its file goes a day later. */
export async function clearAvatar({ db, clock, objectStore, memberId }: MemberRequest): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await replaceAvatar(tx, memberId, '');
    if (!before.startsWith(objectStore.urlOf(uploadsOf(memberId)))) return;
    await planRemoval(tx, before.slice(objectStore.urlOf('').length), clock.now() + oldAvatarKeptMs);
  });
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
