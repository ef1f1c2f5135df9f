/** What a browser needs to put one file into the object store by a form POST. */
export interface PostPermission {
  bucketName: string;
  key: string;
  endPoint: string;
  accessKeyId: string;
  /** Base64 of the policy document. */
  policy: string;
  signature: string;
  /** Fields of the form, all but the file; absent: those of version 1 of the spec's store. */
  fields?: Record<string, string>;
  /** Where the object can be read once it is there. */
  host: string;
  expiresAtMs: number;
}

/** Temporary credentials: for a client that signs its own policies. */
export interface TemporaryCredentials {
  bucketName: string;
  endPoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** Sent along with every upload. */
  securityToken: string;
  expiresAtMs: number;
}

/** How a file is handed out by a link. */
export interface LinkOptions {
  /** What it is saved as. */
  fileName: string;
  /** Of those that no browser renders as a page; another is sent as bytes. */
  contentType: string;
  /** From now on. */
  lifeMs: number;
}

const HARMLESS = /^(image\/(avif|gif|jpeg|png|webp)|video\/mp4|model\/gltf-binary|model\/gltf\+json)$/;

/** The type that a file is sent with: never one that runs in our name. */
export const harmlessType = (contentType: string): string =>
  HARMLESS.test(contentType) ? contentType : 'application/octet-stream';

/** Has a browser save the file when it is opened by itself; pictures and videos on a page show all the same. */
export const savedAs = (fileName: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** A store of files with POST policies that answers 204 to an upload. */
export interface ObjectStore {
  /** Where an object with this key can be read. */
  urlOf(key: string): string;
  /** A permission for one key, to be used before it expires. */
  permit(key: string, options: { maxBytes: number }): Promise<PostPermission>;
  /** The bytes of an object; undefined where there is none, or more than `maxBytes` of them. */
  read(key: string, options: { maxBytes: number }): Promise<Uint8Array | undefined>;
  /** Puts an object of our own there, for everybody to read. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** An address by which whoever has it reads one object, for a while. */
  linkTo(key: string, options: LinkOptions): Promise<string>;
  /** Removes every object whose key begins with this; none is no error. */
  removeAll(prefix: string): Promise<void>;
  /** Keys for objects below a prefix and up to a size only, for a quarter of an hour; undefined where the store lends none. */
  temporaryCredentials(
    prefix: string,
    options: { maxBytes: number },
  ): Promise<TemporaryCredentials | undefined>;
}
