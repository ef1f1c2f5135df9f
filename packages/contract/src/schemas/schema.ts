import type { z } from 'zod';
import type { CallGroup } from '../call';
import type { LoginOutCode, ServerErrorCode } from '../constants';

/** What a call takes and answers; stands beside its descriptor under the same name. */
export interface CallSchema {
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly request: z.ZodObject;
  /** What the envelope's `data` holds on success. */
  readonly response: z.ZodType;
  /** Error codes besides 400, 429 and 500 (any call) and 900 to 905 (members' calls). */
  readonly codes?: readonly (ServerErrorCode | LoginOutCode)[];
}

/** Schemas for every call of a group: a missing or an extra one does not compile. */
export type SchemasFor<Group extends CallGroup> = { readonly [Name in keyof Group]: CallSchema };
