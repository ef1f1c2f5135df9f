import type { z } from 'zod';
import type { Calls } from './calls';
import type { failure, schemas, staticFiles } from './schemas';
import type { entities } from './schemas/entities';

// Published packages must not need the schema library for their types: `build/plain-types.ts` prints this file's types.

type Schemas = typeof schemas;

type TypesOf<Schema> = {
  request: Schema extends { request: infer Request extends z.ZodType } ? z.output<Request> : never;
  response: Schema extends { response: infer Response extends z.ZodType } ? z.output<Response> : never;
};

/** What every call takes and answers, by domain and name. */
export type CallTypes = {
  [Domain in keyof Calls]: {
    [Name in keyof Calls[Domain] & keyof Schemas[Domain]]: TypesOf<Schemas[Domain][Name]>;
  };
};

/** Entities whose calls come later. */
export type EntityTypes = { [Name in keyof typeof entities]: z.output<(typeof entities)[Name]> };

/** The JSON files below the CDN address. */
export type FileTypes = { [Name in keyof typeof staticFiles]: z.output<(typeof staticFiles)[Name]> };

/** The `data` of an answer that is not a success. */
export type FailureType = z.output<typeof failure>;
