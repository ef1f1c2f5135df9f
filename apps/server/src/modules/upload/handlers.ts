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
    const loan = await objectStore.lend(prefix, { maxBytes: MAX_BYTES });
    if (!loan) throw notFound();
    return {
      AccessKeyId: loan.accessKeyId,
      AccessKeySecret: loan.accessKeySecret,
      SecurityToken: loan.securityToken,
      Expiration: new Date(loan.expiresAtMs).toISOString(),
      bucketName: loan.bucketName,
      EndPoint: loan.endPoint,
      prefix,
    };
  },
};
