import type { z } from 'zod';

/** What a schema is made of, as far as the contract uses it. */
export type Definition =
  | {
      type: 'string' | 'number' | 'int' | 'boolean' | 'null' | 'unknown' | 'undefined';
    }
  | { type: 'literal'; values: readonly (string | number | boolean | null)[] }
  | { type: 'enum'; entries: Readonly<Record<string, string | number>> }
  | { type: 'nullable' | 'optional' | 'default'; innerType: z.ZodType }
  | { type: 'array'; element: z.ZodType }
  | { type: 'record'; valueType: z.ZodType }
  | { type: 'object'; shape: Record<string, z.ZodType> }
  | { type: 'union'; options: readonly z.ZodType[] }
  | { type: 'pipe'; in: z.ZodType; out: z.ZodType };

/** A schema's definition; the library types it too widely to be read. */
export const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;
