import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { uploadPolicyExpiryMs } from '@yunyou/contract';
import { harmlessType, type ObjectStore, savedAs } from './object-store';
import { signedUrl } from './s3-signed-url';

const CREDENTIALS_LIFE_SECONDS = 15 * 60;

/** Our account with a store that speaks S3. */
export interface S3Account {
  /** Address of the service, such as `https://s3.cn-north-1.amazonaws.com.cn`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where people read objects, without a slash at the end; a CDN, as a rule. */
  publicUrl: string;
  /** Role that temporary credentials have; undefined: none are given. */
  uploadRoleArn?: string | undefined;
  /** Address of the token service; default the store's own. */
  stsEndpoint?: string | undefined;
}

/** An object store by S3's protocol: POST policies of signature version 4, temporary credentials from its token service. */
export function createS3Store(account: S3Account): ObjectStore {
  const { region, bucket, accessKeyId, secretAccessKey, publicUrl, uploadRoleArn } = account;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint: account.endpoint, region, credentials, forcePathStyle: true });
  const urlOf = (key: string) => `${publicUrl}/${key}`;
  return {
    urlOf,
    async permit(key, { maxBytes }) {
      const { url, fields } = await createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Conditions: [['content-length-range', 1, maxBytes]],
        Expires: uploadPolicyExpiryMs / 1_000,
      });
      return {
        bucketName: bucket,
        key,
        endPoint: url,
        accessKeyId,
        policy: fields.Policy ?? '',
        signature: fields['X-Amz-Signature'] ?? '',
        fields,
        host: urlOf(key),
        expiresAtMs: Date.now() + uploadPolicyExpiryMs,
      };
    },
    async temporaryCredentials(prefix, { maxBytes }) {
      if (!uploadRoleArn) return undefined;
      const sts = new STSClient({ endpoint: account.stsEndpoint ?? account.endpoint, region, credentials });
      const { Credentials: lent } = await sts.send(
        new AssumeRoleCommand({
          RoleArn: uploadRoleArn,
          RoleSessionName: 'upload',
          DurationSeconds: CREDENTIALS_LIFE_SECONDS,
          Policy: JSON.stringify(putBelow(bucket, prefix, maxBytes)),
        }),
      );
      if (!lent?.AccessKeyId || !lent.SecretAccessKey || !lent.SessionToken || !lent.Expiration) {
        throw new Error('The token service lent no keys.');
      }
      return {
        bucketName: bucket,
        endPoint: `${account.endpoint}/${bucket}`,
        accessKeyId: lent.AccessKeyId,
        accessKeySecret: lent.SecretAccessKey,
        securityToken: lent.SessionToken,
        expiresAtMs: lent.Expiration.getTime(),
      };
    },
    async read(key, { maxBytes }) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        // Not read at all when it says how long it is; the rest of it is not waited for.
        if ((found.ContentLength ?? 0) > maxBytes) {
          (found.Body as Readable | undefined)?.destroy();
          return undefined;
        }
        const bytes = await found.Body?.transformToByteArray();
        return bytes && bytes.byteLength <= maxBytes ? bytes : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey || (error as { name?: string }).name === 'NotFound') return undefined;
        throw error;
      }
    },
    async put(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
      );
    },
    async linkTo(key, { fileName, contentType, lifeMs }) {
      return signedUrl(
        { ...account, key, atMs: Date.now(), lifeSeconds: Math.max(1, Math.ceil(lifeMs / 1_000)) },
        {
          'response-content-disposition': savedAs(fileName),
          'response-content-type': harmlessType(contentType),
        },
      );
    },
    async removeAll(prefix) {
      for (;;) {
        const { Contents = [], IsTruncated } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }),
        );
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (Objects.length > 0) {
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
          );
          if (Errors[0]) throw new Error(`The store did not remove ${Errors[0].Key}: ${Errors[0].Message}`);
        }
        if (!IsTruncated) return;
      }
    },
  };
}

/** What temporary credentials may do: put objects below a prefix, each of a limited size where the store knows that condition. */
const putBelow = (bucket: string, prefix: string, maxBytes: number) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Action: 's3:PutObject',
      Resource: `arn:aws:s3:::${bucket}/${prefix}*`,
      Condition: { NumericLessThanEqualsIfExists: { 's3:content-length': maxBytes } },
    },
  ],
});
