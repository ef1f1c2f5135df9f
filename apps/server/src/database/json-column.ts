import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
