import { randomUUID } from 'node:crypto';
import { faceUploadMegabytes } from '@yunyou/contract';
import type { AppContext } from '../../context';
import { badInput, notFound } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import type { PostPermission } from '../../outside/object-store';
import { forgetUpload, noteUpload, ownUploads, uploadsDue } from './uploads-store';

const MAX_BYTES = faceUploadMegabytes * 1024 * 1024;
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'];
const HOUR_MS = 3_600_000;
const BATCH = 500;

/** A permission to upload a picture of a person under a key that nobody can read by its address. */
export async function permitPrivateUpload(
  { db, clock, objectStore, memberId }: MemberRequest,
  { personId, fileName }: { personId: string; fileName: string },
): Promise<PostPermission> {
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (!EXTENSIONS.includes(extension))
    throw badInput([{ field: 'fileName', reason: `The extension must be one of ${EXTENSIONS.join(', ')}` }]);
  const key = `private/face/${memberId}/${randomUUID()}.${extension}`;
  await noteUpload(db, { key, memberId, personId, nowMs: clock.now() });
  return objectStore.permit(key, { maxBytes: MAX_BYTES });
}

/** The bytes under keys that were given to the member for the person; another's, or one nothing is under, is not found. */
export async function readPrivateUploads(
  { db, objectStore, memberId }: MemberRequest,
  { keys, personId }: { keys: readonly string[]; personId: string },
): Promise<Uint8Array[]> {
  const own = new Set(await ownUploads(db, { keys, memberId, personId }));
  const read: Uint8Array[] = [];
  for (const key of keys) {
    const bytes = own.has(key) ? await objectStore.read(key, { maxBytes: MAX_BYTES }) : undefined;
    if (!bytes) throw notFound();
    read.push(bytes);
  }
  return read;
}

type Deps = Pick<AppContext, 'objectStore' | 'log'>;

/** Deletes objects that something was made of; one that stays is deleted by the sweep. */
export async function removeObjects({ objectStore, log }: Deps, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await objectStore
      .removeAll(key)
      .catch((error) => log.error({ err: error }, 'private upload not removed'));
}

/** Deletes what something was made of, and after an hour what nothing was. What the store refuses is tried again the next time. */
export async function sweepPrivateUploads({
  db,
  clock,
  objectStore,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'objectStore' | 'log'>): Promise<void> {
  const overMs = clock.now() - HOUR_MS;
  for (const { key, created_ms } of await uploadsDue(db, overMs, BATCH)) {
    try {
      await objectStore.removeAll(key);
      if (Math.abs(created_ms) < overMs) await forgetUpload(db, key);
    } catch (error) {
      log.error({ err: error }, 'private upload not removed');
    }
  }
}
