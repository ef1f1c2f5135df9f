import { randomUUID } from 'node:crypto';
import { badInput, notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { uploadsOf } from './removals';

const MAX_BYTES = 10 * 1024 * 1024;

/** Kinds of files a member may upload, by extension. */
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'mp4'];

export const upload: HandlersFor<'upload'> = {
  async policy({ objectStore, memberId }, { fileName }) {
    const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
    if (!EXTENSIONS.includes(extension)) {
      throw badInput([
        { field: 'fileName', reason: `The extension must be one of ${EXTENSIONS.join(', ')}` },
      ]);
    }
    const permission = await objectStore.permit(`${uploadsOf(memberId)}${randomUUID()}.${extension}`, {
      maxBytes: MAX_BYTES,
    });
    return {
      bucketName: permission.bucketName,
      fileName: permission.key,
      EndPoint: permission.endPoint,
      AccessKeyId: permission.accessKeyId,
      SecretKey: '',
      host: permission.host,
      policy: permission.policy,
      signature: permission.signature,
      ...(permission.fields && { fields: permission.fields }),
      expiresAtMs: permission.expiresAtMs,
    };
  },

  async aliYunToken({ objectStore, memberId }) {
    const prefix = uploadsOf(memberId);
    const credentials = await objectStore.temporaryCredentials(prefix, { maxBytes: MAX_BYTES });
    if (!credentials) throw notFound();
    return {
      AccessKeyId: credentials.accessKeyId,
      AccessKeySecret: credentials.accessKeySecret,
      SecurityToken: credentials.securityToken,
      Expiration: new Date(credentials.expiresAtMs).toISOString(),
      bucketName: credentials.bucketName,
      EndPoint: credentials.endPoint,
      prefix,
    };
  },
};
